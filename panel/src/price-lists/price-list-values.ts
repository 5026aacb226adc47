import type { CreatePriceList, PriceList } from '@countinghouse/client';
import type { UseFormReturnType } from '@mantine/form';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import { metadataOf, rowsOf } from '../forms/metadata';
import { withoutBlanks } from '../forms/without-blanks';

/** The form values of a price list. They have the names of the API, so that its faults find their fields. */
export type PriceListValues = ReturnType<typeof priceListValues>;
export type PriceListFields = UseFormReturnType<PriceListValues>;

/** One price: of a product, from a quantity on. */
export interface EntryValues {
  product_id: string | null;
  price: string;
  min_quantity: string;
}

/** Returns the form values of a price list, or of a new one in this currency. */
export function priceListValues(list?: PriceList, currency = 'EUR') {
  return {
    name: list?.name ?? '',
    currency: list?.currency ?? currency,
    prices_include_tax: list?.prices_include_tax ?? false,
    valid_from: list?.valid_from ?? '',
    valid_until: list?.valid_until ?? '',
    base_list_id: list?.base_list_id ?? null,
    discount_percent: textOfNumber(list?.discount_percent),
    entries: list?.entries.map(entryValues) ?? [],
    note: list?.note ?? '',
    metadata: rowsOf(list?.metadata ?? {}),
  };
}

/** Returns a new price: of the same product as the one before it, because most have several steps. */
export function newEntry(before?: EntryValues): EntryValues {
  const isStep = before !== undefined && before.min_quantity !== '';
  return { product_id: isStep ? before.product_id : null, price: '', min_quantity: '' };
}

/** Builds the request body that creates or completely replaces a price list. */
export function priceListBody({
  entries,
  discount_percent,
  metadata,
  ...values
}: PriceListValues): CreatePriceList {
  const others = { discount_percent: numberOf(discount_percent), metadata: metadataOf(metadata) };
  return {
    ...(withoutBlanks(values) as Partial<CreatePriceList>),
    ...defined(others),
    name: values.name,
    currency: values.currency,
    // The service reports what is missing of a price.
    entries: entries.map(({ product_id, price, min_quantity }) =>
      defined({ product_id, price: numberOf(price), min_quantity: numberOf(min_quantity) }),
    ) as CreatePriceList['entries'] & object,
  };
}

function entryValues({ product_id, price, min_quantity }: PriceList['entries'][number]): EntryValues {
  return { product_id, price: textOfNumber(price), min_quantity: textOfNumber(min_quantity) };
}
