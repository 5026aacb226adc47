import { sumOf } from '../../../../kernel/money/allocation.js';
import { minorUnitsOf, shareOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CreditItemDetails } from './credit-note.js';
import {
  isSameGroup,
  isWithin,
  type Creditable,
  type CreditableLine,
  type CreditedLine,
  type TaxGroup,
} from './creditable.js';

/** A line of a credit note. Its net is without tax, and below zero where it takes back a line below zero. */
export interface CreditLine extends CreditedLine {
  readonly description: string;
  readonly tax_rate: Decimal;
  readonly tax_category: TaxCategory;
}

/** Why an item is refused, and which field of it is at fault. */
interface ItemFault {
  readonly field: keyof CreditItemDetails;
  readonly code: string;
  readonly detail: string;
}

const OTHER_AMOUNTS = 'Other amounts of this tax rate';

/**
 * The lines of a credit note over all that is left.
 *
 * What was credited without naming a line, or charged without one, is a line of its own, below or above zero, so that
 * every line and every tax group is taken back exactly.
 */
export function allLines({ lines, groups }: Creditable): CreditLine[] {
  const ofLines = lines.filter(({ net, isTouched }) => net !== 0n || !isTouched).map(wholeOf);
  const ofGroups = groups.flatMap((group): CreditLine[] => {
    const net = group.taxable - netIn(group, ofLines);
    if (net === 0n) return [];
    const { rate: tax_rate, category: tax_category } = group;
    const description = OTHER_AMOUNTS;
    return [{ invoice_item_id: null, quantity: null, net, description, tax_rate, tax_category }];
  });
  return [...ofLines, ...ofGroups];
}

/**
 * The lines of a credit note over what a caller names, one after the other, so that they cannot exceed a line together.
 *
 * Takes the exponent of the currency. Raises `validation_failed` with every item that is unknown, incomplete or more
 * than is left.
 */
export function namedLines(
  items: readonly CreditItemDetails[],
  left: Creditable,
  exponent: number,
): CreditLine[] {
  const faults: FieldFault[] = [];
  const lines: CreditLine[] = [];
  for (const [at, item] of items.entries()) {
    const line =
      item.item_id === undefined ? ofGroup(item, left, exponent) : ofLine(item, { left, lines, exponent });
    if ('code' in line) {
      const { field, ...fault } = line;
      faults.push({ pointer: jsonPointer(['items', at, field]), ...fault });
    } else lines.push(line);
  }
  if (faults.length > 0) throw validationFailed(faults);
  return lines;
}

/** The nets of those lines that are of a tax group. */
export function netIn(group: TaxGroup, lines: readonly CreditLine[]): MinorUnits {
  return sumOf(lines.filter((line) => isSameGroup(group, groupOf(line))).map(({ net }) => net));
}

function groupOf({ tax_rate, tax_category }: CreditLine): Pick<TaxGroup, 'category' | 'rate'> {
  return { category: tax_category, rate: tax_rate };
}

function wholeOf({ line, quantity, net }: CreditableLine): CreditLine {
  const { id, product_name, tax_rate, tax_category } = line;
  const counted = quantity.micros === 0n ? null : quantity;
  return { invoice_item_id: id, quantity: counted, net, description: product_name, tax_rate, tax_category };
}

function ofGroup(item: CreditItemDetails, { groups }: Creditable, exponent: number): CreditLine | ItemFault {
  const { amount, tax_rate, tax_category, description } = item;
  if (amount === undefined) return required('amount');
  if (tax_rate === undefined) return required('tax_rate');
  if (description === undefined) return required('description');
  if (item.quantity !== undefined) {
    return refused('quantity', 'not_allowed', 'A quantity is of a line: give its item_id too.');
  }
  const ofRate = groups.filter(({ rate }) => rate.equals(tax_rate));
  const [group, ...others] = ofRate.filter(({ category }) => (tax_category ?? category) === category);
  if (group === undefined) {
    const [field, noun] =
      ofRate.length === 0 ? (['tax_rate', 'rate'] as const) : (['tax_category', 'category'] as const);
    return refused(field, 'not_on_invoice', `The invoice has no tax of this ${noun}.`);
  }
  if (others.length > 0) return required('tax_category');
  const net = minorUnitsOf(amount, exponent);
  if (net === undefined) return tooManyDecimals(exponent);
  return { invoice_item_id: null, quantity: null, net, description, tax_rate, tax_category: group.category };
}

interface Around {
  readonly left: Creditable;
  /** What the items before this one take. */
  readonly lines: readonly CreditLine[];
  readonly exponent: number;
}

function ofLine(item: CreditItemDetails, { left, lines, exponent }: Around): CreditLine | ItemFault {
  const before = lines.filter(({ invoice_item_id }) => invoice_item_id === item.item_id);
  const found = left.lines.find(({ line }) => line.id === item.item_id);
  if (found === undefined) {
    return refused('item_id', 'unknown_reference', 'The invoice has no item with this identifier.');
  }
  const { line } = found;
  const rest = {
    ...found,
    net: found.net - sumOf(before.map(({ net }) => net)),
    quantity: found.quantity.micros - sumOf(before.map(({ quantity }) => quantity?.micros ?? 0n)),
  };
  const fault = taxFault(item, found) ?? quantityFault(item, rest.quantity);
  if (fault !== undefined) return fault;
  const net = netOf(item, rest, exponent);
  if (typeof net !== 'bigint') return net;
  const { tax_rate, tax_category, product_name } = line;
  const quantity = item.quantity ?? null;
  const description = item.description ?? product_name;
  return { invoice_item_id: line.id, quantity, net, description, tax_rate, tax_category };
}

/** What an item takes of the rest of its line: the amount, else in proportion to the quantity, else all of it. */
function netOf(
  { amount, quantity }: CreditItemDetails,
  rest: { readonly line: CreditableLine['line']; readonly net: MinorUnits; readonly quantity: bigint },
  exponent: number,
): MinorUnits | ItemFault {
  if (rest.net === 0n) return refused('item_id', 'more_than_creditable', 'Nothing is left of this item.');
  if (amount !== undefined) {
    const net = minorUnitsOf(amount, exponent);
    if (net === undefined) return tooManyDecimals(exponent);
    if (isWithin(net, rest.net)) return net;
    return refused('amount', 'more_than_creditable', 'This is more than is left of the item.');
  }
  if (quantity === undefined || quantity.micros === rest.quantity) return rest.net;
  const share = shareOf(rest.line.taxable, quantity.micros, rest.line.quantity.micros);
  return isWithin(share, rest.net) ? share : rest.net;
}

function taxFault(item: CreditItemDetails, { line }: CreditableLine): ItemFault | undefined {
  const detail = 'The item has another one; leave it out.';
  if (item.tax_rate !== undefined && !item.tax_rate.equals(line.tax_rate)) {
    return refused('tax_rate', 'not_on_invoice', detail);
  }
  return item.tax_category !== undefined && item.tax_category !== line.tax_category
    ? refused('tax_category', 'not_on_invoice', detail)
    : undefined;
}

function quantityFault({ quantity }: CreditItemDetails, rest: bigint): ItemFault | undefined {
  return quantity !== undefined && !isWithin(quantity.micros, rest)
    ? refused('quantity', 'more_than_creditable', 'This is more than is left of the item.')
    : undefined;
}

function refused(field: keyof CreditItemDetails, code: string, detail: string): ItemFault {
  return { field, code, detail };
}

function required(field: keyof CreditItemDetails): ItemFault {
  return refused(field, 'required', 'An item that names none of the invoice needs this field.');
}

function tooManyDecimals(exponent: number): ItemFault {
  return refused(
    'amount',
    'too_many_decimals',
    `At most ${exponent} decimals are possible in this currency.`,
  );
}
