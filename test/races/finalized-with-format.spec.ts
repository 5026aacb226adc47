import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const AT_ONCE = 12;

/** How many requests were finalized in a group so far. */
async function together(): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/grouped_requests_total\{outcome="together".*?\} (\d+)/.exec(text)?.[1] ?? 0);
}

/** Finalizes new drafts of a customer at once. Gives what each was answered with. */
async function finalized(api: ApiClient, customer_id: string, product_id: string): Promise<unknown[]> {
  const items = [{ product_id, quantity: 1, price: 100 }];
  const ids = Array.from({ length: AT_ONCE }, () => service.owner.invoice({ customer_id, items }));
  const all = (await Promise.all(ids)).map((id) => api.post(`/invoices/${id}/finalize`));
  return (await Promise.all(all)).map(({ status, body }) => (status === 200 ? status : body.code));
}

describe('invoices of a customer who wants a format', () => {
  it('are finalized together, unless they must be valid in it', async () => {
    const { api } = service.owner;
    const manager = await service.owner.signIn();
    const customer = await service.owner.customer({ name: 'Jane', document_format: 'xrechnung_ubl' });
    const product = await service.owner.product();
    expect(await finalized(api, customer, product)).toEqual(Array(AT_ONCE).fill(200));
    const before = await together();
    expect(before).toBeGreaterThan(0);
    await manager.put('/organization/documents', { preflight: 'block' });
    expect(await finalized(api, customer, product)).toEqual(Array(AT_ONCE).fill('document_not_valid'));
    expect(await together()).toBe(before);
    const [series] = (await api.get('/number-series')).body.data as { id: string }[];
    const { body: audit } = await api.get(`/number-series/${series?.id}/audit`);
    expect(audit).toMatchObject({ intact: true, documents: AT_ONCE, gaps: [] });
  });
});
