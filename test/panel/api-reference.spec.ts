import type { Locator } from 'playwright-core';
import { openWindow, testInBrowser, visitor } from './in-browser.js';

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
      "curl 'http://127.0.0.1:3000/v1/invoices'",
    );
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
