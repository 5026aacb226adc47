import { taxGroups } from '../model/books.js';
import type { Customer, Line, Terms } from '../model/shapes.js';
import type { Random } from '../run/random.js';
import { must, type World } from '../run/world.js';
import type { Action, Details } from './action.js';
import { nextLabel, numberOf, unitsOfNumber } from './finding.js';

const PRICES = ['100', '10', '0.5', '999.99', '33.33', '1000', '0.01', '42.42'] as const;
const QUANTITIES = ['1', '2', '12.5', '3'] as const;

/** In which parts invoices are paid. */
const PLANS = [
  [
    { percent: 50, days: 0 },
    { percent: 25, days: 20 },
    { percent: 25, days: 45 },
  ],
  [
    { percent: 33, days: 10 },
    { percent: 67, days: 11 },
  ],
] as const;

/** What stands around lines. */
const AROUND: readonly Line['around'][] = [
  { above: [{ kind: 'heading', text: 'Week 47' }] },
  { above: [{ kind: 'text', text: 'As agreed.' }], below: [{ kind: 'subtotal' }] },
  { above: [{ kind: 'page_break' }, { kind: 'heading', text: 'Extras' }] },
  {
    below: [
      { kind: 'text', text: 'Enclosed.' },
      { kind: 'subtotal', text: 'In all' },
    ],
  },
];

export const draftInvoice: Action = {
  name: 'draft invoice',
  weight: 7,
  operations: ['invoices.create', 'products.create'],
  choose: (model, random) => {
    const customer = random.pick([...model.customers.values()]);
    if (customer === undefined) return undefined;
    const currency = someCurrency(customer, random);
    const lines = someLines(random, currency);
    const terms = someTerms(random);
    // What is prepaid above a total is credit that has no name here to settle with.
    const prepaid =
      customer.appliesCredit !== true && random.chance(0.25) ? random.one(['50', '119', '200', '10']) : '0';
    const plan = prepaid === '0' && random.chance(0.3) ? random.pick(PLANS) : undefined;
    const as = nextLabel('i', model.invoices);
    const withheld = random.chance(0.2) ? { withheld: random.one([15, 20, 7]) } : {};
    const besides = { ...(plan && { plan }), ...withheld };
    return { as, customer: customer.label, currency, lines, terms, prepaid, ...besides };
  },
  applies: (model, { customer, currency, prepaid, plan, lines }) => {
    const known = model.customers.get(customer);
    // Of less there may be an instalment of nothing, which is refused.
    if (known !== undefined && plan !== undefined && sumOf(lines, currency ?? known.currency) < 100n)
      return false;
    return known !== undefined && (prepaid === '0' || known.appliesCredit !== true);
  },
  run: async (world, details) => {
    const { as, customer, lines, terms, prepaid, plan, withheld } = details;
    const currency = (details['currency'] ?? world.model.customers.get(customer)!.currency) as string;
    await product(world);
    world.named(as, must(await world.api.post('/invoices', bodyOf(world, details)), 201).id);
    world.model.invoices.set(as, {
      ...{ label: as, customer, currency, lines, terms, held: false, discount: 0n, waived: 0n },
      ...{ prepaid: unitsOfNumber(Number(prepaid), currency), state: 'draft', enclosures: [] },
      ...(plan && { plan }),
      ...(withheld !== undefined && { withheld }),
    });
  },
};

/** Returns the body of a request for an invoice, without what is empty. */
export function bodyOf(world: World, details: Details): object {
  const { customer, currency, lines, terms, prepaid, plan, withheld } = details;
  const items = (lines as Line[]).map(({ quantity, price, rate, category, description, around }) => ({
    ...around,
    ...{ product_id: world.idOf('product'), quantity: Number(quantity), price: Number(price) },
    ...{ tax_rate: rate, tax_category: category },
    ...(description === undefined ? {} : { description }),
  }));
  const given = prepaid === '0' ? {} : { prepaid_amount: Number(prepaid) };
  const reason = lines.some(({ category }: Line) => category === 'E')
    ? { tax_exemption_reason: 'Exempt' }
    : {};
  return {
    customer_id: world.idOf(customer),
    items,
    tax_rate: 19,
    payment_terms: terms,
    ...(currency === undefined ? {} : { currency }),
    ...(plan && { payment_plan: plan }),
    ...(withheld !== undefined && { withholdings: [{ name: 'IRPF', rate: withheld }] }),
    ...given,
    ...reason,
  };
}

function sumOf(lines: Line[], currency: string): bigint {
  return taxGroups(lines, currency).reduce((total, { taxable, tax }) => total + taxable + tax, 0n);
}

/** Makes the one product that all lines name. */
async function product(world: World): Promise<void> {
  if (world.has('product')) return;
  world.named('product', must(await world.api.post('/products', { name: 'Work' }), 201).id);
}

export function someLines(random: Random, currency: string): Line[] {
  return Array.from({ length: 1 + random.below(3) }, () => {
    const price = random.one(PRICES);
    const whole = currency === 'JPY' ? String(Math.ceil(Number(price))) : price;
    const taxed = random.one([19, 19, 7, 0]);
    const category = taxed === 0 ? random.one<Line['category']>(['Z', 'E']) : 'S';
    const isFree = random.chance(0.05);
    const line: Line = {
      quantity: random.one(QUANTITIES),
      price: isFree ? '0' : whole,
      rate: taxed,
      category,
    };
    const described = random.chance(0.3) && { description: `Work of phase ${random.below(9)}` };
    const around = aroundOf(line);
    return { ...line, ...described, ...(around && { around }) };
  });
}

/** What stands around some lines: the same around those of the same price and quantity, without a throw of the dice. */
function aroundOf({ price, quantity }: Line): Line['around'] {
  return AROUND[(price.length * 3 + quantity.length) % (AROUND.length * 2)];
}

/** Most often that of the customer. */
function someCurrency({ currency }: Customer, random: Random): string {
  if (!random.chance(0.15)) return currency;
  return currency === 'EUR' ? 'JPY' : 'EUR';
}

function someTerms(random: Random): Terms {
  const net_days = random.one([14, 30, 30, 0]);
  if (net_days === 14 && random.chance(0.3)) return { net_days, if_day_off: 'next_business_day' };
  if (net_days === 0 && random.chance(0.5)) return { net_months: random.one([1, 2]), net_days };
  if (net_days < 30 || random.chance(0.3)) return { net_days };
  return { net_days, early_payment: [{ days: 10, percent: random.one([2, 3]) }] };
}

export { numberOf };
