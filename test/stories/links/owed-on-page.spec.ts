import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const BANK = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', account_holder: 'Muster GmbH' };

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

async function pageOf(invoice: string): Promise<string> {
  const { body } = await tenant.api.post(`/invoices/${invoice}/links`);
  const html = await (await fetch(service.url + (body.path as string))).text();
  return html.slice(html.indexOf('<body'));
}

describe('the page of an invoice', () => {
  it('asks for nothing once it was written off, and does not say so', async () => {
    await tenant.api.put('/organization', { name: 'seller', bank_details: [BANK] });
    const invoice = await tenant.issuedInvoice();
    expect(await pageOf(invoice)).toContain('To be paid');
    await tenant.api.post(`/invoices/${invoice}/mark-uncollectible`);
    const page = await pageOf(invoice);
    expect(page).toContain('Closed');
    expect(page).toContain('No payment is asked for.');
    expect(page).not.toMatch(/To be paid|Amount due|Due by|written off|uncollectible/);
  });

  it('names what is in favour of a customer who has prepaid more than all', async () => {
    const page = await pageOf(await tenant.issuedInvoice({ prepaid_amount: 200 }));
    expect(page).toContain('In your favour');
    expect(page).toContain('81.00');
    expect(page).not.toMatch(/Amount due|[-−](€|EUR)?\s?81\.00/);
  });

  it('offers a discount for paying early, and tells of it once it was taken', async () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 10, percent: 2 }] };
    const invoice = await tenant.issuedInvoice({ payment_terms });
    expect(await pageOf(invoice)).toMatch(/Pay €116\.62 by 1\sDec\s2026 and save €2\.38\./);
    await tenant.api.post(`/invoices/${invoice}/payments`, { amount: 116.62, method: 'bank_transfer' });
    const page = await pageOf(invoice);
    expect(page).toContain('Discount for paying early');
    expect(page).not.toMatch(/and save|Amount due/);
  });

  it('writes yen without decimals, as all else that shows them', async () => {
    const product_id = await tenant.product();
    const items = [
      { product_id, quantity: 1, price: 50_000 },
      { product_id, quantity: 2, price: 2910.5 },
    ];
    const page = await pageOf(await tenant.issuedInvoice({ currency: 'JPY', items, tax_rate: 19 }));
    expect(page).toContain('JPY\u00a066,427');
    expect(page).toContain('2,910.5');
    expect(page).not.toMatch(/\d\.\d{2}\b/);
  });
});
