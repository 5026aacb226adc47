import { compare, equal, exact, minus, plus, sum, zero, type Exact } from '../exact.js';
import type { FormatFacts } from '../formats.js';
import type { Adjustment, EInvoice, TaxSubtotal } from '../model.js';
import { isTaxOfRate } from './core-sums.js';
import {
  adjustmentsWhere,
  error,
  has,
  linesWhere,
  placesWhere,
  when,
  type Place,
  type Rule,
} from './rule.js';

/** One tax category and what the standard asks of it. */
interface Family {
  /** How the standard calls its rules: BR-S-01. */
  readonly name: string;
  readonly category: string;
  readonly rates: 'above zero' | 'zero' | 'any' | 'none';
  /** Whose tax numbers have to be there, or must not. */
  readonly seller: 'any tax number' | 'VAT number' | 'no VAT number';
  readonly buyer: 'nothing' | 'VAT number' | 'VAT or registration number' | 'no VAT number';
}

const taxed = { seller: 'any tax number', buyer: 'nothing' } as const;

const families: readonly Family[] = [
  { name: 'S', category: 'S', rates: 'above zero', ...taxed },
  { name: 'Z', category: 'Z', rates: 'zero', ...taxed },
  { name: 'E', category: 'E', rates: 'zero', ...taxed },
  { name: 'AF', category: 'L', rates: 'any', ...taxed },
  { name: 'AG', category: 'M', rates: 'any', ...taxed },
  {
    name: 'AE',
    category: 'AE',
    rates: 'zero',
    seller: 'any tax number',
    buyer: 'VAT or registration number',
  },
  { name: 'IC', category: 'K', rates: 'zero', seller: 'VAT number', buyer: 'VAT number' },
  { name: 'G', category: 'G', rates: 'zero', seller: 'VAT number', buyer: 'nothing' },
  { name: 'O', category: 'O', rates: 'none', seller: 'no VAT number', buyer: 'no VAT number' },
];

/** What each tax category asks for: BR-S-01 to BR-S-10 and their like, BR-IC-11, BR-IC-12, BR-O-11 to BR-O-14. */
export const taxRules: readonly Rule[] = [...families.flatMap(rulesOf), ...deliveryRules(), ...aloneRules()];

function rulesOf(family: Family): Rule[] {
  return [breakdownRule(family), ...numberRules(family), ...rateRules(family), ...groupRules(family)];
}

/** 01: what lines, discounts and charges name stands in the breakdown, and nothing else; once, if it has one rate. */
function breakdownRule({ name, category, rates }: Family): Rule {
  const message = `Let the tax of category ${category} stand in the breakdown as it does on the lines.`;
  return error(`BR-${name}-01`, { term: 'BT-118', code: 'inconsistent', message }, (invoice) => {
    const groups = invoice.tax_breakdown.filter((one) => isOf(one, category)).length;
    const isUsed = [...invoice.lines, ...invoice.allowances, ...invoice.charges].some((one) =>
      isOf(one, category),
    );
    if (rates === 'above zero' || rates === 'any') return when(groups > 0 !== isUsed);
    return when(groups !== (isUsed ? 1 : 0));
  });
}

/** 02 to 04: tax numbers, for lines, discounts and charges. */
function numberRules(family: Family): Rule[] {
  const { name, category } = family;
  const places: readonly (readonly [string, (invoice: EInvoice) => boolean])[] = [
    ['02', ({ lines }) => lines.some((one) => isOf(one, category))],
    ['03', ({ allowances }) => allowances.some((one) => isOf(one, category))],
    ['04', ({ charges }) => charges.some((one) => isOf(one, category))],
  ];
  return places.map(([suffix, isUsed]) =>
    error(`BR-${name}-${suffix}`, { term: 'BT-31', ...numberWords(family) }, (invoice) =>
      isUsed(invoice) ? numberFaults(family, invoice) : [],
    ),
  );
}

function numberWords({ category, seller, buyer }: Family): Pick<Rule, 'message' | 'code'> {
  if (seller === 'no VAT number') {
    const message = 'Leave out all VAT numbers: what is outside the tax (O) has none.';
    return { message, code: 'not_allowed' };
  }
  const own = seller === 'VAT number' ? 'your VAT number' : 'your VAT or tax number';
  const others = buyer === 'nothing' ? '' : ` and the customer's ${buyer}`;
  return { message: `Give ${own}${others}; tax category ${category} needs it.`, code: 'required' };
}

function numberFaults({ seller, buyer }: Family, invoice: EInvoice): Place[] {
  const ours = [invoice.seller?.vat_id, invoice.tax_representative?.vat_id];
  const others = invoice.buyer?.vat_id;
  if (seller === 'no VAT number') {
    return [
      ...(has(ours[0]) ? [{ term: 'BT-31' }] : []),
      ...(has(ours[1]) ? [{ term: 'BT-63' }] : []),
      ...(has(others) ? [{ term: 'BT-48' }] : []),
    ];
  }
  const accepted = seller === 'any tax number' ? [...ours, invoice.seller?.tax_registration] : ours;
  const registered = buyer === 'VAT or registration number' && has(invoice.buyer?.legal_registration?.value);
  return [
    ...(accepted.some(has) ? [] : [{ term: 'BT-31' }]),
    ...(buyer === 'nothing' || has(others) || registered ? [] : [{ term: 'BT-48' }]),
  ];
}

/** 05 to 07: the rates of lines, discounts and charges. */
function rateRules(family: Family): Rule[] {
  const { name, category } = family;
  const message = {
    'above zero': 'Give a rate above zero; what is not taxed has a category of its own.',
    zero: `Let the rate be zero; category ${category} has no other.`,
    any: 'Give the rate, zero or more.',
    none: 'Leave out the rate of what is outside the tax (O).',
  }[family.rates];
  const rule = (suffix: string, term: string, broken: Rule['broken']): Rule =>
    error(`BR-${name}-${suffix}`, { term, code: 'inconsistent', message }, broken);
  const isWrong =
    (facts: FormatFacts) =>
    (one: { readonly category?: string | undefined; readonly rate?: string | undefined }): boolean =>
      isOf(one, category) && !isRate(one.rate, family, facts);
  return [
    rule('05', 'BT-152', (invoice, facts) => linesWhere(invoice, isWrong(facts))),
    rule('06', 'BT-96', ({ allowances }, facts) => adjustmentsWhere(allowances, isWrong(facts))),
    rule('07', 'BT-103', ({ charges }, facts) => adjustmentsWhere(charges, isWrong(facts))),
  ];
}

function isRate(rate: string | undefined, { category, rates }: Family, { syntax }: FormatFacts): boolean {
  if (rates === 'none') return !has(rate);
  const value = exact(rate);
  if (value === undefined) return false;
  const sign = compare(value, zero);
  if (rates === 'zero') return sign === 0;
  // The rules of CII refuse a rate of zero of IGIC (L), which those of UBL and the standard allow; of IPSI (M) all do.
  return sign > 0 || (rates === 'any' && sign === 0 && (syntax === 'ubl' || category === 'M'));
}

/** 08 to 10: what is taxed, the tax on it, and why there is none. */
function groupRules(family: Family): Rule[] {
  const { name, category, rates } = family;
  const isTaxed = rates === 'above zero' || rates === 'any';
  const of = (invoice: EInvoice, wrong: (group: TaxSubtotal) => boolean): readonly Place[] =>
    placesWhere(invoice.tax_breakdown, (group) => isOf(group, category) && wrong(group));
  const sumMessage = `Let what is taxed as ${category} be its lines less discounts plus charges.`;
  return [
    error(`BR-${name}-08`, { term: 'BT-116', code: 'wrong_amount', message: sumMessage }, (invoice) =>
      of(invoice, (group) => !isTaxable(group, invoice, isTaxed)),
    ),
    error(
      `BR-${name}-09`,
      {
        term: 'BT-117',
        code: 'wrong_amount',
        message: `Let the tax of category ${category} be what its rate makes.`,
      },
      (invoice) =>
        of(invoice, (group) => !(isTaxed ? has(group.rate) && isTaxOfRate(group) : isZero(group.tax))),
    ),
    isTaxed || name === 'Z'
      ? error(
          `BR-${name}-10`,
          {
            term: 'BT-120',
            code: 'not_allowed',
            message: `Leave out the exemption reason of category ${category}.`,
          },
          (invoice) => of(invoice, (group) => has(group.exemption_reason) || has(group.exemption_code)),
        )
      : error(
          `BR-${name}-10`,
          { term: 'BT-120', message: `Say why no tax is charged in category ${category}.` },
          (invoice) => of(invoice, (group) => !has(group.exemption_reason) && !has(group.exemption_code)),
        ),
  ];
}

/** To the cent; the official tests allow up to one unit in places. With a rate, only what has the same rate counts. */
function isTaxable({ taxable, category, rate }: TaxSubtotal, invoice: EInvoice, byRate: boolean): boolean {
  const base = exact(taxable);
  if (base === undefined) return byRate && !has(rate);
  const percent = exact(rate);
  if (byRate && percent === undefined) return true;
  const hasRate = (text: string | undefined): boolean => {
    const own = text === rate ? percent : exact(text);
    return own !== undefined && percent !== undefined && equal(own, percent);
  };
  const counts = (one: Pick<TaxSubtotal, 'category' | 'rate'>): boolean =>
    one.category === category && (!byRate || hasRate(one.rate));
  const amounts = (all: readonly Adjustment[]): Exact =>
    sum(all.filter(counts).flatMap(({ amount }) => exact(amount) ?? []));
  const nets = sum(invoice.lines.filter(counts).flatMap(({ net }) => exact(net) ?? []));
  return equal(base, minus(plus(nets, amounts(invoice.charges)), amounts(invoice.allowances)));
}

function deliveryRules(): Rule[] {
  const isUsed = ({ tax_breakdown }: EInvoice): boolean => tax_breakdown.some((one) => isOf(one, 'K'));
  return [
    error(
      'BR-IC-11',
      {
        term: 'BT-72',
        message: 'Say when an intra-community supply was delivered, or for which period it is.',
      },
      (invoice, { syntax }) => {
        const { delivery, service_period: period, tax_point_code } = invoice;
        const said = [
          delivery?.date,
          period?.start,
          period?.end,
          ...(syntax === 'ubl' ? [tax_point_code] : []),
        ];
        return when(isUsed(invoice) && !said.some(has));
      },
    ),
    error(
      'BR-IC-12',
      { term: 'BT-80', message: 'Say to which country an intra-community supply was delivered.' },
      (invoice) => when(isUsed(invoice) && !has(invoice.delivery?.address?.country)),
    ),
  ];
}

/** What is outside the tax stands alone on its invoice. The tests of CII look at discounts and charges together. */
function aloneRules(): Rule[] {
  const message = 'Put what is outside the tax (O) on an invoice of its own.';
  const isOther = ({ category }: { readonly category?: string | undefined }): boolean =>
    has(category) && category !== 'O';
  const rule = (id: string, term: string, broken: Rule['broken']): Rule =>
    error(id, { term, code: 'inconsistent', message }, (invoice, facts) =>
      invoice.tax_breakdown.some((one) => isOf(one, 'O')) ? broken(invoice, facts) : [],
    );
  const groups = (invoice: EInvoice): readonly Place[] => placesWhere(invoice.tax_breakdown, isOther);
  const lines = (invoice: EInvoice): readonly Place[] => linesWhere(invoice, isOther);
  const both = (invoice: EInvoice): boolean => [...invoice.allowances, ...invoice.charges].some(isOther);
  return [
    rule('BR-O-11', 'BT-118', (invoice, { syntax }) =>
      syntax === 'cii' ? [...groups(invoice), ...lines(invoice)] : groups(invoice),
    ),
    rule('BR-O-12', 'BT-151', (invoice, { syntax }) =>
      syntax === 'cii' ? [...groups(invoice), ...lines(invoice)] : lines(invoice),
    ),
    rule('BR-O-13', 'BT-95', (invoice, { syntax }) =>
      syntax === 'cii' ? when(both(invoice)) : adjustmentsWhere(invoice.allowances, isOther),
    ),
    rule('BR-O-14', 'BT-102', (invoice, { syntax }) =>
      syntax === 'cii' ? when(both(invoice)) : adjustmentsWhere(invoice.charges, isOther),
    ),
  ];
}

function isOf({ category }: { readonly category?: string | undefined }, wanted: string): boolean {
  return category?.trim() === wanted;
}

function isZero(amount: string | undefined): boolean {
  const value = exact(amount);
  return value !== undefined && value.units === 0n;
}
