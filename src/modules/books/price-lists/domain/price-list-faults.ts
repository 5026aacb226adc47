import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { unknownReference, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { ListFacts, PriceListDetails } from './price-list.js';

/** What a price list refers to, as it is stored. A reference that names nothing is absent. */
export interface ListSurroundings {
  /** The list as it was, if it is one already: what it names may stay although it is archived by now. */
  readonly before: (ListFacts & { readonly entries: readonly { readonly product_id: string }[] }) | undefined;
  readonly base: ListFacts | undefined;
  /** Whether another list is based on it. */
  readonly isBase: boolean;
  readonly products: ReadonlyMap<string, { readonly archived: boolean }>;
}

type Base = ListFacts | undefined;

/** Everything in the details of a price list that cannot hold. */
export function priceListFaults(details: PriceListDetails, around: ListSurroundings): FieldFault[] {
  return [
    ...dayFaults(details),
    ...(details.base_list_id === undefined ? [] : baseFaults(details, around)),
    ...ofBaseFaults(details, around),
    ...entryFaults(details, around),
  ];
}

function dayFaults({ valid_from, valid_until }: PriceListDetails): FieldFault[] {
  if (valid_from === undefined || valid_until === undefined || valid_until >= valid_from) return [];
  const detail = 'A list cannot end before it begins.';
  return [{ pointer: '#/valid_until', code: 'out_of_range', detail }];
}

function baseFaults(details: PriceListDetails, { before, base, isBase }: ListSurroundings): FieldFault[] {
  const fault = (code: string, detail: string): FieldFault[] => [{ pointer: '#/base_list_id', code, detail }];
  if (base === undefined) return [{ pointer: '#/base_list_id', ...unknownReference('price list') }];
  const isKept = before?.base_list_id === base.id;
  if (base.archived_at !== null && !isKept) return fault('archived', 'This price list is archived.');
  if (base.id === before?.id) return fault('not_allowed', 'A list cannot be based on itself.');
  if (base.base_list_id !== null || isBase) {
    return fault('not_allowed', 'A list that is based on another one cannot be the base of a third.');
  }
  return [...currencyFault(details, base), ...taxFault(details, base)];
}

/** What lists that are based on it rely on cannot change. */
function ofBaseFaults(details: PriceListDetails, { before, isBase }: ListSurroundings): FieldFault[] {
  if (!isBase || before === undefined) return [];
  const detail = 'Other lists are based on this one; it stays as it is for them.';
  const { currency, prices_include_tax = false } = details;
  return [
    ...(currency === before.currency ? [] : [{ pointer: '#/currency', code: 'not_allowed', detail }]),
    ...(prices_include_tax === before.prices_include_tax
      ? []
      : [{ pointer: '#/prices_include_tax', code: 'not_allowed', detail }]),
  ];
}

function currencyFault({ currency }: PriceListDetails, base: Base): FieldFault[] {
  if (base?.currency === currency) return [];
  const detail = `The list that it is based on is in ${String(base?.currency)}; nothing is converted.`;
  return [{ pointer: '#/currency', code: 'wrong_currency', detail }];
}

function taxFault({ prices_include_tax = false }: PriceListDetails, base: Base): FieldFault[] {
  if (base?.prices_include_tax === prices_include_tax) return [];
  const detail = 'The list that it is based on says otherwise; give both the same.';
  return [{ pointer: '#/prices_include_tax', code: 'not_allowed', detail }];
}

function entryFaults(details: PriceListDetails, { before, products }: ListSurroundings): FieldFault[] {
  const kept = new Set(before?.entries.map(({ product_id }) => product_id));
  const seen = new Map<string, number>();
  return (details.entries ?? []).flatMap(({ product_id, min_quantity }, at): FieldFault[] => {
    const pointer = jsonPointer(['entries', at, 'product_id']);
    const product = products.get(product_id);
    if (product === undefined) return [{ pointer, ...unknownReference('product') }];
    if (product.archived && !kept.has(product_id)) {
      return [{ pointer, code: 'archived', detail: 'This product is archived.' }];
    }
    const key = `${product_id} ${min_quantity?.toString() ?? '0'}`;
    const first = seen.get(key);
    seen.set(key, first ?? at);
    if (first === undefined) return [];
    const detail = `Entry ${first} is of the same product from the same quantity on; keep one of them.`;
    return [{ pointer: jsonPointer(['entries', at]), code: 'overlap', detail }];
  });
}
