import { positionsOf, wordsAround } from '../../lines/line-texts.js';
import { Decimal, microsPerOne } from '../../money/decimal.js';
import { absolute, type MinorUnits } from '../../money/amount.js';
import type { CurrencyCode } from '../../money/currency.js';
import type { Adjustment, Item, Line, Price } from '../model.js';
import type { AdjustmentSource, DocumentSource, ItemSource } from '../source.js';
import { amountOf, identifierOf, oneLine, severalLines } from './texts.js';

/** A piece, where no unit is known. */
const PIECE = 'C62';
/** Reasons that stand for none: a discount (UNTDID 5189), and a miscellaneous service (UNTDID 7161). */
export const DEFAULT_REASONS = { discounts: '95', charges: 'ABK' } as const;

/** BG-25: the lines of the document, with the positions that are printed. */
export function linesOf(source: DocumentSource): Line[] {
  const positions = positionsOf(source.items);
  return source.items.map((item, at) => lineOf(item, positions[at]?.line, source));
}

function lineOf(item: ItemSource, position: string | undefined, source: DocumentSource): Line {
  const priced = pricedOf(item, source);
  return {
    id: position,
    note: noteOf(item),
    object: identifierOf(item.invoiced_object),
    ...priced,
    net: amountOf(item.net, source.currency),
    order_line: oneLine(item.order_line_reference),
    buyer_accounting_reference: oneLine(item.buyer_accounting_reference),
    period: item.service_period
      ? { start: item.service_period.start ?? undefined, end: item.service_period.end ?? undefined }
      : undefined,
    category: item.tax_category,
    // What is outside the tax has no rate (BR-O-05).
    rate: item.tax_category === 'O' ? undefined : item.tax_rate.toString(),
    item: what(item),
  };
}

/** What is said around a line is said by it: a heading is no line here, because a line has a price (BT-146). */
function noteOf(item: ItemSource): string | undefined {
  const { above, below } = wordsAround(item);
  return severalLines([...above, item.note ?? '', ...below].filter((words) => words !== '').join('\n'));
}

type Priced = Pick<Line, 'quantity' | 'unit' | 'price' | 'allowances' | 'charges'>;

/** Lines with prices without tax are written as they are; of all others only the net is exact without tax. */
function pricedOf(item: ItemSource, source: DocumentSource): Priced {
  const { quantity, price } = item;
  if (quantity === null || price === null || source.prices_include_tax) return netOnly(item, source.currency);
  const unit = unitOf(item);
  return {
    quantity: quantity.toString(),
    unit,
    price: { ...baseOf(item.price_base_quantity ?? null, unit), ...listPriceOf(item), net: price.toString() },
    allowances: (item.discounts ?? []).map((one) => adjustmentOf(one, 'discounts', { item, source })),
    charges: (item.charges ?? []).map((one) => adjustmentOf(one, 'charges', { item, source })),
  };
}

/**
 * The net as the price of the whole quantity, so that quantity times price is the net, exactly (PEPPOL-EN16931-R120).
 * A price is never negative (BR-27), so the quantity takes the sign of the net.
 */
function netOnly(item: ItemSource, currency: CurrencyCode): Priced {
  const magnitude = absolute(item.quantity?.micros ?? microsPerOne);
  const quantity = Decimal.ofMicros(item.net < 0n ? -magnitude : magnitude);
  const unit = item.quantity === null ? PIECE : unitOf(item);
  const price = { net: amountOf(absolute(item.net), currency), ...baseOf(Decimal.ofMicros(magnitude), unit) };
  return { quantity: quantity.toString(), unit, price, allowances: [], charges: [] };
}

function baseOf(quantity: Decimal | null, unit: string): Pick<Price, 'base_quantity' | 'base_unit'> {
  if (quantity === null || quantity.micros === microsPerOne) return {};
  return { base_quantity: quantity.toString(), base_unit: unit };
}

function listPriceOf({ list_price, price_discount }: ItemSource): Pick<Price, 'gross' | 'discount'> {
  if (!list_price || !price_discount) return {};
  return { gross: list_price.toString(), discount: price_discount.toString() };
}

function adjustmentOf(
  one: AdjustmentSource,
  kind: keyof typeof DEFAULT_REASONS,
  { item, source }: { readonly item: ItemSource; readonly source: DocumentSource },
): Adjustment {
  const base = one.base_amount ?? item.gross;
  return {
    amount: amountOf(one.amount, source.currency),
    ...percentOf(one.percent ?? null, { base, currency: source.currency }),
    ...reasonOf(one, kind),
  };
}

/** A percentage and what it was taken from; neither without the other (PEPPOL-EN16931-R041, R042). */
export function percentOf(
  percent: Decimal | null,
  { base, currency }: { readonly base: MinorUnits; readonly currency: CurrencyCode },
): Pick<Adjustment, 'percent' | 'base_amount'> {
  return percent === null ? {} : { percent: percent.toString(), base_amount: amountOf(base, currency) };
}

export function reasonOf(
  { reason, reason_code }: Pick<AdjustmentSource, 'reason' | 'reason_code'>,
  kind: keyof typeof DEFAULT_REASONS,
): Pick<Adjustment, 'reason' | 'reason_code'> {
  const text = oneLine(reason);
  const code = reason_code ?? (text === undefined ? DEFAULT_REASONS[kind] : undefined);
  return { reason: text, reason_code: code };
}

function what(item: ItemSource): Item {
  return {
    name: oneLine(item.name),
    description: severalLines(item.description),
    seller_id: oneLine(item.sku),
    buyer_id: oneLine(item.buyer_item_id),
    standard_id: identifierOf(item.standard_id),
    classifications: (item.classifications ?? []).flatMap((one) => identifierOf(one) ?? []),
    origin_country: item.origin_country ?? undefined,
    attributes: (item.attributes ?? []).map(({ name, value }) => ({
      name: oneLine(name),
      value: oneLine(value),
    })),
  };
}

function unitOf({ unit }: ItemSource): string {
  return unit?.code ?? PIECE;
}
