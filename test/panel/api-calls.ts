import type { PanelUnderTest } from './panel-under-test.js';

/** Calls the API as somebody's own program would. Gives the status and the body. */
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

/** Writes a customer, two products and three invoices, so that the lists have something to show. */
export async function writeSomeBooks(panel: PanelUnderTest): Promise<void> {
  const token = await tokenOf(panel);
  const create = async (path: string, body: unknown): Promise<string> => {
    const created = await call(panel, token, { method: 'POST', path, body });
    if (created.status !== 201) throw new Error(`${path}: ${JSON.stringify(created.body)}`);
    return (created.body as { id: string }).id;
  };
  const customer = await create('/customers', {
    name: 'Difference Engines GmbH',
    email: 'accounts@example.com',
    billing_address: { city: 'Berlin', country: 'DE' },
  });
  const product = await create('/products', {
    name: 'Programming',
    price: 95.5,
    tax_rate: 19,
    unit: { label: 'h' },
  });
  await create('/products', { name: 'Punched cards', price: 0.0375, active: false });
  for (const quantity of [1, 12.5, 1_250]) {
    const items = [{ product_id: product, quantity, price: 95.5 }];
    await create('/invoices', { customer_id: customer, items, tax_rate: 19, issue_date: '2026-11-02' });
  }
}
