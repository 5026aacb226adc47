import { decimalAmount, minorUnitsOf, shareOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type {
  DocumentAdjustmentDetails,
  InvoiceDetails,
  ItemDetails,
} from '../../../books/invoices/index.js';
import { carriedTexts, withTexts } from '../domain/carried-texts.js';

/** A line that was accepted, with its amounts in minor units. */
export interface AcceptedLine {
  readonly id: string;
  readonly quantity: Decimal;
  readonly net: MinorUnits;
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
  readonly details: ItemDetails;
}

/** A quote as far as invoices are made of it. */
export interface AcceptedQuote {
  readonly currency: string;
  readonly content: InvoiceDetails;
  readonly lines: readonly AcceptedLine[];
}

/** Quantities by line, in millionths. */
export type Quantities = ReadonlyMap<string, bigint>;

/** How much of each line is on no invoice yet; lines of which nothing is left are absent. */
export function leftOf(
  lines: readonly Pick<AcceptedLine, 'id' | 'quantity'>[],
  taken: Quantities,
): Map<string, bigint> {
  const left = lines.map(
    ({ id, quantity: { micros } }) => [id, micros - (taken.get(id) ?? 0n), micros] as const,
  );
  // More than was accepted leaves nothing.
  return new Map(
    left.flatMap(([id, rest, whole]) => ((whole > 0n ? rest > 0n : rest < 0n) ? [[id, rest]] : [])),
  );
}

/**
 * What an invoice of some quantities is made of, and the lines of the quote behind its lines.
 *
 * Percentages stay. Amounts are shared by what was invoiced before and is now, so that the parts of a line, and of the
 * document, add up to the whole whatever the parts are.
 */
export function partOfQuote(
  { currency, content, lines }: AcceptedQuote,
  taken: Quantities,
  wanted: Quantities,
): { readonly details: InvoiceDetails; readonly itemIds: readonly string[] } {
  const texts = carriedTexts(
    lines.map(({ details }) => details),
    lines.map(({ id }) => wanted.has(id)),
  );
  const chosen = lines
    .map((line, at) => ({ ...line, details: withTexts(line.details, texts[at]) }))
    .filter(({ id }) => wanted.has(id));
  const adjustments = (kind: 'discounts' | 'charges'): DocumentAdjustmentDetails[] =>
    (content[kind] ?? []).flatMap((one) => {
      const own = lines.filter((line) => bears(one, line));
      // One of a tax that no line has goes with all of them.
      const bearing = own.length === 0 ? lines : own;
      if (!bearing.some(({ id }) => wanted.has(id))) return [];
      return adjusted(one, { currency, span: spanOf(bearing, taken, wanted) });
    });
  const items = chosen.map(({ id, quantity, tax_rate, tax_category, details }): ItemDetails => {
    const before = taken.get(id) ?? 0n;
    const now = wanted.get(id) ?? 0n;
    const span = { before, after: before + now, whole: quantity.micros };
    const parts = (said: ItemDetails['discounts'] = []) =>
      said.flatMap((one) => adjusted(one, { currency, span }));
    return {
      ...details,
      ...{ tax_rate, tax_category, quantity: Decimal.ofMicros(now) },
      discounts: parts(details.discounts),
      charges: parts(details.charges),
    };
  });
  const [discounts, charges] = [adjustments('discounts'), adjustments('charges')];
  return { details: { ...content, items, discounts, charges }, itemIds: chosen.map(({ id }) => id) };
}

/** From what was invoiced before to what is invoiced now, of a whole. */
interface Span {
  readonly before: bigint;
  readonly after: bigint;
  readonly whole: bigint;
}

/** Fractions of a line's net amount are counted in millionths. */
const FINE = 1_000_000n;

function spanOf(lines: readonly AcceptedLine[], taken: Quantities, wanted: Quantities): Span {
  const weight = (micros: (id: string) => bigint): bigint => {
    return lines.reduce((sum, { id, net, quantity }) => {
      return quantity.micros === 0n ? sum : sum + (net * FINE * micros(id)) / quantity.micros;
    }, 0n);
  };
  const before = weight((id) => taken.get(id) ?? 0n);
  const after = weight((id) => (taken.get(id) ?? 0n) + (wanted.get(id) ?? 0n));
  const whole = lines.reduce((sum, { net }) => sum + net * FINE, 0n);
  if (whole !== 0n) return { before, after, whole };
  // Of lines that come to nothing together, the last part bears it.
  const isLast = lines.every(({ id, quantity }) => {
    return (taken.get(id) ?? 0n) + (wanted.get(id) ?? 0n) === quantity.micros;
  });
  return { before: 0n, after: isLast ? 1n : 0n, whole: 1n };
}

/** Whether a discount or charge of the document falls on a line: one without a tax of its own falls on all. */
function bears(
  { tax_rate, tax_category }: DocumentAdjustmentDetails,
  line: Pick<AcceptedLine, 'tax_rate' | 'tax_category'>,
): boolean {
  const isOfRate = tax_rate === undefined || tax_rate.equals(line.tax_rate);
  return isOfRate && (tax_category === undefined || tax_category === line.tax_category);
}

/** The part of a discount or charge; none where nothing falls on it. */
function adjusted<One extends DocumentAdjustmentDetails>(
  one: One,
  { currency, span }: { readonly currency: string; readonly span: Span },
): One[] {
  const part = (amount: Decimal): Decimal | undefined => {
    const units = minorUnitsOf(amount, currencyExponent(currency)) ?? 0n;
    const share = shareOf(units, span.after, span.whole) - shareOf(units, span.before, span.whole);
    return share === 0n ? undefined : decimalAmount(share, currency);
  };
  const { amount, base_amount } = one;
  if (one.percent === undefined) {
    const share = amount && part(amount);
    return share === undefined ? [] : [{ ...one, amount: share }];
  }
  if (base_amount === undefined) return [one];
  const share = part(base_amount);
  return share === undefined ? [] : [{ ...one, base_amount: share }];
}
