import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** Saving in difficult cases: somebody else was faster, or the response was lost. */

testInBrowser();

beforeEach(() => openWindow());

type Json = Record<string, unknown>;

const get = async (path: string): Promise<Json> => (await call(panel, token, { path })).body as Json;
const newCustomer = (name: string): Promise<string> =>
  create(panel, token, { path: '/customers', body: { name } });

describe('two people who edit the same customer', () => {
  it('see what the other one has changed, and choose', async () => {
    const id = await newCustomer('Two at once');
    await visitor.signIn(`/customers/${id}/edit`);
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+49 30 111');
    await page.getByRole('textbox', { name: 'City' }).fill('Rome');
    await page.getByRole('textbox', { name: 'Note' }).fill('only mine');
    const theirs = {
      name: 'Two at once',
      phone: '+49 30 222',
      email: 'new@example.com',
      billing_address: { city: 'Paris' },
    };
    await call(panel, token, { method: 'PUT', path: `/customers/${id}`, body: theirs });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this in the meantime' });
    await dialog.waitFor();
    expect(await dialog.getByRole('radiogroup').count()).toBe(3);
    const side = (field: string, name: RegExp) =>
      dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name });
    expect(await side('Telephone', /^Yours/).isChecked()).toBe(true);
    expect(await side('E-mail address', /^Saved meanwhile/).isChecked()).toBe(true);
    await side('Billing address · City', /Paris/).check();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('conflict');
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await page.getByText('“Two at once” saved').waitFor();
    expect(await get(`/customers/${id}`)).toMatchObject({
      phone: '+49 30 111',
      email: 'new@example.com',
      billing_address: { city: 'Paris' },
      note: 'only mine',
    });
  });

  it('are not asked if they changed different fields', async () => {
    const id = await newCustomer('Apart');
    await visitor.signIn(`/customers/${id}/edit`);
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+49 30 111');
    await call(panel, token, { method: 'PUT', path: `/customers/${id}`, body: { name: 'Apart' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Apart” saved').waitFor();
    expect(await get(`/customers/${id}`)).toMatchObject({ phone: '+49 30 111' });
  });
});

describe('a lost connection', () => {
  it('keeps the form, and saves the change once when it is back', async () => {
    const id = await newCustomer('Far away');
    await visitor.signIn(`/customers/${id}/edit`);
    await page.getByRole('textbox', { name: 'Telephone' }).fill('+49 1');
    await page.route('**/v1/customers/*', async (route) => {
      if (route.request().method() === 'PUT') await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('customer-unreachable');
    await page.unroute('**/v1/customers/*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('“Far away” saved').waitFor();
    expect(await get(`/customers/${id}`)).toMatchObject({ phone: '+49 1', version: 2 });
  });

  it.each([500, 503])('like an answer of %i keeps the form, too', async (status) => {
    await visitor.signIn('/products/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(`Product ${status}`);
    const body = JSON.stringify({ code: status === 500 ? 'internal_error' : 'unavailable', detail: 'So.' });
    await page.route('**/v1/products', (route) =>
      route.fulfill({ status, body, contentType: 'application/problem+json' }),
    );
    await page.getByRole('button', { name: 'Create product' }).click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/v1/products');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: `Product ${status}` }).waitFor();
  });
});
