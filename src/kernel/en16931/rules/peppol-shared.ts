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
import type { Adjustment, EInvoice, Line } from '../model.js';
import { hasTaxTwice } from './core-sums.js';
import {
  adjustmentsWhere,
  error,
  has,
  lineAdjustmentsWhere,
  linesWhere,
  says,
  warning,
  when,
  type Place,
  type Rule,
} from './rule.js';

const CENTS: Exact = { units: 2n, decimals: 2 };
const HUNDREDTH: Exact = { units: 1n, decimals: 2 };
const ONE: Exact = { units: 1n, decimals: 0 };

/** What Peppol asks for and XRechnung took over: who is reached how, percentages, periods, prices. */
export const sharedRules: readonly Rule[] = [
  error('PEPPOL-EN16931-R001', { term: 'BT-23', message: 'Name the business process.' }, (invoice) =>
    when(!has(invoice.business_process)),
  ),
  error(
    'PEPPOL-EN16931-R010',
    { term: 'BT-49', message: "Give the customer's electronic address." },
    ({ buyer }) => when(says(buyer) && !has(buyer?.electronic_address?.value)),
  ),
  error('PEPPOL-EN16931-R020', { term: 'BT-34', message: 'Give your electronic address.' }, ({ seller }) =>
    when(says(seller) && !has(seller?.electronic_address?.value)),
  ),
  ...taxCurrencyRules(),
  ...percentRules(),
  error(
    'PEPPOL-EN16931-R061',
    { term: 'BT-89', message: 'Give the mandate of the direct debit.' },
    ({ payment }) =>
      when(['49', '59'].includes(payment?.means_code ?? '') && !has(payment?.direct_debit?.mandate)),
  ),
  ...periodRules(),
  ...priceRules(),
];

/** The line's net is what quantity and price make of it; a fault in Peppol, worth a look in XRechnung. */
export const lineNetError = lineNetRule(error);
export const lineNetWarning = lineNetRule(warning);

function lineNetRule(make: typeof error): Rule {
  const message = 'Let the net of a line be quantity times price, with its discounts and charges.';
  return make('PEPPOL-EN16931-R120', { term: 'BT-131', code: 'wrong_amount', message }, (invoice) =>
    linesWhere(invoice, (line) => !isLineNet(line)),
  );
}

/** Two cents may be lost in roundings. Multiplied out, because a quotient may not end. */
function isLineNet({ net, quantity, price, allowances, charges }: Line): boolean {
  const base = exact(price.base_quantity) ?? ONE;
  const divisor = base.units === 0n ? ONE : base;
  const gross = times(exact(quantity) ?? ONE, exact(price.net) ?? zero);
  const amounts = (all: readonly Adjustment[]): Exact =>
    rounded(sum(all.flatMap(({ amount }) => exact(amount) ?? [])), 2);
  const rest = minus(plus(exact(net) ?? zero, amounts(allowances)), amounts(charges));
  return compare(magnitude(minus(times(rest, divisor), gross)), times(CENTS, magnitude(divisor))) <= 0;
}

function taxCurrencyRules(): Rule[] {
  const other = (invoice: EInvoice): boolean => has(invoice.totals.tax_in_tax_currency);
  return [
    error(
      'PEPPOL-EN16931-R005',
      { term: 'BT-6', code: 'not_allowed', message: 'Name the currency of tax only when it is another one.' },
      ({ tax_currency, currency }) =>
        when(has(tax_currency) && tax_currency.trim() === (currency ?? '').trim()),
    ),
    error(
      'PEPPOL-EN16931-R053',
      { term: 'BG-23', message: 'Give the tax of at least one category.' },
      (invoice, { syntax }) =>
        when(syntax === 'ubl' ? invoice.tax_breakdown.length === 0 : hasTaxTwice(invoice)),
    ),
    error(
      'PEPPOL-EN16931-R054',
      { term: 'BT-111', message: 'Give the tax in the other currency exactly when one is named.' },
      (invoice, { syntax }) => {
        const wanted = has(invoice.tax_currency) ? 1 : 0;
        return when(taxTotalsInOtherCurrency(invoice, syntax) !== wanted);
      },
    ),
    error(
      'PEPPOL-EN16931-R055',
      { term: 'BT-111', code: 'wrong_amount', message: 'Give the tax the same sign in both currencies.' },
      (invoice, { syntax }) => {
        // Without a currency no total is one of the document.
        const tax = has(invoice.currency) ? exact(invoice.totals.tax) : undefined;
        if (!has(invoice.tax_currency) || (syntax === 'cii' && tax === undefined)) return [];
        const inOther = other(invoice) ? exact(invoice.totals.tax_in_tax_currency) : undefined;
        if (tax === undefined || inOther === undefined) {
          return when(!(tax !== undefined && invoice.tax_currency === invoice.currency));
        }
        return when(
          compare(tax, zero) * compare(inOther, zero) < 0 || (syntax === 'cii' && signsDiffer(tax, inOther)),
        );
      },
    ),
  ];
}

/** CII compares below zero with zero or more. */
function signsDiffer(a: Exact, b: Exact): boolean {
  return a.units < 0n !== b.units < 0n;
}

function taxTotalsInOtherCurrency(invoice: EInvoice, syntax: FormatFacts['syntax']): number {
  const { totals, tax_breakdown, currency, tax_currency } = invoice;
  const second = has(totals.tax_in_tax_currency) ? 1 : 0;
  if (syntax === 'ubl') return second + (tax_breakdown.length === 0 && has(totals.tax) ? 1 : 0);
  return has(currency) && has(tax_currency) && tax_currency !== currency ? second : 0;
}

/** A percentage and what it is taken from come together, and make the amount. */
function percentRules(): Rule[] {
  const everywhere =
    (wrong: (one: Adjustment) => boolean) =>
    (invoice: EInvoice): Place[] => [
      ...adjustmentsWhere(invoice.allowances, wrong).map((place) => ({ ...place, term: 'BT-93' })),
      ...adjustmentsWhere(invoice.charges, wrong).map((place) => ({ ...place, term: 'BT-100' })),
      ...lineAdjustmentsWhere(invoice, 'allowances', wrong).map((place) => ({ ...place, term: 'BT-137' })),
      ...lineAdjustmentsWhere(invoice, 'charges', wrong).map((place) => ({ ...place, term: 'BT-142' })),
    ];
  return [
    error(
      'PEPPOL-EN16931-R041',
      { term: 'BT-93', message: 'Say what the percentage is taken from.' },
      everywhere(({ percent, base_amount }) => has(percent) && !has(base_amount)),
    ),
    error(
      'PEPPOL-EN16931-R042',
      { term: 'BT-93', message: 'Give the percentage that is taken from the base amount.' },
      everywhere(({ percent, base_amount }) => !has(percent) && has(base_amount)),
    ),
    error(
      'PEPPOL-EN16931-R040',
      { term: 'BT-93', code: 'wrong_amount', message: 'Let the amount be the percentage of its base.' },
      everywhere((one) => has(one.percent) && has(one.base_amount) && !isPercentage(one)),
    ),
  ];
}

function isPercentage({ amount, base_amount, percent }: Adjustment): boolean {
  const [base, share] = [exact(base_amount), exact(percent)];
  if (base === undefined || share === undefined) return true;
  const expected = times(times(base, share), HUNDREDTH);
  return compare(magnitude(minus(exact(amount) ?? zero, expected)), CENTS) <= 0;
}

function periodRules(): Rule[] {
  const message = "Let the line's period lie within that of the invoice.";
  return [
    error('PEPPOL-EN16931-R110', { term: 'BT-134', code: 'inconsistent', message }, (invoice) => {
      const start = invoice.service_period?.start;
      return linesWhere(invoice, ({ period }) => has(start) && has(period?.start) && period.start < start);
    }),
    error('PEPPOL-EN16931-R111', { term: 'BT-135', code: 'inconsistent', message }, (invoice) => {
      const end = invoice.service_period?.end;
      return linesWhere(invoice, ({ period }) => has(end) && has(period?.end) && period.end > end);
    }),
  ];
}

function priceRules(): Rule[] {
  return [
    error(
      'PEPPOL-EN16931-R121',
      { term: 'BT-149', code: 'wrong_amount', message: 'Let the price be for more than zero units.' },
      (invoice) =>
        linesWhere(invoice, ({ price }) => {
          const base = exact(price.base_quantity);
          return base !== undefined && compare(base, zero) <= 0;
        }),
    ),
    error(
      'PEPPOL-EN16931-R130',
      { term: 'BT-150', code: 'inconsistent', message: 'Let the price be for the unit of the quantity.' },
      (invoice, { syntax }) =>
        linesWhere(invoice, ({ price, quantity, unit }) => {
          if (!has(price.base_quantity) || !has(price.base_unit)) return false;
          return (
            price.base_unit !== (has(quantity) ? unit : undefined) && (syntax === 'cii' || has(quantity))
          );
        }),
    ),
    error(
      'PEPPOL-EN16931-R046',
      { term: 'BT-146', code: 'wrong_amount', message: 'Let the price be the list price less its discount.' },
      (invoice, { syntax }) =>
        linesWhere(invoice, ({ price }) => {
          const gross = exact(price.gross);
          if (gross === undefined) return false;
          const net = exact(price.net);
          const discount = exact(price.discount) ?? (syntax === 'cii' ? zero : undefined);
          return net === undefined || discount === undefined || !equal(plus(net, discount), gross);
        }),
    ),
  ];
}
