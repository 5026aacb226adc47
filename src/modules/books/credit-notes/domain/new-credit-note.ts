import { sumOf } from '../../../../kernel/money/allocation.js';
import { percentOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';
import { allLines, namedLines, netIn, type CreditLine } from './credit-lines.js';
import type { CreditNoteDetails } from './credit-note.js';
import {
  creditable,
  isWithin,
  type Creditable,
  type Credited,
  type InvoiceLine,
  type TaxGroup,
} from './creditable.js';
import { repeatedLine, type RepeatedLine } from './repeated-line.js';
import { withheldShare } from './withheld-share.js';

/** An invoice as far as a credit note needs it, in minor units. */
export interface CreditableInvoice {
  readonly currency: CurrencyCode;
  readonly prices_include_tax: boolean;
  readonly amount_due: MinorUnits;
  /** What the amount payable was rounded by. */
  readonly payable_rounding: MinorUnits;
  /** What a credit note ends of what was taken off for paying early. Takes what it takes back, and what was left. */
  readonly endedBy: (credited: MinorUnits, left: MinorUnits) => MinorUnits;
  readonly items: readonly InvoiceLine[];
  readonly groups: readonly TaxGroup[];
  /** What its customer withholds, and the lines that nothing is withheld from. */
  readonly withholdings: Withholdings;
  readonly without: ReadonlySet<string>;
}

/** The amounts of a credit note, and what becomes of them. */
export interface NewCreditNote {
  readonly lines: readonly (CreditLine & RepeatedLine)[];
  readonly groups: readonly TaxGroup[];
  readonly subtotal: MinorUnits;
  readonly tax_total: MinorUnits;
  readonly total: MinorUnits;
  /** What it takes back of what the customer withholds, which is not given back. */
  readonly withholdings: Withholdings;
  readonly withholding_total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  /** What lowers the amount due of its own invoice. */
  readonly applied_amount: MinorUnits;
  readonly refunded_amount: MinorUnits;
  readonly unapplied_amount: MinorUnits;
}

/**
 * The credit note that a caller describes, or the one over all that is left.
 *
 * Takes what the credit notes that stand have taken back already. Tax is computed once per tax group and never exceeds
 * what is left of it; whoever takes the rest of a group takes the rest of its tax, and whoever takes the rest of the
 * invoice takes back the rounding of its amount payable too, so that the last cent closes. It ends its part of what was
 * taken off for paying early and of what is withheld, so that no more is given back than came in. First it lowers what
 * is due, and the rest is the customer's credit, or was refunded. Raises `validation_failed`.
 */
export function newCreditNote(
  details: CreditNoteDetails,
  invoice: CreditableInvoice,
  credited: Credited,
): NewCreditNote {
  const left = creditable(invoice, credited);
  const exponent = currencyExponent(invoice.currency);
  const lines = details.items === undefined ? allLines(left) : namedLines(details.items, left, exponent);
  const groups = details.items === undefined ? groupsLeft(lines, left) : creditedGroups(lines, left);
  const subtotal = sumOf(groups.map(({ taxable }) => taxable));
  const tax_total = sumOf(groups.map(({ tax }) => tax));
  const total = subtotal + tax_total;
  assertWithinTotal(total, left);
  const isLast = total === left.total;
  const { withholdings: taken = [] } = credited;
  const withholdings = withheldShare({ ...invoice, taken, lines, total, left: left.total });
  const withholding_total = sumOf((withholdings ?? []).map(({ amount }) => BigInt(amount)));
  const asked = total - withholding_total;
  const payable_rounding = isLast ? atLeast(-asked, invoice.payable_rounding) : 0n;
  const payable = asked + payable_rounding;
  const due = invoice.amount_due + invoice.endedBy(total, left.total);
  const applied_amount = payable < due ? payable : due;
  const rest = payable - applied_amount;
  const isRefunded = details.settlement === 'refunded';
  return {
    lines: lines.map((line) => ({ ...line, ...repeatedLine(lineOf(line, invoice), line, invoice) })),
    groups,
    subtotal,
    tax_total,
    total,
    withholdings,
    withholding_total,
    payable_rounding,
    applied_amount,
    refunded_amount: isRefunded ? rest : 0n,
    unapplied_amount: isRefunded ? 0n : rest,
  };
}

/** The line of the invoice that a line takes back; none for an amount of a tax rate. */
function lineOf({ invoice_item_id }: CreditLine, { items }: CreditableInvoice): InvoiceLine | undefined {
  return items.find(({ id }) => id === invoice_item_id);
}

/** What is left of each tax group, and the groups of lines over nothing: each line stands in the breakdown. */
function groupsLeft(lines: readonly CreditLine[], { groups }: Creditable): TaxGroup[] {
  return groups.filter((group) => isSomething(group) || hasLine(group, lines));
}

function hasLine({ category, rate }: TaxGroup, lines: readonly CreditLine[]): boolean {
  return lines.some((line) => line.tax_category === category && line.tax_rate.equals(rate));
}

/** The tax groups of some lines. Raises `validation_failed` for more than is left of one. */
function creditedGroups(lines: readonly CreditLine[], left: Creditable): TaxGroup[] {
  return left.groups.flatMap((group): TaxGroup[] => {
    const { category, rate } = group;
    if (!hasLine(group, lines)) return [];
    const taxable = netIn(group, lines);
    if (!isWithin(taxable, group.taxable)) {
      throw tooMuch(`The items at ${rate.toString()} % are more than is left of this tax rate.`);
    }
    const computed = percentOf(taxable, rate, 'half-up');
    const isClosed = taxable === group.taxable;
    return [{ category, rate, taxable, tax: isClosed ? group.tax : clipped(computed, group.tax) }];
  });
}

/** More than zero, because a document over nothing takes nothing back. */
function assertWithinTotal(total: MinorUnits, left: Creditable): void {
  if (total <= 0n) {
    const detail = 'The total of a credit note is above zero; what a customer owes you is an invoice.';
    throw validationFailed([{ pointer: '#/items', code: 'total_not_positive', detail }]);
  }
  if (total > left.total) throw tooMuch('The items are more than is left of the invoice.');
}

function tooMuch(detail: string): Error {
  return validationFailed([{ pointer: '#/items', code: 'more_than_creditable', detail }]);
}

function isSomething({ taxable, tax }: TaxGroup): boolean {
  return taxable !== 0n || tax !== 0n;
}

function clipped(tax: MinorUnits, left: MinorUnits): MinorUnits {
  if (isWithin(tax, left)) return tax;
  return tax > 0n === left > 0n ? left : 0n;
}

function atLeast(least: MinorUnits, amount: MinorUnits): MinorUnits {
  return amount < least ? least : amount;
}
