import { call, writeSomeBooks } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** A network that goes away and comes back. */

testInBrowser(async () => {
  await writeSomeBooks(panel);
});

beforeEach(() => openWindow());

const notice = () => page.getByText('No connection. What you have typed stays here');

async function loseNetwork(): Promise<void> {
  await page.context().setOffline(true);
  await notice().waitFor();
}

describe('a network that is gone', () => {
  it('is said, loses nothing that is typed, and saving goes on when it is back', async () => {
    await visitor.signIn('/customers/new');
    await page.getByLabel('Name').fill('Offline & Sons');
    await loseNetwork();
    expect(await visitor.barriers()).toEqual([]);
    await visitor.picture('offline');
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Offline & Sons');
    await page.context().setOffline(false);
    await notice().waitFor({ state: 'detached' });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Offline & Sons' }).waitFor();
    const { body } = await call(panel, token, { path: '/customers?q=Offline' });
    expect((body as { data: unknown[] }).data).toHaveLength(1);
  });

  it('leaves the page where it is, and opens the wanted one when it is back', async () => {
    await visitor.signIn('/customers/new');
    await page.getByLabel('Name').waitFor();
    await loseNetwork();
    await page.getByRole('link', { name: 'Payments' }).press('Enter');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('New customer');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
    await notice().waitFor({ state: 'detached' });
  });
});
