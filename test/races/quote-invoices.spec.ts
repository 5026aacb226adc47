import { acceptedQuote, convert, type Shown } from '../support/accepted-quote.js';
import { TestService } from '../support/test-service.js';

const AT_ONCE = 20;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

async function quoteOf(quantity: number): Promise<Shown> {
  const { api } = service.owner;
  const [customer_id, product_id] = [await service.owner.customer(), await service.owner.product()];
  const items = [{ product_id, quantity, price: 100 }];
  return acceptedQuote(api, { customer_id, items, tax_rate: 19 });
}

describe('twenty who invoice a quote at once', () => {
  it('never take more of a line than it has', async () => {
    const { api } = service.owner;
    const quote = await quoteOf(7);
    const quote_item_id = (quote['items'] as Shown[])[0]?.['id'] as string;
    const one = { items: [{ quote_item_id, quantity: 1 }] };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => convert(api, quote, one)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 7);
    const { data, left } = (await api.get(`/quotes/${String(quote['id'])}/invoices`)).body;
    expect([data.length, left]).toEqual([7, []]);
    await service.eventsNumbered();
    const { rows } = await service.database.admin.query(
      `SELECT count(*)::integer AS n FROM events WHERE type = 'quote.invoiced'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('while its invoices are voided take no more than what came back', async () => {
    const { api } = service.owner;
    const quote = await quoteOf(4);
    const first = (await convert(api, quote)).body as Shown;
    expect((await api.post(`/invoices/${String(first['id'])}/finalize`)).status).toBe(200);
    const [voided, ...answers] = await Promise.all([
      api.post(`/invoices/${String(first['id'])}/void`),
      ...Array.from({ length: AT_ONCE }, () => convert(api, quote)),
    ]);
    expect(voided.status).toBe(200);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const { data } = (await api.get(`/quotes/${String(quote['id'])}/invoices`)).body;
    expect((data as Shown[]).filter(({ counts }) => counts as boolean).length).toBeLessThanOrEqual(1);
  });
});
