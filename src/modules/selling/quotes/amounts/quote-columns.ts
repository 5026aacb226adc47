import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { validationFailed, withFaultsAt, type FieldFault } from '../../../../kernel/problems/problem.js';
import { newId, type Transaction } from '../../../../platform/index.js';
import {
  draftCalculator,
  noLimits,
  toStoredContent,
  type CalculatedInvoice,
  type DraftCalculator,
  type InvoiceDetails,
  type ItemDetails,
} from '../../../books/invoices/index.js';
import { choiceFaults, proposedLines } from '../domain/chosen-lines.js';
import type { QuoteEntity, StoredQuoteItem } from '../entities/quote.entity.js';
import type { QuoteColumns } from '../quotes.repository.js';
import type { QuoteDetails } from './quote-details.js';

/**
 * What is stored of the details of a draft, with all amounts computed as those of an invoice: each line by itself, and
 * the totals of the lines that are proposed. What the draft before named may be archived by now. Raises
 * `validation_failed` with every fault.
 */
export async function quoteColumns(
  tx: Transaction,
  details: QuoteDetails,
  before?: Pick<QuoteEntity, 'customer_id' | 'items'>,
): Promise<QuoteColumns> {
  const faults = choiceFaults(details.items);
  if (faults.length > 0) throw validationFailed(faults);
  const { items, valid_until = null, terms = null, ...said } = details;
  const lines = items.map(({ optional: _optional, group: _group, ...line }) => line);
  // Not all of them hold together, so that their sum may be anything.
  const whole = { ...said, items: lines };
  const calculated = await draftCalculator(tx, whole, before && { kept: namedBefore(before) });
  const all = calculated(whole, noLimits);
  const chosen = proposedLines(items);
  const places = chosen.flatMap((is, at) => (is ? [at] : []));
  const proposed = ofPlaces(calculated, whole, places);
  const { currency } = all;
  return {
    ...totalsOf(proposed),
    // With the prices that were found: an offer does not change with a price list.
    content: toStoredContent({ ...whole, currency, items: withPrices(lines, all.items) }),
    items: items.map(({ optional = false, group = null }, at) => {
      const [one, place] = [all.items[at], places.indexOf(at)];
      const row = proposed.items[place] ?? (one && { ...one, taxable: one.net });
      if (row === undefined) throw new Error('A line of a quote has lost its amounts.');
      return storedItem(row, { id: newId(tx.now), optional, group, chosen: place >= 0 });
    }),
    valid_until,
    terms,
  };
}

function namedBefore({
  customer_id,
  items,
}: Pick<QuoteEntity, 'customer_id' | 'items'>): ReadonlySet<string> {
  return new Set([customer_id, ...items.map(({ product_id }) => product_id)]);
}

/** The same document with some of its lines alone. Faults have the places of all lines. */
function ofPlaces(
  calculated: DraftCalculator,
  details: InvoiceDetails,
  places: readonly number[],
): CalculatedInvoice {
  const items = places.flatMap((place) => details.items[place] ?? []);
  try {
    return calculated({ ...details, items });
  } catch (error) {
    throw withFaultsAt(error, (fault) => atPlace(fault, places));
  }
}

function atPlace(fault: FieldFault, places: readonly number[]): FieldFault {
  const [, at, rest = ''] = /^#\/items\/(\d+)(.*)$/.exec(fault.pointer) ?? [];
  const place = at === undefined ? undefined : places[Number(at)];
  return place === undefined ? fault : { ...fault, pointer: jsonPointer(['items', place]) + rest };
}

function withPrices(lines: readonly ItemDetails[], priced: CalculatedInvoice['items']): ItemDetails[] {
  return lines.map((line, at) => ({ ...line, price: line.price ?? priced[at]?.price }));
}

type Totals = Omit<QuoteColumns, 'content' | 'items' | 'valid_until' | 'terms'>;

function totalsOf(draft: CalculatedInvoice): Totals {
  const { customer_id, customer_name, currency, tax_rate, tax_category, tax_exemption_reason } = draft;
  const { tax_rounding, prices_include_tax, discounts, charges, tax_breakdown } = draft;
  const { subtotal, discount_total, charge_total, tax_total, total } = draft;
  const { reference, note, message, metadata } = draft;
  return {
    ...{ customer_id, customer_name, currency, tax_rate, tax_category, tax_exemption_reason },
    ...{ tax_rounding, prices_include_tax, discounts, charges, tax_breakdown },
    ...{ subtotal, discount_total, charge_total, tax_total, total },
    ...{ reference, note, message, metadata },
  };
}

function storedItem(
  row: CalculatedInvoice['items'][number],
  own: Pick<StoredQuoteItem, 'id' | 'optional' | 'group' | 'chosen'>,
): StoredQuoteItem {
  const {
    product_id,
    product_name,
    description,
    unit,
    tax_category,
    discounts,
    charges,
    e_invoice,
    price_source,
  } = row;
  return {
    ...own,
    ...{ product_id, product_name, description, unit, tax_category, discounts, charges },
    quantity: row.quantity.toString(),
    price: row.price.toString(),
    ...(price_source && { price_source }),
    price_base_quantity: row.price_base_quantity.toString(),
    tax_rate: row.tax_rate.toString(),
    gross: row.gross.toString(),
    net: row.net.toString(),
    taxable: row.taxable.toString(),
    e_invoice: e_invoice && { ...e_invoice },
  };
}
