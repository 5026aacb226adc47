import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices of before: where they come from, no number twice whoever gave it, and imports of them.
 *
 * The index locks invoices against writing while it is built; no row is written anew.
 */
export class ImportInvoices1797796900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INVOICES);
    await runner.query(IMPORTS);
    await runner.query(TAKE_BACK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION take_back_invoice');
    await runner.query(`
      ALTER TABLE import_rows DROP COLUMN customer_id, DROP COLUMN customer_version;
      ALTER TABLE imports DROP CONSTRAINT ck_imports_kind, DROP CONSTRAINT ck_imports_customers,
        DROP CONSTRAINT ck_imports_date_order, DROP COLUMN customers, DROP COLUMN date_order, DROP COLUMN totals,
        DROP COLUMN numbering,
        ADD CONSTRAINT ck_imports_kind CHECK (kind IN ('customers', 'products'))`);
    await runner.query('DROP INDEX uq_invoices_number, uq_invoices_external_id');
    await runner.query(`
      ALTER TABLE invoices DROP CONSTRAINT ck_invoices_imported, DROP COLUMN imported_from, DROP COLUMN external_id`);
  }
}

const INVOICES = `
  ALTER TABLE invoices
    ADD COLUMN imported_from text,
    ADD COLUMN external_id text,
    ADD CONSTRAINT ck_invoices_imported
      CHECK (imported_from IS NULL AND external_id IS NULL OR imported_from IS NOT NULL AND status <> 'draft');
  CREATE UNIQUE INDEX uq_invoices_number ON invoices (organization_id, number) WHERE number IS NOT NULL;
  CREATE UNIQUE INDEX uq_invoices_external_id ON invoices (organization_id, external_id, imported_from)
    WHERE external_id IS NOT NULL;`;

const IMPORTS = `
  ALTER TABLE imports
    DROP CONSTRAINT ck_imports_kind,
    ADD COLUMN customers text NOT NULL DEFAULT 'existing',
    ADD COLUMN date_order text,
    ADD COLUMN totals jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN numbering jsonb,
    ADD CONSTRAINT ck_imports_kind CHECK (kind IN ('customers', 'products', 'invoices')),
    ADD CONSTRAINT ck_imports_customers CHECK (customers IN ('existing', 'create')),
    ADD CONSTRAINT ck_imports_date_order CHECK (date_order IN ('ymd', 'dmy', 'mdy'));
  ALTER TABLE import_rows
    ADD COLUMN customer_id uuid,
    ADD COLUMN customer_version integer;`;

/**
 * The service cannot delete money. Of an invoice of before it may take back what came in with it, as long as nothing
 * else names it: the foreign keys of all tables say so.
 */
const TAKE_BACK = `
  CREATE FUNCTION take_back_invoice(invoice uuid, seen integer) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$
    DECLARE
      organization uuid := nullif(current_setting('app.organization', true), '')::uuid;
      paid uuid[];
    BEGIN
      PERFORM FROM public.invoices i
        WHERE i.organization_id = organization AND i.id = invoice AND i.version = seen AND i.imported_from IS NOT NULL
        FOR UPDATE;
      IF NOT FOUND THEN RETURN false; END IF;
      paid := ARRAY(SELECT DISTINCT a.payment_id FROM public.payment_allocations a
                     WHERE a.organization_id = organization AND a.invoice_id = invoice);
      IF EXISTS (SELECT FROM public.payments p
                  WHERE p.organization_id = organization AND p.id = ANY (paid) AND p.version > 1) THEN
        RETURN false;
      END IF;
      DELETE FROM public.payment_allocations WHERE organization_id = organization AND payment_id = ANY (paid);
      DELETE FROM public.payment_search_terms WHERE organization_id = organization AND id = ANY (paid);
      DELETE FROM public.payments WHERE organization_id = organization AND id = ANY (paid);
      DELETE FROM public.invoice_settlements WHERE organization_id = organization AND invoice_id = invoice;
      DELETE FROM public.invoice_terms WHERE organization_id = organization AND id = invoice;
      DELETE FROM public.invoices WHERE organization_id = organization AND id = invoice;
      RETURN true;
    EXCEPTION WHEN foreign_key_violation THEN
      RETURN false;
    END $$;
  REVOKE ALL ON FUNCTION take_back_invoice FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION take_back_invoice TO countinghouse_runtime;`;
