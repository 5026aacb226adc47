import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * New invoices bring their search terms along (decision 0141). The trigger still makes them for everybody who does not
 * say so, such as a node of the version before.
 *
 * And the numbers of invoices are unique by the chain of issued documents alone, which has each of them. Locks invoices
 * for a moment.
 */
export class TakeGivenTerms1795640060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepTermsWhen(`(${HAS_TERMS}) AND current_setting('app.gives_invoice_terms', true) IS DISTINCT FROM 'on'`)}
      DROP INDEX uq_invoices_number;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepTermsWhen(HAS_TERMS)}
      CREATE UNIQUE INDEX uq_invoices_number ON invoices (organization_id, number) WHERE number IS NOT NULL;`);
  }
}

const HAS_TERMS = `NEW.reference IS NOT NULL OR NEW.metadata <> '{}'`;

function keepTermsWhen(condition: string): string {
  return `
      CREATE OR REPLACE TRIGGER keep_terms_of_new AFTER INSERT ON invoices
        FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION keep_invoice_terms();`;
}
