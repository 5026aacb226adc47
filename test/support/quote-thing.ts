import type { ApiClient } from './api-client.js';

/** A quote with these lines and an optional one, valid for longer than any test runs. */
export function quoteBody(customer_id: unknown, product_id: unknown): object {
  const line = { product_id, quantity: 2, price: 100 };
  return {
    customer_id,
    items: [line, { ...line, optional: true }],
    tax_rate: 19,
    valid_until: '2098-12-31',
  };
}

/** Adds one, issues it if that is wanted, and returns its identifier and that of its optional line. */
export async function quoteThing(
  api: ApiClient,
  body: object,
  { isIssued = false } = {},
): Promise<{ readonly quo: string; readonly qit: string }> {
  const { status, body: quote } = await api.post('/quotes', body);
  if (status !== 201) throw new Error(`A quote is refused: ${JSON.stringify(quote)}`);
  const quo = quote.id as string;
  if (isIssued) {
    const issued = await api.post(`/quotes/${quo}/issue`);
    if (issued.status !== 200) throw new Error(`A quote is not issued: ${JSON.stringify(issued.body)}`);
  }
  return { quo, qit: quote.items.at(-1).id as string };
}

/** Adds one that was accepted, and returns its identifier. */
export async function agreedThing(api: ApiClient, body: object): Promise<string> {
  const { quo } = await quoteThing(api, body, { isIssued: true });
  const { status, body: quote } = await api.post(`/quotes/${quo}/accept`, { name: 'Ada', channel: 'phone' });
  if (status !== 200) throw new Error(`A quote is not accepted: ${JSON.stringify(quote)}`);
  return quo;
}

interface Body {
  readonly at: string;
  readonly prefix: string;
  /** The thing in the path, unless it is the usual one of the resource. */
  readonly of?: string;
  readonly body: unknown;
}

type Own = Readonly<Record<string, unknown>>;

/** Bodies of quotes: one reference in each is another organization's. */
export const quoteBodies: Readonly<Record<string, (own: Own, id: string) => Body[]>> = {
  'quotes.create': written,
  'quotes.update': written,
  'quotes.calculate': written,
  'quotes.duplicate': (_own, id) => [
    { at: 'customer_id', prefix: 'cus', body: { customer_id: id, prices: 'keep' } },
  ],
  'quotes.accept': (_own, id) => [
    {
      at: 'items.0.quote_item_id',
      prefix: 'qit',
      body: { name: 'Ada', channel: 'phone', items: [{ quote_item_id: id }] },
    },
  ],
  'quotes.create_invoice': (_own, id) => [
    { at: 'items.0.quote_item_id', prefix: 'qit', of: 'agreed', body: { items: [{ quote_item_id: id }] } },
  ],
};

function written(own: Own, id: string): Body[] {
  return [
    { at: 'customer_id', prefix: 'cus', body: quoteBody(id, own['prd']) },
    { at: 'items.0.product_id', prefix: 'prd', body: quoteBody(own['cus'], id) },
  ];
}
