import type { CreateInvoice, InvoiceItem, QuoteItem } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';
import {
  adjustmentDecimals,
  adjustmentValues,
  lineAdjustments,
  type AdjustmentValues,
} from './adjustment-values';

import { textsAround, textsBody, type TextsAround } from './texts/line-texts';
import { lineDetailsBody, lineDetailsOf, type LineDetails } from './e-invoice-details';

type Line = CreateInvoice['items'][number];

/** What only lines of quotes say. */
type Choice = Pick<QuoteItem, 'optional' | 'group'>;

/**
 * Where the price in the field comes from: `typed` by somebody, `proposed` by the panel as the product's own, or
 * `offered` by the price list of the customer. An offered one is not sent: the service finds it, and keeps where it was
 * found. Both others follow the customer until somebody types a price.
 */
export type PriceFrom = 'typed' | 'proposed' | 'offered';

/** The form values of a line. */
export interface LineValues extends TextsAround {
  product_id: string | null;
  quantity: string;
  price: string;
  price_from: PriceFrom;
  tax_rate: string;
  tax_category: NonNullable<Line['tax_category']> | null;
  /** The first discount, if it is only a percentage: it has a field of its own. */
  discount: string;
  description: string;
  /** All other discounts. */
  discounts: AdjustmentValues[];
  charges: AdjustmentValues[];
  /** The number of units that the price covers; empty for one. */
  price_base_quantity: string;
  details: LineDetails;
  /** Of a line of a quote: whether its customer may leave it out. */
  optional: boolean;
  /** The name of the alternatives that it is one of; empty for none. */
  group: string;
}

/** Returns an empty line. The previous line proposes its tax rate. */
export function newLine(tax_rate = ''): LineValues {
  return {
    product_id: null,
    quantity: '1',
    price: '',
    price_from: 'typed',
    tax_rate,
    tax_category: null,
    discount: '',
    description: '',
    discounts: [],
    charges: [],
    price_base_quantity: '',
    details: lineDetailsOf(undefined),
    above: [],
    below: [],
    optional: false,
    group: '',
  };
}

/** Converts a stored line to form values. The standard category follows from the rate and stays empty. */
export function lineValues(item: InvoiceItem & Partial<Choice>): LineValues {
  const [first, ...others] = item.discounts.map(adjustmentValues);
  const isPlain = first?.unit === 'percent' && first.reason + first.reason_code + first.base_amount === '';
  const base = item.price_base_quantity;
  return {
    product_id: item.product_id,
    quantity: textOfNumber(item.quantity),
    price: textOfNumber(item.price),
    // What was found once stays, and a line of a recurring invoice may leave its price to each date.
    price_from: (item.price as number | undefined) === undefined ? 'offered' : 'typed',
    tax_rate: textOfNumber(item.tax_rate),
    tax_category: item.tax_category === 'S' ? null : item.tax_category,
    discount: isPlain ? first.value : '',
    description: item.description ?? '',
    discounts: isPlain || first === undefined ? others : [first, ...others],
    charges: item.charges.map(adjustmentValues),
    price_base_quantity: base === 1 ? '' : textOfNumber(base),
    details: lineDetailsOf(item),
    ...textsAround(item),
    optional: item.optional ?? false,
    group: item.group ?? '',
  };
}

/** Converts a line for the API, without empty fields. The service reports those that it requires. */
export function lineBody(line: LineValues): Line {
  const { discount, description, product_id, quantity, price, tax_rate, tax_category } = line;
  const percent = numberOf(discount);
  const others = lineAdjustments(line.discounts) ?? [];
  const discounts = [...(percent === undefined ? [] : [{ percent }]), ...others];
  const fields = {
    ...lineDetailsBody(line.details),
    ...textsBody(line),
    product_id,
    quantity: numberOf(quantity),
    // A price that is not sent is found by the service, which is not what an empty field of the panel says.
    price: line.price_from === 'offered' ? undefined : (numberOf(price) ?? ''),
    tax_rate: numberOf(tax_rate),
    tax_category,
    price_base_quantity: numberOf(line.price_base_quantity),
    discounts: discounts.length === 0 ? undefined : discounts,
    charges: lineAdjustments(line.charges),
    description: description.trim() === '' ? undefined : description,
  };
  // The service reports missing required fields.
  return defined(fields) as Line;
}

/** Whether the user has started to fill in a line. */
export function isBegun({ product_id, price, description, above, below }: LineValues): boolean {
  const hasTexts = above.length + below.length > 0;
  return product_id !== null || price !== '' || description.trim() !== '' || hasTexts;
}

/** Whether a line can be calculated. */
export function isComplete({ product_id, quantity, price, tax_rate }: LineValues): boolean {
  return product_id !== null && quantity !== '' && price !== '' && tax_rate !== '';
}

/** Returns the decimals in a line that users type. */
export function lineDecimals(line: LineValues): string[] {
  const { quantity, price, tax_rate, discount, price_base_quantity, discounts, charges, details } = line;
  return [
    ...[quantity, price, tax_rate, discount, price_base_quantity],
    ...[details.list_price, details.price_discount],
    ...adjustmentDecimals(discounts),
    ...adjustmentDecimals(charges),
  ];
}
