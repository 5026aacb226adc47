import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { PrintedFigures, PrintedWithholding } from '../presentation.js';
import { filled } from '../texts/words.js';
import type { PrintedTotal } from './page.js';
import { joined } from './parties.js';
import { isPositive, negated, sumOf } from './sums.js';
import type { Wording } from './wording.js';

type Adjustment = EInvoice['allowances'][number];
type Subtotal = EInvoice['tax_breakdown'][number];

/** Categories that say why there is no tax, unlike a rate of zero. */
const WITHOUT_TAX = new Set(['E', 'AE', 'K', 'G', 'O']);

/** The sums of a document, each on a line: what it comes to, discounts and charges, tax, what is to be paid. */
export function totalsOf(
  document: EInvoice,
  printed: PrintedFigures | undefined,
  wording: Wording,
): PrintedTotal[] {
  const isGross = printed?.prices_include_tax === true;
  const adjustments = adjustmentsOf(document, printed, wording);
  const taxes = document.tax_breakdown.every(isOutside)
    ? []
    : document.tax_breakdown.map((one) => taxRow(one, isGross, wording));
  const before = isGross ? [] : [...netRows(document, adjustments.length > 0, wording), ...taxes];
  const { subtotal } = printed ?? {};
  return [
    ...(adjustments.length === 0 ? [] : [subtotalRow(document, subtotal, wording)]),
    ...adjustments,
    ...before,
    ...totalRows(document, { printed, taxes: isGross ? taxes : [] }, wording),
    ...taxCurrencyRow(document, wording),
  ];
}

function subtotalRow(
  { totals }: EInvoice,
  gross: string | undefined,
  { texts, number }: Wording,
): PrintedTotal {
  return row(texts.subtotal, number(gross ?? totals.lines ?? ''));
}

function netRows(
  { totals, tax_breakdown }: EInvoice,
  hasRows: boolean,
  { texts, number }: Wording,
): PrintedTotal[] {
  if (tax_breakdown.every(isOutside) && !hasRows) return [];
  return [row(texts.total_without_tax, number(totals.without_tax ?? ''))];
}

/** Whatever was spread over several tax groups is printed once. */
function adjustmentsOf(
  { allowances, charges }: EInvoice,
  printed: PrintedFigures | undefined,
  wording: Wording,
): PrintedTotal[] {
  const { texts } = wording;
  const rowFor = (name: string, sign: (amount: string) => string, amounts: readonly string[] | undefined) => {
    return ({ origin, parts }: Group): PrintedTotal => {
      const shared = amounts?.[origin];
      const amount = sign(shared ?? sumOf(parts.map((part) => part.amount ?? '0')));
      return {
        ...row(reasonOf(parts) ?? name, wording.number(amount)),
        detail: percentOf(parts, shared !== undefined, wording),
      };
    };
  };
  return [
    ...grouped(allowances).map(rowFor(texts.discount, negated, printed?.discounts)),
    ...grouped(charges).map(rowFor(texts.charge, (amount) => amount, printed?.charges)),
  ];
}

interface Group {
  readonly origin: number;
  readonly parts: readonly Adjustment[];
}

function grouped(adjustments: readonly Adjustment[]): Group[] {
  const groups = new Map<number, Adjustment[]>();
  adjustments.forEach((one, at) => {
    const origin = one.origin ?? at;
    groups.set(origin, [...(groups.get(origin) ?? []), one]);
  });
  return [...groups].map(([origin, parts]) => ({ origin, parts }));
}

function reasonOf(parts: readonly Adjustment[]): string | undefined {
  return parts.find(({ reason }) => reason !== undefined)?.reason;
}

/** The percentage, and of how much, where that is said of every part. */
function percentOf(
  parts: readonly Adjustment[],
  isOtherBase: boolean,
  { texts, percent, number }: Wording,
): string {
  const rates = new Set(parts.map((part) => part.percent));
  const [rate] = rates;
  if (rates.size !== 1 || rate === undefined) return '';
  const bases = parts.map((part) => part.base_amount);
  if (isOtherBase || !bases.every((base) => base !== undefined)) return percent(rate);
  return filled(texts.of_base, { percent: percent(rate), base: number(sumOf(bases)) });
}

/** What no tax knows of needs no line about it; that it is so stands in the notes. */
function isOutside({ category }: Subtotal): boolean {
  return category === 'O';
}

function taxRow(
  { taxable, tax, category, rate = '0' }: Subtotal,
  isGross: boolean,
  wording: Wording,
): PrintedTotal {
  const { texts } = wording;
  const name = isGross ? texts.tax_included : texts.tax;
  const label = WITHOUT_TAX.has(category ?? '')
    ? texts.no_tax
    : filled(name, { rate: wording.percent(rate) });
  const base = filled(texts.tax_base, { base: wording.number(taxable ?? '') });
  return { ...row(label, wording.number(tax ?? '')), detail: base };
}

interface Below {
  readonly printed: PrintedFigures | undefined;
  readonly taxes: readonly PrintedTotal[];
}

/** The total is what counts, unless something is withheld, was paid before or is rounded off. */
function totalRows(document: EInvoice, { printed, taxes }: Below, wording: Wording): PrintedTotal[] {
  const { totals, currency = '' } = document;
  const { texts, number, money } = wording;
  const isCredit = document.type_code === '381';
  const label = isCredit ? texts.total_credit : texts.total;
  const total = totals.with_tax ?? '';
  const prepaid = printed?.prepaid ?? totals.prepaid;
  const changes = [
    ...(printed?.withholdings ?? []).map((one) => withheldRow(one, wording)),
    ...(prepaid !== undefined && isPositive(prepaid) ? [row(texts.prepaid, number(negated(prepaid)))] : []),
    ...(totals.rounding === undefined ? [] : [row(texts.rounding, number(totals.rounding))]),
  ];
  if (changes.length === 0) return [{ ...row(label, money(total, currency)), kind: 'grand' }, ...taxes];
  const payable = totals.payable ?? total;
  const isOverpaid = !isCredit && payable.startsWith('-');
  const isWithheld = printed?.withholdings !== undefined;
  const due = isCredit && (isWithheld || !isPositive(payable)) ? label : texts.payable;
  const first = isCredit && isWithheld ? texts.total : label;
  return [
    { ...row(first, number(total)), kind: 'sum' },
    ...taxes,
    ...changes,
    isOverpaid
      ? { ...row(texts.overpaid, money(negated(payable), currency)), kind: 'grand' }
      : { ...row(due, money(payable, currency)), kind: 'grand' },
  ];
}

function withheldRow({ name, percent, base, amount }: PrintedWithholding, wording: Wording): PrintedTotal {
  const { texts, number } = wording;
  const label = joined([name, wording.percent(percent)], ' ');
  return { ...row(label, number(negated(amount))), detail: filled(texts.tax_base, { base: number(base) }) };
}

function taxCurrencyRow({ totals, tax_currency }: EInvoice, { texts, money }: Wording): PrintedTotal[] {
  if (totals.tax_in_tax_currency === undefined || tax_currency === undefined) return [];
  const label = filled(texts.tax_in_currency, { currency: tax_currency });
  return [row(label, money(totals.tax_in_tax_currency, tax_currency))];
}

function row(label: string, amount: string): PrintedTotal {
  return { label: joined([label], ''), detail: '', amount, kind: 'row' };
}
