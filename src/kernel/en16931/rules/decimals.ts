import type { EInvoice, Totals } from '../model.js';
import {
  adjustmentsWhere,
  error,
  has,
  lineAdjustmentsWhere,
  linesWhere,
  placesWhere,
  when,
  type Rule,
} from './rule.js';

const MESSAGE = 'Write the amount with two decimals at most; currencies with three cannot be written.';

/** No amount has more than two decimals: BR-DEC-01 to BR-DEC-28. */
export const decimalRules: readonly Rule[] = [
  ...totalsRules({
    'BR-DEC-09': ['BT-106', 'lines'],
    'BR-DEC-10': ['BT-107', 'allowances'],
    'BR-DEC-11': ['BT-108', 'charges'],
    'BR-DEC-12': ['BT-109', 'without_tax'],
    'BR-DEC-13': ['BT-110', 'tax'],
    'BR-DEC-14': ['BT-112', 'with_tax'],
    'BR-DEC-16': ['BT-113', 'prepaid'],
    'BR-DEC-17': ['BT-114', 'rounding'],
    'BR-DEC-18': ['BT-115', 'payable'],
  }),
  rule('BR-DEC-15', 'BT-111', ({ totals, tax_currency }, { syntax }) => {
    // The test of CII takes the total that is missing for one with too many decimals.
    const isMissing =
      syntax === 'cii' && has(tax_currency) && has(totals.tax) && !has(totals.tax_in_tax_currency);
    return when(isTooFine(totals.tax_in_tax_currency) || isMissing);
  }),
  rule('BR-DEC-01', 'BT-92', ({ allowances }) =>
    adjustmentsWhere(allowances, ({ amount }) => isTooFine(amount)),
  ),
  rule('BR-DEC-02', 'BT-93', ({ allowances }) =>
    adjustmentsWhere(allowances, ({ base_amount }) => isTooFine(base_amount)),
  ),
  rule('BR-DEC-05', 'BT-99', ({ charges }) => adjustmentsWhere(charges, ({ amount }) => isTooFine(amount))),
  rule('BR-DEC-06', 'BT-100', ({ charges }) =>
    adjustmentsWhere(charges, ({ base_amount }) => isTooFine(base_amount)),
  ),
  rule('BR-DEC-19', 'BT-116', ({ tax_breakdown }) =>
    placesWhere(tax_breakdown, ({ taxable }) => isTooFine(taxable)),
  ),
  rule('BR-DEC-20', 'BT-117', ({ tax_breakdown }) => placesWhere(tax_breakdown, ({ tax }) => isTooFine(tax))),
  rule('BR-DEC-23', 'BT-131', (invoice) => linesWhere(invoice, ({ net }) => isTooFine(net))),
  rule('BR-DEC-24', 'BT-136', (invoice) =>
    lineAdjustmentsWhere(invoice, 'allowances', ({ amount }) => isTooFine(amount)),
  ),
  rule('BR-DEC-25', 'BT-137', (invoice) =>
    lineAdjustmentsWhere(invoice, 'allowances', ({ base_amount }) => isTooFine(base_amount)),
  ),
  rule('BR-DEC-27', 'BT-141', (invoice) =>
    lineAdjustmentsWhere(invoice, 'charges', ({ amount }) => isTooFine(amount)),
  ),
  rule('BR-DEC-28', 'BT-142', (invoice) =>
    lineAdjustmentsWhere(invoice, 'charges', ({ base_amount }) => isTooFine(base_amount)),
  ),
];

function rule(id: string, term: string, broken: Rule['broken']): Rule {
  return error(id, { term, code: 'too_many_decimals', message: MESSAGE }, broken);
}

function totalsRules(all: Readonly<Record<string, readonly [term: string, name: keyof Totals]>>): Rule[] {
  return Object.entries(all).map(([id, [term, name]]) =>
    rule(id, term, ({ totals }: EInvoice) => when(isTooFine(totals[name]))),
  );
}

function isTooFine(amount: string | undefined): boolean {
  if (amount === undefined) return false;
  const point = amount.indexOf('.');
  return point >= 0 && amount.length - point - 1 > 2;
}
