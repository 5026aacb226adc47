import type { ApiAnswer, ApiClient } from './api-client.js';

export type Shown = Record<string, any>;

/** Adds a quote, issues it and lets it be accepted with the lines at these places. */
export async function acceptedQuote(api: ApiClient, body: object, chosen: number[] = []): Promise<Shown> {
  const created = await api.post('/quotes', body);
  expect([created.status, created.body.errors ?? []]).toEqual([201, []]);
  const { id, items } = created.body as Shown;
  expect((await api.post(`/quotes/${String(id)}/issue`)).status).toBe(200);
  const named = chosen.map((place) => ({ quote_item_id: (items as Shown[])[place]?.['id'] as string }));
  const accepted = await api.post(`/quotes/${String(id)}/accept`, {
    name: 'Ada',
    channel: 'phone',
    items: named,
  });
  expect([accepted.status, accepted.body.errors ?? []]).toEqual([200, []]);
  return accepted.body as Shown;
}

export function convert(api: ApiClient, quote: Shown, body: object = {}): Promise<ApiAnswer> {
  return api.post(`/quotes/${String(quote['id'])}/invoices`, body);
}

/** Makes an invoice of it. */
export async function converted(api: ApiClient, quote: Shown, body: object = {}): Promise<Shown> {
  const { status, body: invoice } = await convert(api, quote, body);
  expect([status, invoice.errors ?? invoice.detail ?? []]).toEqual([201, []]);
  return invoice as Shown;
}

/** Tax groups in cents, by category and rate: what is taxed, and the tax. */
export function groupsInCents(documents: readonly Shown[]): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const { category, rate, taxable, tax } of documents.flatMap(
    (one) => one['tax_breakdown'] as Shown[],
  )) {
    const [net, taxes] = sums[`${String(category)} ${String(rate)}`] ?? [0, 0];
    sums[`${String(category)} ${String(rate)}`] = [net + cents(taxable), taxes + cents(tax)];
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum[0] !== 0 || sum[1] !== 0));
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}
