import { createHash } from 'node:crypto';
import type { Tenant } from '../../support/tenant.js';
import { TestService } from '../../support/test-service.js';

const LOOK = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'cross-site',
  'User-Agent': 'Mozilla/5.0 Firefox/140.0',
};

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start({ env: { PUBLIC_URL: 'https://books.example.com' } });
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

async function creditNote(): Promise<{ id: string; number: string }> {
  const invoice = await tenant.issuedInvoice();
  const made = await tenant.api.post(`/invoices/${invoice}/credit-notes`, { reason: 'order_change' });
  expect(made.status).toBe(201);
  return made.body as { id: string; number: string };
}

async function linkTo(note: string): Promise<{ id: string; path: string }> {
  const made = await tenant.api.post(`/credit-notes/${note}/links`);
  expect(made.status).toBe(201);
  return made.body as { id: string; path: string };
}

function opened(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(service.url + path, { headers });
}

describe('a link to a credit note', () => {
  it('is made, listed, looked at and ended', async () => {
    const { id: note } = await creditNote();
    const { body } = await tenant.api.post(`/credit-notes/${note}/links`);
    expect(body).toMatchObject({ invoice_id: null, credit_note_id: note, channel: 'other', views: 0 });
    expect(body.url).toBe(`https://books.example.com${body.path as string}`);
    expect((await opened(body.path as string, LOOK)).status).toBe(200);
    const listed = await tenant.api.get(`/credit-notes/${note}/links`);
    expect(listed.body.data).toMatchObject([{ id: body.id, views: 1 }]);
    expect((await tenant.api.delete(`/links/${body.id as string}`)).status).toBe(204);
    expect((await opened(body.path as string)).status).toBe(404);
    expect((await tenant.api.get(`/credit-notes/${note}/links`)).body).toEqual({ data: [] });
  });

  it('shows the quantity, the price and the words of what is taken back', async () => {
    const product_id = await tenant.product({ name: 'Survey' });
    const items = [{ product_id, quantity: 3, price: 40, tax_rate: 0, description: 'On site' }];
    const invoice = await tenant.issuedInvoice({ items });
    const [item] = (await tenant.api.get(`/invoices/${invoice}`)).body.items;
    const { body: note } = await tenant.credit(invoice, { items: [{ item_id: item.id, quantity: 2 }] });
    const page = await opened((await linkTo(note.id as string)).path);
    const row = /<tbody>(.*?)<\/tbody>/s.exec(await page.text())?.[1];
    const cells = row?.split(/<[^>]*>/).filter((text) => text.trim() !== '');
    expect(cells).toEqual(['Survey', 'On site', '2\u00a0pcs', '40.00', '80.00']);
  });

  it('shows how much is taken back of what was sold at a discount, and no quantity of an amount', async () => {
    const product_id = await tenant.product({ name: 'Survey' });
    const discounts = [{ percent: 10 }];
    const items = [{ product_id, quantity: 3, price: 40, tax_rate: 0, discounts }];
    const invoice = await tenant.issuedInvoice({ items });
    const [item] = (await tenant.api.get(`/invoices/${invoice}`)).body.items;
    const { body: note } = await tenant.credit(invoice, {
      items: [
        { item_id: item.id, quantity: 1 },
        { item_id: item.id, amount: 5 },
      ],
    });
    const page = await opened((await linkTo(note.id as string)).path);
    const row = /<tbody>(.*?)<\/tbody>/s.exec(await page.text())?.[1];
    const cells = row?.split(/<[^>]*>/).filter((text) => text.trim() !== '');
    expect(cells).toEqual(['Survey', '1\u00a0pcs', '36.00', 'Survey', '5.00']);
  });

  it('is one for whoever owns the credit note', async () => {
    const { id: note } = await creditNote();
    const stranger = await service.newTenant('stranger');
    for (const answer of [
      await stranger.api.post(`/credit-notes/${note}/links`),
      await stranger.api.get(`/credit-notes/${note}/links`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('ends some days after it was made, because nobody has to pay anything', async () => {
    const { id: note } = await creditNote();
    service.clock.passes('200 days');
    const { path } = await linkTo(note);
    service.clock.passes('89 days');
    expect((await opened(path)).status).toBe(200);
    service.clock.passes('1 day');
    expect((await opened(path)).status).toBe(404);
  });
});

describe('the page of a credit note', () => {
  it('says what was taken back, and asks for nothing', async () => {
    const { id: note, number } = await creditNote();
    const html = await (await opened((await linkTo(note)).path)).text();
    expect(html).toContain(`Credit note ${number}`);
    expect(html).toContain('You have nothing to pay.');
    expect(html).toContain('€119.00');
    expect(html).not.toContain('<svg');
    expect(html).not.toContain('Amount due');
  });

  it('says that it is void', async () => {
    const { id: note } = await creditNote();
    const { path } = await linkTo(note);
    await tenant.api.post(`/credit-notes/${note}/void`);
    expect(await (await opened(path)).text()).toContain('This credit note is void. It does not count.');
  });

  it('gives the PDF, the same as to the seller', async () => {
    const { id: note, number } = await creditNote();
    const { path } = await linkTo(note);
    const answer = await opened(`${path}/credit-note.pdf`);
    expect(answer.headers.get('content-disposition')).toContain(`filename="${number}.pdf"`);
    const digest = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
    const own = await tenant.api.get(`/credit-notes/${note}/documents`);
    expect(own.body.data).toContainEqual(
      expect.objectContaining({ format: 'pdf', state: 'stored', sha256: digest.digest('hex') }),
    );
  });
});
