import type {
  Adjustment,
  DocumentAdjustment,
  PricedDocument,
  PricedLine,
  Tax,
} from '../../src/modules/books/invoices/domain/priced-document.js';
import { Rational } from './rational.js';

/** The amounts of an invoice by the rules of decision 0021. */
export interface OracleTotals {
  readonly gross: readonly bigint[];
  readonly nets: readonly bigint[];
  readonly taxables: readonly bigint[];
  readonly groups: readonly { readonly tax: string; readonly taxable: bigint; readonly amount: bigint }[];
  readonly subtotal: bigint;
  readonly discount_total: bigint;
  readonly charge_total: bigint;
  readonly tax_total: bigint;
  readonly total: bigint;
  readonly amount_due: bigint;
}

interface Line {
  readonly key: string;
  readonly gross: Rational;
  readonly amount: Rational;
  adjusted: Rational;
}

const ZERO = Rational.of(0n);
const ONE = Rational.of(1n);

/** Computes the invoice again with fractions, formula by formula, as a person would on paper. */
export function oracleTotals(document: PricedDocument): OracleTotals {
  const lines = document.lines.map((line) => lineOf(line, document.exponent));
  const named = [...document.discounts, ...document.charges].flatMap(({ tax }) => tax ?? []);
  const taxes = new Map([...document.lines, ...named].map((tax) => [keyOf(tax), tax]));
  const keys = [...taxes.keys()].sort(byRateThenCategory);
  const parts = [
    ...document.discounts.map((one) => spread(one, { sign: Rational.of(-1n), keys, lines })),
    ...document.charges.map((one) => spread(one, { sign: ONE, keys, lines })),
  ];
  const rates = new Map([...taxes].map(([key, tax]) => [key, rateOf(tax)]));
  const groups = keys.map((key) => groupOf(key, { document, lines, parts, rate: rates.get(key) ?? ZERO }));
  const nets = lines.map((line) => groups[keys.indexOf(line.key)]?.nets.get(line) ?? ZERO);
  const taxables = lines.map((line) => groups[keys.indexOf(line.key)]?.taxables.get(line) ?? ZERO);
  const discounts = groups.flatMap(({ partNets }) => partNets.slice(0, document.discounts.length));
  const charges = groups.flatMap(({ partNets }) => partNets.slice(document.discounts.length));
  const taxTotal = Rational.sum(groups.map(({ tax }) => tax));
  const total = Rational.sum(groups.map(({ taxable }) => taxable)).plus(taxTotal);
  const payable = total.minus(Rational.of(document.prepaid_amount));
  const step = document.round_payable_to === null ? ONE : Rational.of(document.round_payable_to);
  const given = document.payable_rounding;
  return {
    gross: lines.map(({ gross }) => gross.whole()),
    nets: nets.map((net) => net.whole()),
    taxables: taxables.map((taxable) => taxable.whole()),
    groups: groups.map(({ key, taxable, tax }) => {
      return { tax: key, taxable: taxable.whole(), amount: tax.whole() };
    }),
    subtotal: Rational.sum(nets).whole(),
    discount_total: Rational.sum(discounts).times(Rational.of(-1n)).whole(),
    charge_total: Rational.sum(charges).whole(),
    tax_total: taxTotal.whole(),
    total: total.whole(),
    amount_due:
      given === undefined
        ? payable.dividedBy(step).halfUp().times(step).whole()
        : payable.plus(Rational.of(given)).whole(),
  };
}

function lineOf(line: PricedLine, exponent: number): Line {
  const unit = Rational.of(10n ** BigInt(exponent));
  const { quantity, price, price_base_quantity } = line;
  const exact = exactly(quantity).times(exactly(price)).dividedBy(exactly(price_base_quantity)).times(unit);
  const gross = exact.halfUp();
  const taken = Rational.sum(line.discounts.map((discount) => amountOf(discount, gross)));
  const added = Rational.sum(line.charges.map((charge) => amountOf(charge, gross)));
  const amount = gross.minus(taken).plus(added);
  return { key: keyOf(line), gross, amount, adjusted: amount };
}

function amountOf({ percent, amount = 0n }: Adjustment, base: Rational): Rational {
  return percent === undefined ? Rational.of(amount) : base.times(hundredth(percent)).halfUp();
}

interface Spreading {
  readonly sign: Rational;
  readonly keys: readonly string[];
  readonly lines: readonly Line[];
}

/** Returns the part of a document's discount or charge that each group bears. The lines of the document are given. */
function spread(one: DocumentAdjustment, { sign, keys, lines }: Spreading): Map<string, Rational> {
  const isBearing = (key: string): boolean =>
    one.tax === undefined ? lines.some((line) => line.key === key) : key === keyOf(one.tax);
  const bearing = keys.filter(isBearing);
  const inGroup = (key: string): Line[] => lines.filter((line) => line.key === key);
  const bases = bearing.map((key) => Rational.sum(inGroup(key).map(({ amount }) => amount)));
  const amount = amountOf(one, Rational.sum(bases));
  const shares = shared(one, amount, bases);
  const parts = new Map(keys.map((key) => [key, ZERO]));
  bearing.forEach((key, at) => {
    const share = shares[at] ?? ZERO;
    parts.set(key, share.times(sign));
    const group = inGroup(key);
    if (group.length === 0) return;
    const ofLines = shared(
      one,
      share,
      group.map((line) => line.amount),
    );
    group.forEach((line, place) => {
      line.adjusted = line.adjusted.plus((ofLines[place] ?? ZERO).times(sign));
    });
  });
  return parts;
}

function shared({ percent }: Adjustment, amount: Rational, bases: readonly Rational[]): Rational[] {
  if (percent !== undefined)
    return largestRemainder(
      amount,
      bases.map((base) => base.times(hundredth(percent))),
    );
  const sum = Rational.sum(bases);
  const negated = Rational.of(-1n);
  const positive = (base: Rational): Rational => (base.sign > 0 ? base : ZERO);
  let weights = bases.map((base) => positive(sum.sign > 0 ? base : base.times(negated)));
  if (sum.sign === 0) weights = bases.map((base) => (base.sign < 0 ? base.times(negated) : base));
  if (weights.every((weight) => weight.sign === 0)) weights = bases.map(() => ONE);
  const whole = Rational.sum(weights);
  return largestRemainder(
    amount,
    weights.map((weight) => amount.times(weight).dividedBy(whole)),
  );
}

interface Group {
  readonly key: string;
  readonly taxable: Rational;
  readonly tax: Rational;
  readonly nets: ReadonlyMap<Line, Rational>;
  readonly taxables: ReadonlyMap<Line, Rational>;
  readonly partNets: readonly Rational[];
}

interface Grouping {
  readonly document: PricedDocument;
  readonly lines: readonly Line[];
  readonly parts: readonly ReadonlyMap<string, Rational>[];
  readonly rate: Rational;
}

function groupOf(key: string, { document, lines: all, parts: spreads, rate }: Grouping): Group {
  const lines = all.filter((line) => line.key === key);
  const parts = spreads.map((spreading) => spreading.get(key) ?? ZERO);
  const sum = Rational.sum([...lines.map(({ amount }) => amount), ...parts]);
  const byLine = document.tax_rounding === 'line' && lines.length > 0;
  const map = (values: readonly Rational[]): Map<Line, Rational> =>
    new Map(lines.map((line, at) => [line, values[at] ?? ZERO]));
  if (!document.prices_include_tax) {
    const taxed = byLine ? lines.map(({ adjusted }) => adjusted) : [sum];
    return {
      key,
      taxable: sum,
      tax: Rational.sum(taxed.map((taxable) => taxable.times(rate).halfUp())),
      nets: map(lines.map(({ amount }) => amount)),
      taxables: map(lines.map(({ adjusted }) => adjusted)),
      partNets: parts,
    };
  }
  const bare = (amount: Rational): Rational => amount.dividedBy(ONE.plus(rate));
  const netsOf = (amounts: readonly Rational[]): Rational[] => {
    if (byLine) return amounts.map((amount) => bare(amount).halfUp());
    return largestRemainder(bare(Rational.sum(amounts)).halfUp(), amounts.map(bare));
  };
  const nets = netsOf(lines.map(({ amount }) => amount));
  const taxables = netsOf(lines.map(({ adjusted }) => adjusted));
  const taxable = lines.length > 0 ? Rational.sum(taxables) : bare(sum).halfUp();
  const partNets = largestRemainder(taxable.minus(Rational.sum(nets)), parts.map(bare));
  return { key, taxable, tax: sum.minus(taxable), nets: map(nets), taxables: map(taxables), partNets };
}

/** Distributes the units that truncation leaves over, one at a time, to the largest remainder. */
function largestRemainder(total: Rational, exact: readonly Rational[]): Rational[] {
  const shares = exact.map((share) => share.cut());
  if (shares.length === 0) return [];
  const left = total.minus(Rational.sum(shares)).whole();
  const unit = left < 0n ? -1n : 1n;
  const each = left / BigInt(shares.length);
  const given = new Set<number>();
  for (let rest = left - each * BigInt(shares.length); rest !== 0n; rest -= unit) {
    const candidates = exact.map((share, at) => ({
      at,
      lack: share.minus(share.cut()).times(Rational.of(unit)),
    }));
    const neediest = candidates
      .filter(({ at }) => !given.has(at))
      .reduce((most, one) => (one.lack.compare(most.lack) > 0 ? one : most));
    given.add(neediest.at);
  }
  return shares.map((share, at) => share.plus(Rational.of(each + (given.has(at) ? unit : 0n))));
}

function exactly({ micros }: { readonly micros: bigint }): Rational {
  return Rational.of(micros, 1_000_000n);
}

function hundredth(percent: { readonly micros: bigint }): Rational {
  return exactly(percent).dividedBy(Rational.of(100n));
}

function rateOf({ tax_rate }: Tax): Rational {
  return hundredth(tax_rate);
}

/** Returns a sortable key: the rate in a fixed width, then the position of the category. */
export function keyOf({ tax_rate, tax_category }: Tax): string {
  const rate = tax_rate.micros.toString().padStart(12, '0');
  return `${rate} ${['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].indexOf(tax_category)}`;
}

function byRateThenCategory(a: string, b: string): number {
  const [rateA = '', categoryA = ''] = a.split(' ');
  const [rateB = '', categoryB = ''] = b.split(' ');
  return rateA === rateB ? Number(categoryA) - Number(categoryB) : rateA > rateB ? -1 : 1;
}
