import type { InvoiceEntity } from '../entities/invoice.entity.js';
import { draftNames, draftValues, newInvoice } from '../write/draft-columns.sql.js';

/** What is stored of an invoice of before, and not of a draft. */
const importedColumns = [
  'status',
  'number',
  'seller',
  'buyer',
  'finalized_at',
  'paid_at',
  'voided_at',
  'overdue_at',
  'reminders_paused_until',
  'imported_from',
  'external_id',
] as const satisfies readonly (keyof typeof newInvoice)[];

const names = [...draftNames, ...importedColumns];

/** $1 organization, $2 id, $3 now, then the columns. What is not named has its default. */
export const insertImported = `
  INSERT INTO invoices (organization_id, id, created_at, updated_at, ${names.join(', ')})
  VALUES ($1, $2, $3, $3, ${names.map((_name, index) => `$${index + 4}`).join(', ')})`;

/** In the order of the columns. */
export function importedValues(invoice: InvoiceEntity): unknown[] {
  const { seller, buyer } = invoice;
  const row = { ...invoice, seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) };
  return [...draftValues(invoice), ...importedColumns.map((name) => row[name])];
}

/** $1 organization, $2 numbers, $3 where they come from, $4 identifiers there. */
export const knownInvoices = `
  SELECT id, version, number, imported_from, external_id, issue_date, currency, total FROM invoices
   WHERE organization_id = $1
     AND (number = ANY ($2::text[]) OR (external_id = ANY ($4::text[]) AND imported_from = $3))`;
