import type { ApiClient } from './api-client.js';

type Own = Readonly<Record<string, string>>;

/** A template of invoices with one line of this product. */
export function templateBody(product_id: string | undefined): object {
  return { name: 'Consulting', content: { items: [{ product_id, quantity: 1, price: 10 }], tax_rate: 19 } };
}

/** Adds one and returns its identifier. */
export async function templateThing(api: ApiClient, product: string | undefined): Promise<string> {
  const { status, body } = await api.post('/invoice-templates', templateBody(product));
  if (status !== 201) throw new Error(`A template is refused: ${JSON.stringify(body)}`);
  return body.id as string;
}

const ofContent = (_own: Own, id: string) => [
  { at: 'content.items.product_id', prefix: 'prd', body: templateBody(id) },
];

/** Bodies of templates with a foreign identifier. */
export const templateBodies = {
  'invoice_templates.create': (own: Own, id: string) => [
    ...ofContent(own, id),
    { at: 'invoice_id', prefix: 'inv', body: { name: 'Consulting', invoice_id: id } },
  ],
  'invoice_templates.update': ofContent,
  'invoice_templates.create_invoice': ({ cus }: Own, id: string) => [
    { at: 'customer_id', prefix: 'cus', body: { customer_id: id } },
    {
      at: 'overrides.items.product_id',
      prefix: 'prd',
      body: { customer_id: cus, overrides: { items: [{ product_id: id, quantity: 1, price: 10 }] } },
    },
  ],
};

/** The same with references that are the caller's own. */
export const ownTemplateBodies: Readonly<Record<string, (own: Own) => unknown>> = {
  'invoice_templates.create': ({ prd }) => templateBody(prd),
  'invoice_templates.update': ({ prd }) => templateBody(prd),
  'invoice_templates.create_invoice': ({ cus }) => ({ customer_id: cus }),
};
