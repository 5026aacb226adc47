import { Webhook } from 'standardwebhooks';
import { Receiver } from '../support/receiver.js';
import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Settings > Webhooks: endpoints, what was sent to them, and replays. */

let receiver: Receiver;
let customer: string;

testInBrowser(async () => {
  receiver = await Receiver.start();
  customer = await create(panel, token, { path: '/customers', body: { name: 'Difference Engines GmbH' } });
});

afterAll(() => receiver.stop());

beforeEach(() => openWindow());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = () => page.getByRole('dialog');

/** Adds an endpoint by the API, and returns its id. */
function endpoint(description: string): Promise<string> {
  const body = { url: receiver.url, description };
  return create(panel, token, { path: '/webhook-endpoints', body });
}

async function choose(action: string): Promise<void> {
  await button('Actions').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('an endpoint', () => {
  it('is added, shows its secret once, and gets a test that the judge verifies', async () => {
    await visitor.signIn('/settings/webhooks');
    await page.getByRole('heading', { name: 'No endpoints yet' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Add endpoint').click();
    await dialog().getByRole('textbox', { name: 'Address' }).fill('https://10.1.2.3/hooks');
    await dialog().getByRole('button', { name: 'Add endpoint' }).click();
    await dialog().locator('[aria-invalid=true]').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog().getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Shop');
    await dialog().getByRole('radio', { name: 'Chosen events' }).click();
    await dialog().getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('Choose at least one event.').waitFor();
    await dialog().getByRole('checkbox', { name: 'All of customer' }).click();
    await dialog()
      .getByRole('checkbox', { name: /^invoice.paid/ })
      .click();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-form');
    await dialog().getByRole('button', { name: 'Add endpoint' }).click();
    const shown = dialog().getByRole('textbox', { name: /^Secret for/ });
    const secret = (await shown.textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    await dialog().getByLabel('Language').selectOption('Python');
    await dialog().getByText(`WEBHOOK_SECRET='${secret}'`).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-secret');
    await button('Done').click();
    await page.getByRole('cell', { name: 'customer.*, invoice.paid' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);

    await page.getByRole('link', { name: receiver.url }).click();
    await heading('Shop').waitFor();
    await button('Send test').click();
    await dialog().getByLabel('Event').selectOption('invoice.paid');
    await dialog().getByRole('button', { name: 'Send test' }).click();
    await dialog().getByText('Answered 200').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    const [request] = receiver.requests;
    expect(new Webhook(secret).verify(request?.body ?? '', request?.headers ?? {})).toMatchObject({
      type: 'invoice.paid',
      test: true,
    });
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'invoice.paid' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-endpoint');
  });

  it('is changed, and its secret is rotated while both sign', async () => {
    const id = await endpoint('Warehouse');
    await visitor.signIn(`/settings/webhooks/${id}`);
    await choose('Change');
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Stock');
    await dialog().getByRole('textbox', { name: 'Headers' }).fill('X-Shop: 7');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await heading('Stock').waitFor();
    await page.getByText('X-Shop', { exact: true }).waitFor();
    await choose('Rotate secret');
    await dialog().getByRole('button', { name: 'Rotate secret' }).click();
    await dialog()
      .getByRole('textbox', { name: /^Secret for/ })
      .waitFor();
    await button('Done').click();
    await page.getByText('Previous secret until').waitFor();
    await button('Send test').click();
    await dialog().getByRole('button', { name: 'Send test' }).click();
    await dialog().getByText('Answered 200').waitFor();
    const headers = receiver.requests.at(-1)?.headers;
    expect(headers?.['webhook-signature']?.split(' ')).toHaveLength(2);
    expect(headers?.['x-shop']).toBe('7');
  });

  it('is announced on every page while it is disabled, and catches up when it is enabled', async () => {
    const id = await endpoint('Reports');
    await visitor.signIn(`/settings/webhooks/${id}`);
    await choose('Disable');
    await dialog().getByRole('button', { name: 'Disable' }).click();
    await page.getByText('This endpoint is disabled').waitFor();
    await page.getByRole('link', { name: 'Customers' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'A webhook endpoint is disabled' });
    await banner.waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-banner');
    await call(panel, token, {
      method: 'PATCH',
      path: `/customers/${customer}`,
      body: { phone: '+49 30 2' },
    });
    await banner.getByRole('link').click();
    await heading('Reports').waitFor();
    await button('Enable').click();
    await dialog().getByRole('radio', { name: 'Where it stopped' }).waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await dialog().getByRole('button', { name: 'Enable' }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'customer.updated' }).waitFor();
  });

  it('that its writer has left says so, and goes on for whoever takes it over', async () => {
    const key = await call(panel, token, { method: 'POST', path: '/api-keys', body: { name: 'Hooks' } });
    const { id: keyId, secret } = key.body as { id: string; secret: string };
    const body = { url: receiver.url, description: 'Orphan' };
    const id = await create(panel, secret, { path: '/webhook-endpoints', body });
    await call(panel, token, { method: 'DELETE', path: `/api-keys/${keyId}` });
    await visitor.signIn(`/settings/webhooks/${id}`);
    await page.getByText('Nobody answers for this endpoint any more').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await button('Take over').click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await button('Send test').waitFor();
    await page.getByText('Nobody answers for this endpoint any more').waitFor({ state: 'hidden' });
  });

  it('is deleted', async () => {
    const id = await endpoint('Passing');
    await visitor.signIn(`/settings/webhooks/${id}`);
    await choose('Delete');
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await heading('Webhooks').waitFor();
    expect((await call(panel, token, { path: `/webhook-endpoints/${id}` })).status).toBe(404);
  });
});

describe('a delivery', () => {
  it('shows what was sent and answered, and is sent again', async () => {
    const id = await endpoint('Log');
    await visitor.signIn(`/settings/webhooks/${id}`);
    await heading('Log').waitFor();
    await call(panel, token, {
      method: 'PATCH',
      path: `/customers/${customer}`,
      body: { phone: '+49 30 3' },
    });
    await page.getByRole('link', { name: 'customer.updated' }).click();
    await heading('customer.updated').waitFor();
    const attempt = page.getByRole('region', { name: 'Attempt 1' });
    await attempt.getByRole('textbox', { name: 'Sent' }).getByText('"type": "customer.updated"').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-delivery');
    const before = receiver.requests.length;
    await button('Resend').click();
    await page.getByText('Resent').first().waitFor();
    await page.getByRole('region', { name: 'Attempt 1' }).waitFor();
    expect(receiver.requests.length).toBeGreaterThan(before);
  });
});

describe('a history', () => {
  it('sends its events once more, from one of them on', async () => {
    await endpoint('Again');
    const product = await create(panel, token, { path: '/products', body: { name: 'Punched cards' } });
    await visitor.signIn(`/products/${product}`);
    await button('Replay from here: product.created').click();
    await dialog().getByLabel('Endpoint').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('webhooks-replay');
    await dialog().getByRole('button', { name: 'Replay events' }).click();
    await dialog()
      .getByRole('status')
      .getByText(/deliver(y|ies) ordered/)
      .waitFor();
    expect(receiver.messages().filter(({ type }) => type === 'product.created').length).toBeGreaterThan(0);
  });
});
