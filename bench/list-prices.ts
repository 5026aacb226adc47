import type { Books } from './support/books.js';
import { removeAll, sideOf, type Side } from './support/sides.js';
import { ask, idOf } from './support/written.js';

/** How many milliseconds a draft takes, as medians: where the request names prices, and where a list gives them. */
export interface ListPriceTimes {
  readonly lines: number;
  readonly namedMs: number;
  readonly foundMs: number;
}

const INVOICES = 1_000;
const PRODUCTS = 100;
const PAIRS = 400;
const WARM_UP = 40;
const LINES = [5, 50];

/** Creates drafts of both kinds in turns, one request after the other, so that the noise of a machine meets both. */
export async function listPrices(say: (line: string) => void): Promise<ListPriceTimes[]> {
  const side = await sideOf({ invoices: INVOICES }, say);
  try {
    const products = Array.from({ length: PRODUCTS }, () => side.books.anyProduct());
    const customer_id = await resellerOf(side, [...new Set(products)]);
    const found: ListPriceTimes[] = [];
    for (const lines of LINES) {
      const items = products.slice(0, lines).map((product_id) => ({ product_id, quantity: 12 }));
      const listed = { customer_id, items, tax_rate: 19, currency: 'EUR' };
      const named = { ...listed, items: items.map((item) => ({ ...item, price: 88 })) };
      found.push({ lines, ...(await medians(side, { named, listed })) });
      say(`Drafts of ${lines} lines are measured.`);
    }
    return found;
  } finally {
    await removeAll([side]);
  }
}

export function listPricesReport(found: readonly ListPriceTimes[]): string {
  return found
    .map(({ lines, namedMs, foundMs }) => {
      const ratio = (foundMs / namedMs).toFixed(2);
      return `${lines} lines: ${namedMs.toFixed(2)} ms named, ${foundMs.toFixed(2)} ms from a list, ratio ${ratio}`;
    })
    .join('\n');
}

/** A customer with a list that has a price of each of these products, and one from ten pieces on. */
async function resellerOf(side: Side, products: readonly string[]): Promise<string> {
  const { books } = side;
  const entries = products.flatMap((product_id) => [
    { product_id, price: 90 },
    { product_id, price: 88, min_quantity: 10 },
  ]);
  const list = { name: 'Resellers', currency: 'EUR', entries };
  const price_list_id = await idOf(side, books.writes('/price-lists', list));
  return idOf(side, books.writes('/customers', { name: 'Reseller', price_list_id }));
}

async function medians(side: Side, bodies: Readonly<Record<'named' | 'listed', object>>) {
  const took = { named: [] as number[], listed: [] as number[] };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    for (const kind of pair % 2 === 0 ? (['named', 'listed'] as const) : (['listed', 'named'] as const)) {
      const ms = await createMs(side, side.books, bodies[kind]);
      if (pair >= WARM_UP) took[kind].push(ms);
    }
  }
  return { namedMs: median(took.named), foundMs: median(took.listed) };
}

async function createMs(side: Side, books: Books, body: object): Promise<number> {
  const request = books.writes('/invoices', body);
  const began = performance.now();
  await (await ask(side, request)).arrayBuffer();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
