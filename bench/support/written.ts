import type { BenchRequest } from './request.js';
import type { Side } from './sides.js';

const LINES = 5;

/** How many, and what else each says. */
interface Wanted {
  readonly count: number;
  readonly [field: string]: unknown;
}

/** Writes invoices through the API, because what is printed was frozen by the service. */
export async function written(side: Side, { count, ...fields }: Wanted): Promise<string[]> {
  const { books } = side;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const items = Array.from({ length: LINES }, (_, line) => {
      return { product_id: books.anyProduct(), quantity: line + 1, price: 9.5 };
    });
    const body = { customer_id: books.anyCustomer(), items, tax_rate: 19, ...fields };
    ids.push(await idOf(side, books.writes('/invoices', body)));
  }
  return ids;
}

/** The identifier of what a request makes. */
export async function idOf(side: Side, request: BenchRequest): Promise<string> {
  return ((await (await ask(side, request)).json()) as { readonly id: string }).id;
}

/** Raises when the answer is not 2xx. */
export async function ask({ service }: Side, { path, ...init }: BenchRequest): Promise<Response> {
  const response = await fetch(service.url + path, init);
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}
