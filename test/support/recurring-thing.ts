import type { ApiClient } from './api-client.js';

/** A recurring invoice with this content, of which nothing is due while tests run. */
export function recurringBody(content: unknown): object {
  return { name: 'Hosting', content, rule: { every: 1, unit: 'month' } };
}

/** Adds one and returns its identifier. */
export async function recurringThing(api: ApiClient, content: unknown): Promise<string> {
  const { status, body } = await api.post('/recurring-invoices', {
    ...recurringBody(content),
    start_on: '2099-01-31',
  });
  if (status !== 201) throw new Error(`A recurring invoice is refused: ${JSON.stringify(body)}`);
  return body.id as string;
}

interface Body {
  readonly at: string;
  readonly prefix: string;
  readonly body: unknown;
}

type Bodies<Own> = (own: Own, id: string) => Body[];

/** Bodies of what sells again, out of those of invoices: one reference in each is another organization's. */
export function recurringBodies<Own>(bodies: Bodies<Own>): Readonly<Record<string, Bodies<Own>>> {
  const inContent: Bodies<Own> = (own, id) =>
    bodies(own, id).map((one) => ({ ...one, at: `content.${one.at}`, body: recurringBody(one.body) }));
  return {
    'recurring_invoices.create': inContent,
    'recurring_invoices.update': inContent,
    'recurring_invoices.preview': (own, id) =>
      bodies(own, id).map((one) => {
        return { ...one, at: `content.${one.at}`, body: { rrule: 'FREQ=DAILY', content: one.body } };
      }),
    'recurring_invoices.duplicate': (_own, id) => [
      { at: 'customer_id', prefix: 'cus', body: { customer_id: id } },
    ],
    'invoices.duplicate': (_own, id) => [
      { at: 'customer_id', prefix: 'cus', body: { customer_id: id, prices: 'keep' } },
    ],
  };
}
