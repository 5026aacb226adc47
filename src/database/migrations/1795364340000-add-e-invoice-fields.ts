import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What electronic invoices say beside amounts, the tax categories L and M, and more prepaid than the total (decision
 * 0091).
 *
 * Locks customers, organizations, products, invoices, their lines and those of credit notes. The new columns are empty,
 * which takes no time; the new conditions read each table once.
 */
export class AddEInvoiceFields1795364340000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(categories("'S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'"));
    await runner.query(amountDue('greatest(total + payable_rounding - prepaid_amount, 0)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(amountDue('total + payable_rounding - prepaid_amount'));
    await runner.query(categories("'S', 'Z', 'E', 'AE', 'K', 'G', 'O'"));
    await runner.query(NO_COLUMNS);
  }
}

const COLUMNS = `
  ALTER TABLE organizations
    ADD COLUMN identifiers jsonb, ADD COLUMN legal_registration jsonb, ADD COLUMN legal_info text,
    ADD COLUMN electronic_address jsonb, ADD COLUMN contact jsonb, ADD COLUMN tax_representative jsonb;
  ALTER TABLE customers
    ADD COLUMN trading_name text, ADD COLUMN identifiers jsonb, ADD COLUMN legal_registration jsonb,
    ADD COLUMN electronic_address jsonb, ADD COLUMN buyer_reference text,
    ADD COLUMN buyer_accounting_reference text, ADD COLUMN document_format text,
    ADD CONSTRAINT ck_customers_document_format
      CHECK (document_format IN ('peppol', 'xrechnung_ubl', 'xrechnung_cii', 'factur_x'));
  ALTER TABLE products ADD COLUMN gtin text;
  ALTER TABLE invoices ADD COLUMN e_invoice jsonb;
  ALTER TABLE invoice_items ADD COLUMN e_invoice jsonb;`;

const NO_COLUMNS = `
  ALTER TABLE invoice_items DROP COLUMN e_invoice;
  ALTER TABLE invoices DROP COLUMN e_invoice;
  ALTER TABLE products DROP COLUMN gtin;
  ALTER TABLE customers
    DROP COLUMN trading_name, DROP COLUMN identifiers, DROP COLUMN legal_registration,
    DROP COLUMN electronic_address, DROP COLUMN buyer_reference, DROP COLUMN buyer_accounting_reference,
    DROP COLUMN document_format;
  ALTER TABLE organizations
    DROP COLUMN identifiers, DROP COLUMN legal_registration, DROP COLUMN legal_info,
    DROP COLUMN electronic_address, DROP COLUMN contact, DROP COLUMN tax_representative;`;

function categories(list: string): string {
  return ['products', 'invoices', 'invoice_items', 'credit_note_items']
    .map((table) => {
      const name = `ck_${table}_tax_category`;
      return `
  ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (tax_category IN (${list}));`;
    })
    .join('');
}

function amountDue(payable: string): string {
  return `
  ALTER TABLE invoices DROP CONSTRAINT ck_invoices_amount_due, ADD CONSTRAINT ck_invoices_amount_due CHECK (
    amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
      ELSE ${payable} - amount_paid - amount_credited END);`;
}
