import type { Locator } from 'playwright-core';
import { openWindow, panel, testInBrowser, visitor } from './in-browser.js';

/** The API reference in a browser, under its own strict policy. */

testInBrowser();

describe('the samples of an operation', () => {
  it('appear in tabs, one per language, and the choice applies to the next operation', async () => {
    await openWindow();
    const { page, open, picture } = visitor;
    // Its identifier has a backslash before the dot.
    const block = (id: string): Locator =>
      page.locator(`.opblock[id$="${id.split('.')[1]}"][id*="${id.split('.')[0]}"]`);
    await open('/docs');
    await block('invoices.create').locator('.opblock-summary-control').click();
    const samples = block('invoices.create').locator('.code-samples');
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
    await samples.scrollIntoViewIfNeeded();
    await picture('code-samples');
    await block('customers.get').locator('.opblock-summary-control').click();
    const next = block('customers.get').locator('.code-samples');
    expect(await next.getByRole('tabpanel').textContent()).toContain('client.customers.get("cus_');
  });
});

describe('the page of the reference', () => {
  it('is as wide as a phone', async () => {
    await openWindow({ viewport: { width: 390, height: 800 }, isMobile: true });
    await visitor.open('/docs');
    expect(await visitor.page.evaluate('innerWidth')).toBeLessThan(420);
    await visitor.picture('docs-phone');
  });

  it('of a problem has no barriers, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await openWindow({ colorScheme });
      for (const path of ['/problems', '/problems/validation_failed']) {
        await visitor.open(path);
        expect(await visitor.barriers()).toEqual([]);
      }
      await visitor.picture(`problem-page-${colorScheme}`);
      if (colorScheme === 'light') await visitor.leave();
    }
  });
});
