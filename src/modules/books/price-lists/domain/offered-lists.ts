import { Decimal } from '../../../../kernel/money/decimal.js';
import type { OfferedList, PriceStep } from '../../../../kernel/prices/offered-price.js';

/** What the expression of `offeredListsSql` gives for each list. */
export interface OfferedListRow extends Pick<
  OfferedList,
  'id' | 'currency' | 'prices_include_tax' | 'valid_from' | 'valid_until'
> {
  readonly base_list_id: string | null;
  readonly discount_percent: string | null;
  readonly archived: boolean;
  /** Product, quantity from which it holds, price. */
  readonly entries: readonly (readonly [string, string, string])[] | null;
}

/** The lists by their identifier, each with its base. */
export function offeredLists(rows: readonly OfferedListRow[] | null): ReadonlyMap<string, OfferedList> {
  const lists = new Map((rows ?? []).map((row) => [row.id, listOf(row)]));
  for (const { id, base_list_id } of rows ?? []) {
    const [list, base] = [lists.get(id), base_list_id === null ? undefined : lists.get(base_list_id)];
    if (list !== undefined && base !== undefined) lists.set(id, { ...list, base });
  }
  return lists;
}

function listOf({
  base_list_id: _base,
  archived,
  discount_percent,
  entries,
  ...list
}: OfferedListRow): OfferedList {
  const steps = new Map<string, PriceStep[]>();
  for (const [product, min_quantity, price] of entries ?? []) {
    const step = { min_quantity: Decimal.ofStored(min_quantity), price: Decimal.ofStored(price) };
    const others = steps.get(product);
    if (others === undefined) steps.set(product, [step]);
    else others.push(step);
  }
  const discount = discount_percent === null ? null : Decimal.ofStored(discount_percent);
  return { ...list, isArchived: archived, discount_percent: discount, base: undefined, steps };
}
