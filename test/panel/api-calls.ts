import type { PanelUnderTest } from './panel-under-test.js';

/** Calls the API as a program would. Returns the status and the body. */
export async function call(
  { baseUrl }: PanelUnderTest,
  token: string,
  request: { method?: string; path: string; body?: unknown },
): Promise<{ status: number; body: unknown }> {
  const { method = 'GET', path, body } = request;
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A login token of the owner. */
export async function tokenOf(panel: PanelUnderTest): Promise<string> {
  const { email, password } = panel;
  const { body } = await call(panel, '', { method: 'POST', path: '/auth/login', body: { email, password } });
  return (body as { access_token: string }).access_token;
}

/** Creates a resource and returns its id. Raises the error of the service. */
export async function create(
  panel: PanelUnderTest,
  token: string,
  { path, body }: { path: string; body: unknown },
): Promise<string> {
  const created = await call(panel, token, { method: 'POST', path, body });
  if (created.status !== 201) throw new Error(`${path}: ${JSON.stringify(created.body)}`);
  return (created.body as { id: string }).id;
}

/** The ids of what `writeSomeBooks` creates. */
export interface SomeBooks {
  readonly customer: string;
  readonly product: string;
  readonly invoices: readonly string[];
}

/** Creates a customer, two products and three invoices, so that the lists are not empty. */
export async function writeSomeBooks(panel: PanelUnderTest): Promise<SomeBooks> {
  const token = await tokenOf(panel);
  const write = (path: string, body: unknown): Promise<string> => create(panel, token, { path, body });
  const customer = await write('/customers', {
    name: 'Difference Engines GmbH',
    email: 'accounts@example.com',
    billing_address: { line1: 'Unter den Linden 5', postal_code: '10117', city: 'Berlin', country: 'DE' },
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    contacts: [{ name: 'Ada Lovelace', email: 'ada@example.com', receives_invoices: true }],
    payment_terms: { net_days: 14 },
    metadata: { shop: '7' },
  });
  const product = await write('/products', {
    name: 'Programming',
    price: 95.5,
    tax_rate: 19,
    unit: { label: 'h' },
  });
  await write('/products', { name: 'Punched cards', price: 0.0375, active: false });
  const invoices: string[] = [];
  for (const quantity of [1, 12.5, 1_250]) {
    const items = [{ product_id: product, quantity, price: 95.5 }];
    invoices.push(
      await write('/invoices', { customer_id: customer, items, tax_rate: 19, issue_date: '2026-11-02' }),
    );
  }
  return { customer, product, invoices };
}
