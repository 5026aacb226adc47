import { toTypeId } from '../../../../kernel/ids/type-id.js';
import { notFound } from '../../../../kernel/problems/problem.js';
import type { Lists, Page, Transaction } from '../../../../platform/index.js';
import type { ListRequest } from '../../../../platform/lists.js';
import { invoices } from '../invoices.resource.js';

type Query = Readonly<Record<string, string>>;

/** The parameters of a list below an invoice: those of the request, and the filter `invoice_id`. */
export function queryOfInvoice(id: string, given: Query): Query {
  return { ...given, invoice_id: toTypeId(invoices.idPrefix, id) };
}

/** A page of a list below an invoice. Raises `not_found` when the organization has no such invoice. */
export async function pageOfInvoice<Row extends { readonly id: string }>(
  { tx, lists }: { readonly tx: Transaction; readonly lists: Lists },
  id: string,
  request: ListRequest<Row>,
): Promise<Page<Row>> {
  const invoice = tx.row('SELECT 1 AS found FROM invoices WHERE organization_id = $1 AND id = $2', [
    tx.organizationId,
    id,
  ]);
  const [page, found] = await Promise.all([lists.page(tx, request), invoice]);
  if (found === undefined) throw notFound('invoice');
  return page;
}
