import type { CreateInvoice, InvoiceItem } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { defined } from '../forms/defined';

type Line = CreateInvoice['items'][number];
type Adjustments = NonNullable<Line['discounts']>;

/** A line of an invoice as the editor holds it. */
export interface LineValues {
  product_id: string | null;
  quantity: string;
  price: string;
  tax_rate: string;
  tax_category: NonNullable<Line['tax_category']> | null;
  /** The first discount, when it is a percentage. */
  discount: string;
  description: string;
  /** What a program has put there and the editor does not show. */
  kept: { discounts: Adjustments; charges: Adjustments; price_base_quantity: number | null };
}

/** A line that nobody has filled in yet; the tax rate is proposed by the line before. */
export function newLine(tax_rate = ''): LineValues {
  return {
    product_id: null,
    quantity: '1',
    price: '',
    tax_rate,
    tax_category: null,
    discount: '',
    description: '',
    kept: { discounts: [], charges: [], price_base_quantity: null },
  };
}

/** A stored line for the editor. The standard category follows from the rate, and is not said. */
export function lineValues(item: InvoiceItem): LineValues {
  const [first, ...others] = item.discounts.map(adjustment);
  const isPercent = first?.percent != null && first.reason == null;
  const base = item.price_base_quantity;
  return {
    product_id: item.product_id,
    quantity: textOfNumber(item.quantity),
    price: textOfNumber(item.price),
    tax_rate: textOfNumber(item.tax_rate),
    tax_category: item.tax_category === 'S' ? null : item.tax_category,
    discount: isPercent ? textOfNumber(first.percent) : '',
    description: item.description ?? '',
    kept: {
      discounts: isPercent || first === undefined ? others : [first, ...others],
      charges: item.charges.map(adjustment),
      price_base_quantity: base === 1 ? null : base,
    },
  };
}

/** A line as the API takes it. Fields that are empty are left out, for the service to ask for. */
export function lineBody(line: LineValues): Line {
  const { discount, kept, description, product_id, quantity, price, tax_rate, tax_category } = line;
  const percent = numberOf(discount);
  const discounts = [...(percent === undefined ? [] : [{ percent }]), ...kept.discounts];
  const fields = {
    product_id,
    quantity: numberOf(quantity),
    price: numberOf(price),
    tax_rate: numberOf(tax_rate),
    tax_category,
    price_base_quantity: kept.price_base_quantity,
    discounts: discounts.length === 0 ? undefined : discounts,
    charges: kept.charges.length === 0 ? undefined : kept.charges,
    description: description.trim() === '' ? undefined : description,
  };
  // The service says which of the required fields are missing.
  return defined(fields) as Line;
}

/** Whether somebody has begun to fill in a line. */
export function isBegun({ product_id, price, description }: LineValues): boolean {
  return product_id !== null || price !== '' || description.trim() !== '';
}

/** Whether a line can be calculated. */
export function isComplete({ product_id, quantity, price, tax_rate }: LineValues): boolean {
  return product_id !== null && quantity !== '' && price !== '' && tax_rate !== '';
}

interface Applied {
  readonly percent: number | null;
  readonly amount: number;
  readonly reason: string | null;
}

/** An adjustment as it was asked for: a percentage, or an amount. */
export function adjustment(applied: Applied): Adjustments[number] {
  const { percent, amount, reason } = applied;
  return { ...(percent === null ? { amount } : { percent }), ...(reason === null ? {} : { reason }) };
}
