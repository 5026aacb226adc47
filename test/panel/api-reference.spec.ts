import type { Locator } from 'playwright-core';
import { call, create } from './api-calls.js';
import { openWindow, page, panel, testInBrowser, token, visitor } from './in-browser.js';

/** The API reference in a browser. Errors of its strict policy and requests to other hosts are complaints. */

testInBrowser();

/** Its identifier has a backslash before the dot. */
function operation(id: string): Locator {
  return page.locator(`.opblock[id$="-${id.replace('.', '\\\\.')}"]`);
}

async function opened(id: string): Promise<Locator> {
  // Swagger UI first renders the whole document, which takes a while on a busy machine.
  await operation(id).locator('.opblock-summary-control').click({ timeout: 60_000 });
  await operation(id).locator('.code-samples').waitFor();
  return operation(id);
}

async function apiKey(): Promise<string> {
  const key = { name: 'Reader', scopes: ['customers:read', 'invoices:read'] };
  const { body } = await call(panel, token, { method: 'POST', path: '/api-keys', body: key });
  return (body as { secret: string }).secret;
}

describe('the samples of an operation', () => {
  it('appear in tabs, one per language, and the choice applies to the next operation', async () => {
    await openWindow();
    await visitor.open('/docs');
    const samples = (await opened('invoices.create')).locator('.code-samples');
    const labels = await samples.getByRole('tab').allTextContents();
    expect(labels.slice(0, 3)).toEqual(['curl', 'JavaScript', 'Python']);
    expect(await samples.getByRole('tabpanel').textContent()).toContain(
      `curl '${panel.baseUrl}/v1/invoices'`,
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await samples.getByRole('button', { name: 'Copy' }).click();
    await samples.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`${panel.baseUrl}/v1/invoices`);
    await samples.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await samples.getByRole('tab', { selected: true }).textContent()).toBe('JavaScript');
    await page.keyboard.press('ArrowRight');
    expect(await samples.getByRole('tabpanel').textContent()).toContain(
      'client.invoices.create(\n    customer_id=',
    );
    const next = (await opened('customers.get')).locator('.code-samples');
    expect(await next.getByRole('tabpanel').textContent()).toContain('client.customers.get("cus_');
  });

  it('have the key and the records of the reader, and what is executed has them too', async () => {
    const customer = { path: '/customers', body: { name: 'Difference Engines' } };
    const id = await create(panel, token, customer);
    const key = await apiKey();
    await openWindow();
    await visitor.open('/docs');
    await page.locator('.btn.authorize').click();
    await page.locator('.modal-ux input').fill(key);
    expect(await visitor.barriers()).toEqual([]);
    await page.locator('.modal-ux').getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();
    await visitor.settled();
    const block = await opened('customers.get');
    const sample = block.locator('.code-samples').getByRole('tabpanel');
    await sample.filter({ hasText: id }).waitFor();
    expect(await sample.textContent()).toContain(`Bearer ${key}`);
    await block.getByRole('button', { name: 'Execute' }).click();
    await block.locator('.live-responses-table').getByText('Difference Engines').first().waitFor();
    expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(key);
  });
});

describe('the search of the reference', () => {
  it('finds operations and words, the best match first, and says when there is nothing', async () => {
    await openWindow();
    await visitor.open('/docs');
    const titles = page.locator('.opblock-summary-description');
    const search = page.getByRole('searchbox', { name: 'Search operations, fields and words' });
    await search.fill('FINALIZE');
    await page.getByRole('status').filter({ hasText: 'the best match first' }).waitFor();
    expect((await titles.allTextContents())[0]).toBe('Finalize an invoice');
    await search.fill('due_date');
    await titles.filter({ hasText: /^Create an invoice$/ }).waitFor();
    expect(await titles.filter({ hasText: 'Revoke an API key' }).count()).toBe(0);
    await search.fill('zeppelin');
    await page.getByText('No operation has “zeppelin”.').waitFor();
    expect(await page.getByText('No operations defined in spec').isVisible()).toBe(false);
    await search.fill('');
    await titles.filter({ hasText: 'Revoke an API key' }).waitFor();
  });
});

describe('the open points of the reference', () => {
  it('stand at the end, each decided for now or open, and each mark leads to its row', async () => {
    await openWindow();
    await visitor.open('/docs');
    const section = page.getByRole('region', { name: 'Open points' });
    expect(await section.getByText('TODO OP-', { exact: false }).count()).toBeGreaterThan(90);
    const states = await section.locator('dd .state').allTextContents();
    expect(new Set(states)).toEqual(new Set(['decided for now', 'open']));
    const block = await opened('invoices.create');
    await block.getByRole('link', { name: 'TODO OP-1-tax-computation' }).click();
    await page.getByText('How is tax computed and rounded?').last().waitFor();
    expect(await page.evaluate('location.hash')).toBe('#OP-1-tax-computation');
    await page.locator('#OP-1-tax-computation').waitFor();
  });
});

describe('the page of the reference', () => {
  it('begins with a quick start and is as wide as a phone', async () => {
    await openWindow({ viewport: { width: 390, height: 800 }, isMobile: true });
    await visitor.open('/docs');
    await page.locator('.opblock').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThan(400);
    const [heading] = await page.getByRole('heading').allTextContents();
    expect(heading).toBe('Quick start');
    expect(await page.locator('.samples code').first().textContent()).toContain(`API=${panel.baseUrl}/v1`);
    await visitor.picture('docs-phone');
  });

  it.each(['light', 'dark'] as const)('has no barriers, %s', async (colorScheme) => {
    await openWindow({ colorScheme });
    await visitor.open('/docs');
    await opened('invoices.create');
    expect(await visitor.barriers()).toEqual([]);
    await page.locator('#open-points summary').first().click();
    await visitor.picture(`docs-${colorScheme}`);
    const paths = [
      '/guides',
      '/guides/quick-start',
      '/guides/changelog',
      '/problems',
      '/problems/validation_failed',
    ];
    for (const path of paths) {
      await visitor.open(path);
      expect(await visitor.barriers()).toEqual([]);
      await visitor.picture(`${path.slice(1).replace('/', '-')}-${colorScheme}`);
    }
  });

  it('leads to the changelog, whose text is that of the repository', async () => {
    await openWindow();
    await visitor.open('/docs');
    await page.getByRole('link', { name: 'Changelog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Changelog' }).waitFor();
    await page.getByText('Anchors of the audit log').waitFor();
    await page.getByRole('link', { name: 'All guides' }).click();
    await page.getByRole('heading', { level: 2, name: 'Changelog' }).waitFor();
  });

  it('follows the choice of the panel', async () => {
    await openWindow({ colorScheme: 'light' });
    await visitor.open('/docs');
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.evaluate(`localStorage.setItem('countinghouse.theme', 'dark')`);
    await visitor.open('/docs');
    expect(await ground()).toBe('rgb(21, 25, 27)');
  });
});
