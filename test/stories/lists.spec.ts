import type { ApiClient } from '../support/api-client.js';
import { allPages, withQuery } from '../support/all-pages.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

describe('a list that is read while rows are added and removed', () => {
  it.each(['-created_at', 'created_at', 'total', '-number'])(
    'has every row that existed all along once, in the order of %s',
    async (sort) => {
      const tenant = await service.newTenant('busy');
      const [customer_id, product_id] = [await tenant.customer(), await tenant.product()];
      let made = 0;
      const create = async (): Promise<string> => {
        made += 1;
        if (made % 3 === 0) service.clock.passes('1 second');
        const items = [{ product_id, quantity: 1, price: (made * 7) % 40 }];
        const { body } = await tenant.api.post('/invoices', { customer_id, items, tax_rate: 0 });
        return body.id as string;
      };
      const before: string[] = [];
      while (before.length < 250) before.push(...(await Promise.all(Array.from({ length: 10 }, create))));
      const deleted = new Set<string>();
      const meanwhile = async (): Promise<void> => {
        for (const id of [before.at(deleted.size), before.at(-1 - deleted.size), await create()]) {
          if (id === undefined) continue;
          await tenant.api.delete(`/invoices/${id}`);
          deleted.add(id);
        }
        await create();
      };
      const read = (await allPages(tenant.api, '/invoices', { query: { sort, limit: '20' }, meanwhile })).map(
        ({ id }) => id,
      );
      expect(read.length).toBe(new Set(read).size);
      const lasting = before.filter((id) => !deleted.has(id));
      expect(lasting.length).toBeGreaterThan(200);
      expect(lasting.filter((id) => !read.includes(id))).toEqual([]);
    },
  );
});

describe('a page', () => {
  it('links to the first and the next one, under the caller’s prefix', async () => {
    for (const name of ['A', 'B', 'C']) await service.owner.customer({ name, metadata: { of: 'links' } });
    const query = { 'metadata[of]': 'links', sort: 'name', limit: '2' };
    for (const prefix of ['/api', '/v1', '/api/v1']) {
      const page = await api.under(prefix).get(withQuery('/customers', query));
      const [first, next] = linksOf(page.headers);
      expect(first?.startsWith(`${prefix}/customers?`)).toBe(true);
      const again = await api.under('').get(first ?? '');
      expect(again.body).toEqual(page.body);
      const last = await api.under('').get(next ?? '');
      expect(last.body.data.map(({ name }: { name: string }) => name)).toEqual(['C']);
      expect(linksOf(last.headers)).toEqual([first]);
      expect(page.body).toMatchObject({ has_more: true });
      expect(last.body).toMatchObject({ has_more: false, next_cursor: null });
    }
  });

  it('has at most as many rows as the limit, 20 without one', async () => {
    const tenant = await service.newTenant('limits');
    for (let count = 0; count < 21; count += 1) await tenant.product();
    const sizes = await Promise.all(
      ['', '?limit=1', '?limit=100', '?limit=21'].map(async (query) => {
        const { body } = await tenant.api.get(`/products${query}`);
        return [body.data.length, body.has_more];
      }),
    );
    expect(sizes).toEqual([
      [20, true],
      [1, true],
      [21, false],
      [21, false],
    ]);
  });

  it('has the total of all pages if requested', async () => {
    const tenant = await service.newTenant('totals');
    for (const name of ['Gear', 'Gear wheel', 'Valve']) await tenant.product({ name });
    const total = async (query: string): Promise<unknown> => {
      return (await tenant.api.get(`/products?limit=1${query}`)).body.total_count;
    };
    expect(await total('')).toBeUndefined();
    expect(await total('&with_total=false')).toBeUndefined();
    expect(await total('&with_total=true')).toBe(3);
    expect(await total('&with_total=true&q=gear')).toBe(2);
    expect(await total('&with_total=true&q=nothing')).toBe(0);
  });

  it('embeds the current customers', async () => {
    const tenant = await service.newTenant('expanding');
    const customer_id = await tenant.customer({ name: 'Old name' });
    const invoice = await tenant.invoice({ customer_id });
    await tenant.api.put(`/customers/${customer_id}`, { name: 'New name' });
    const plain = (await tenant.api.get('/invoices')).body.data;
    expect(plain[0]).not.toHaveProperty('customer');
    const [expanded] = (await tenant.api.get('/invoices?expand=customer')).body.data;
    expect(expanded).toMatchObject({ id: invoice, customer_id, customer_name: 'Old name' });
    expect(expanded.customer).toEqual((await tenant.api.get(`/customers/${customer_id}`)).body);
  });

  it('has archived rows only if requested', async () => {
    const tenant = await service.newTenant('archive');
    const [kept, archived] = [
      await tenant.customer({ name: 'Kept' }),
      await tenant.customer({ name: 'Gone' }),
    ];
    await service.database.admin.query(`UPDATE customers SET archived_at = now() WHERE name = 'Gone'`);
    const ids = async (query: string): Promise<string[]> => {
      return (await tenant.api.get(`/customers?sort=name${query}`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    };
    expect(await ids('')).toEqual([kept]);
    expect(await ids('&include_archived=false')).toEqual([kept]);
    expect(await ids('&include_archived=true')).toEqual([archived, kept]);
    expect(await ids('&q=gone')).toEqual([]);
    expect(await ids('&q=gone&include_archived=true')).toEqual([archived]);
  });
});

describe('a cursor', () => {
  it('is valid only in the list, the order, the filter and the organization that it came from', async () => {
    const stranger = await service.newTenant('stranger');
    for (const tenant of [service.owner, stranger]) {
      for (const _count of [1, 2]) await tenant.invoice({ currency: 'CHF' });
    }
    const { next_cursor: cursor } = (await api.get('/invoices?limit=1&currency=CHF')).body;
    const answer = async (client: ApiClient, path: string): Promise<unknown[]> => {
      const { status, body } = await client.get(`${path}&cursor=${encodeURIComponent(cursor as string)}`);
      return [status, body.errors?.[0].code];
    };
    const wrong = [400, 'wrong_cursor'];
    expect(await answer(api, '/invoices?currency=CHF')).toEqual([200, undefined]);
    expect(await answer(api, '/invoices?currency=CHF&limit=7&expand=customer&with_total=true')).toEqual([
      200,
      undefined,
    ]);
    expect(await answer(api, '/invoices?currency=EUR')).toEqual(wrong);
    expect(await answer(api, '/invoices?limit=1')).toEqual(wrong);
    expect(await answer(api, '/invoices?currency=CHF&sort=created_at')).toEqual(wrong);
    expect(await answer(api, '/invoices?currency=CHF&q=a')).toEqual(wrong);
    expect(await answer(api, '/invoices?currency=CHF&metadata[a]=b')).toEqual(wrong);
    expect(await answer(api, '/customers?currency=CHF')).toEqual(wrong);
    expect(await answer(stranger.api, '/invoices?currency=CHF')).toEqual(wrong);
    expect((await api.get('/invoices?cursor=abc')).status).toBe(400);
    expect((await api.get('/invoices?cursor=')).status).toBe(400);
  });
});

describe('an invalid parameter of a list', () => {
  it.each([
    ['/invoices', 'limit', '0'],
    ['/invoices', 'limit', '101'],
    ['/invoices', 'limit', '1e1'],
    ['/invoices', 'limit', ''],
    ['/invoices', 'sort', 'customer_name'],
    ['/invoices', 'sort', '--total'],
    ['/invoices', 'status', 'sent'],
    ['/invoices', 'status', 'open,'],
    ['/invoices', 'status', ''],
    ['/invoices', 'customer_id', 'prd_01h455vb4pex5vsknk084sn02q'],
    ['/invoices', 'number', ''],
    ['/invoices', 'currency', 'eur'],
    ['/invoices', 'issue_date[gte]', '2026-02-30'],
    ['/invoices', 'due_date[lt]', 'tomorrow'],
    ['/invoices', 'total[gte]', '10'],
    ['/invoices', 'created_at[gt]', '2026-11-21'],
    ['/invoices', 'created_at[gt]', '2026-11-21T10:00:00 01:00'],
    ['/invoices', 'updated_since', '2026-13-01T00:00:00Z'],
    ['/invoices', 'metadata[]', 'x'],
    ['/invoices', `metadata[${'k'.repeat(41)}]`, 'x'],
    ['/invoices', 'metadata[key]', 'x'.repeat(501)],
    ['/invoices', 'metadata[key]', '\0'],
    ['/invoices', 'q', ''],
    ['/invoices', 'q', ' '],
    ['/invoices', 'q', 'q'.repeat(101)],
    ['/invoices', 'q', 'a b c d e f g h i'],
    ['/invoices', 'q', 'a\0'],
    ['/invoices', 'expand', 'items'],
    ['/invoices', 'with_total', '1'],
    ['/customers', 'include_archived', 'yes'],
    ['/customers', 'email', ''],
    ['/customers', 'sort', 'email'],
    ['/products', 'active', 'TRUE'],
    ['/products', 'sku', 's'.repeat(65)],
    ['/api-keys', 'sort', 'name'],
  ])('gives 400 and is named: %s?%s', async (path, name, value) => {
    const client = path === '/api-keys' ? await service.owner.signIn() : api;
    const answer = await client.get(withQuery(path, { [name]: value }));
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter']);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([name]);
  });

  it('is reported together with all others', async () => {
    const query = {
      limit: 'x',
      sort: 'x',
      status: 'x',
      currency: 'x',
      'total[lt]': 'x',
      q: '',
      with_total: 'x',
    };
    const { body } = await api.get(withQuery('/invoices', query));
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(
      Object.keys(query).sort(),
    );
  });

  it.each(['0.001', '1e3', '-', '1234567890123456'])('may be an amount of %s EUR', async (amount) => {
    const { body } = await api.get(withQuery('/invoices', { currency: 'EUR', 'total[gte]': amount }));
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['total[gte]']);
  });

  it.each([
    'issue_date',
    'issue_date[eq]',
    'issue_date[gte',
    'issue_date[gte][lt]',
    'total[constructor]',
    'metadata',
    'page',
    'include_archived',
  ])('gives 400 if the list does not have it: %s', async (name) => {
    const answer = await api.get(withQuery('/invoices', { [name]: 'true' }));
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_parameter']);
  });

  it('gives 400 if it is given twice', async () => {
    const { body } = await api.get('/invoices?status=open&status=draft&issue_date[gte]=2026-01-01');
    expect([body.code, body.errors[0].pointer]).toEqual(['invalid_parameter', 'status']);
  });
});

function linksOf(headers: Headers): string[] {
  const relations = ['first', 'next'];
  return (headers.get('link') ?? '').split(', ').map((link, index) => {
    const [, target = '', relation] = /^<([^>]+)>; rel="(\w+)"$/.exec(link) ?? [];
    expect(relation).toBe(relations[index]);
    return target;
  });
}
