import {
  compare,
  equal,
  exact,
  magnitude,
  minus,
  plus,
  rounded,
  sum,
  times,
  zero,
  type Exact,
} from '../exact.js';
import type { FormatFacts } from '../formats.js';
import type { Adjustment, EInvoice, TaxSubtotal } from '../model.js';
import { error, has, placesWhere, says, when, type Rule } from './rule.js';

const ONE: Exact = { units: 1n, decimals: 0 };
const HUNDREDTH: Exact = { units: 1n, decimals: 2 };

/** The sums of a document: BR-12 to BR-15, BR-45 to BR-48, BR-CO-10 to BR-CO-18. */
export const sumRules: readonly Rule[] = [
  error('BR-12', { term: 'BT-106', message: 'Give the sum of the lines.' }, ({ totals }) =>
    when(says(totals) && !has(totals.lines)),
  ),
  error('BR-13', { term: 'BT-109', message: 'Give the total without tax.' }, ({ totals }) =>
    when(says(totals) && !has(totals.without_tax)),
  ),
  error('BR-14', { term: 'BT-112', message: 'Give the total with tax.' }, ({ totals }) =>
    when(says(totals) && !has(totals.with_tax)),
  ),
  error('BR-15', { term: 'BT-115', message: 'Give what is to be paid.' }, ({ totals }) =>
    when(says(totals) && !has(totals.payable)),
  ),
  wrongSum(
    'BR-CO-10',
    { term: 'BT-106', message: 'Let the sum of the lines be the sum of their nets.' },
    (invoice) => {
      const nets = sum(invoice.lines.flatMap(({ net }) => exact(net) ?? []));
      return isAmount(invoice.totals.lines, rounded(nets, 2));
    },
  ),
  wrongSum(
    'BR-CO-11',
    { term: 'BT-107', message: 'Let the sum of the discounts be what they come to.' },
    (invoice) => isSumOf(invoice.totals.allowances, invoice.allowances),
  ),
  wrongSum(
    'BR-CO-12',
    { term: 'BT-108', message: 'Let the sum of the charges be what they come to.' },
    (invoice) => isSumOf(invoice.totals.charges, invoice.charges),
  ),
  wrongSum(
    'BR-CO-13',
    { term: 'BT-109', message: 'Let the total without tax be lines less discounts plus charges.' },
    (invoice) => {
      const { lines, allowances, charges, without_tax } = invoice.totals;
      const base = exact(lines);
      if (base === undefined) return false;
      const reduced = minus(base, exact(allowances) ?? zero);
      return isAmount(without_tax, rounded(plus(reduced, exact(charges) ?? zero), 2));
    },
  ),
  wrongSum(
    'BR-CO-16',
    { term: 'BT-115', message: 'Let what is to be paid be the total less what was prepaid, rounded.' },
    (invoice) => {
      const { with_tax, prepaid, rounding, payable } = invoice.totals;
      const total = exact(with_tax);
      if (total === undefined) return false;
      return isAmount(payable, plus(minus(total, exact(prepaid) ?? zero), exact(rounding) ?? zero));
    },
  ),
  error(
    'BR-CO-15',
    {
      term: 'BT-112',
      code: 'wrong_amount',
      message: 'Let the total with tax be that without it plus the tax.',
    },
    (invoice, facts) =>
      when(has(invoice.currency) && (hasTaxTwice(invoice) || !addsUpWithTax(invoice, facts))),
  ),
  error(
    'BR-CO-14',
    { term: 'BT-110', code: 'wrong_amount', message: 'Let the tax be the sum of the tax of all rates.' },
    (invoice, { syntax }) => {
      const { totals, tax_breakdown } = invoice;
      if (syntax === 'cii' ? !has(totals.tax) : tax_breakdown.length === 0) return [];
      const taxes = rounded(sum(tax_breakdown.flatMap(({ tax }) => exact(tax) ?? [])), 2);
      // In CII nothing but the currency tells one total from the other.
      const isTwo = syntax === 'cii' && hasTaxTwice(invoice);
      const said = isTwo ? [totals.tax, totals.tax_in_tax_currency] : [totals.tax];
      return when(!said.every((tax) => isAmount(tax, taxes)));
    },
  ),
  error(
    'BR-CO-17',
    {
      term: 'BT-117',
      code: 'wrong_amount',
      message: 'Let the tax be what the rate makes of the taxable amount.',
    },
    ({ tax_breakdown }) => placesWhere(tax_breakdown, (one) => !isTaxOfRate(one)),
  ),
  error(
    'BR-CO-18',
    { term: 'BG-23', message: 'Add the tax of at least one category.' },
    ({ tax_breakdown, lines }, { syntax }) =>
      when(tax_breakdown.length === 0 && (syntax === 'ubl' || lines.length > 0)),
  ),
  error('BR-45', { term: 'BT-116', message: 'Give what is taxed at each rate.' }, ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ taxable }) => !has(taxable)),
  ),
  error('BR-46', { term: 'BT-117', message: 'Give the tax at each rate.' }, ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ tax }) => !has(tax)),
  ),
  error('BR-47', { term: 'BT-118', message: 'Give the category of each tax.' }, ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ category }) => !has(category)),
  ),
  error('BR-48', { term: 'BT-119', message: 'Give the rate of each tax.' }, ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ category, rate }) => !has(rate) && category !== 'O'),
  ),
];

/** A rule of the totals, which are there or not as a whole. */
function wrongSum(
  id: string,
  { term, message }: { readonly term: string; readonly message: string },
  adds: (invoice: EInvoice) => boolean,
): Rule {
  return error(id, { term, code: 'wrong_amount', message }, (invoice) =>
    when(says(invoice.totals) && !adds(invoice)),
  );
}

function isAmount(text: string | undefined, expected: Exact): boolean {
  const amount = exact(text);
  return amount !== undefined && equal(amount, expected);
}

/** Absent where there is nothing to add up, else what it comes to. */
function isSumOf(text: string | undefined, adjustments: readonly Adjustment[]): boolean {
  if (!has(text)) return adjustments.length === 0;
  return isAmount(text, rounded(sum(adjustments.flatMap(({ amount }) => exact(amount) ?? [])), 2));
}

/** Two tax totals in one currency, of which nobody knows which one counts. */
export function hasTaxTwice({ totals, currency, tax_currency }: EInvoice): boolean {
  return has(totals.tax) && has(totals.tax_in_tax_currency) && currency === tax_currency;
}

function addsUpWithTax({ totals }: EInvoice, { syntax }: FormatFacts): boolean {
  const base = exact(totals.without_tax);
  const tax = exact(totals.tax);
  if (base === undefined || (tax === undefined && syntax === 'ubl')) return false;
  return isAmount(totals.with_tax, rounded(plus(base, tax ?? zero), 2));
}

/**
 * Whether a tax is what its rate makes of its base. The official rules allow less than one unit of difference, as a sum
 * of taxes that were rounded per line may have.
 */
export function isTaxOfRate({ taxable, tax, rate }: TaxSubtotal): boolean {
  const [base, amount, percent] = [exact(taxable), exact(tax), exact(rate)];
  if (amount === undefined) return false;
  if (percent === undefined || rounded(percent, 0).units === 0n) return rounded(amount, 0).units === 0n;
  if (base === undefined) return false;
  const expected = rounded(times(times(magnitude(base), percent), HUNDREDTH), 2);
  return compare(magnitude(minus(magnitude(amount), expected)), ONE) < 0;
}
