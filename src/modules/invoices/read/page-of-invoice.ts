import { toTypeId } from '../../../kernel/ids/type-id.js';
import { notFound } from '../../../kernel/problems/problem.js';
import type { Lists, Page, Principal, Transaction, UnitOfWork } from '../../../platform/index.js';
import type { ListDefinition } from '../../../platform/lists.js';
import { invoices } from '../invoices.resource.js';

/** Who asks for which invoice's part of a list, and how: its query parameters. */
interface Asked {
  readonly who: Principal;
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
}

/** A page of a list with the filter `invoice_id`, of one invoice. Raises `not_found`, and what `Lists.read` raises. */
export function pageOfInvoice<Row extends { readonly id: string }>(
  { work, lists }: { readonly work: UnitOfWork; readonly lists: Lists },
  list: ListDefinition<Row>,
  { who, id, query }: Asked,
): Promise<Page<Row>> {
  const request = lists.read(list, { ...query, invoice_id: toTypeId(invoices.idPrefix, id) }, who);
  return work.run(who, async (tx) => {
    const [page] = await Promise.all([lists.page(tx, request), assertInvoice(tx, id)]);
    return page;
  });
}

async function assertInvoice(tx: Transaction, id: string): Promise<void> {
  const values = [tx.organizationId, id];
  const row = await tx.row('SELECT 1 AS found FROM invoices WHERE organization_id = $1 AND id = $2', values);
  if (row === undefined) throw notFound('invoice');
}
