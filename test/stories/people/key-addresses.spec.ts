import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start({ env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

interface Entry {
  readonly ip: string;
  readonly actor: object;
  readonly request_id: string;
  readonly data: { readonly object: object };
}

/** What is told of the uses of a key, the newest first, as soon as there are so many. */
function told(id: string, count: number): Promise<Entry[]> {
  return eventually(async () => {
    await service.eventsNumbered();
    const { body } = await owner.get(`/audit?type=api_key.first_used_from&object_id=${id}`);
    const { data } = body as unknown as { data: Entry[] };
    return data.length >= count ? data : undefined;
  });
}

async function newKey(name: string): Promise<{ id: string; use: (address: string) => Promise<ApiAnswer> }> {
  const { body } = await owner.post('/api-keys', { name });
  const key = service.anonymous.as(body.secret as string);
  return {
    id: body.id as string,
    use: (address) => key.get('/products?limit=1', { headers: { 'x-forwarded-for': address } }),
  };
}

describe('an API key that is used from a new address', () => {
  it('is told once for each address, but not for the one that it was made from', async () => {
    const key = await newKey('Shop');
    expect((await key.use('127.0.0.1')).status).toBe(200);
    for (const address of ['192.0.2.7', '192.0.2.7', '192.0.2.8', '192.0.2.7']) await key.use(address);
    const entries = await told(key.id, 2);
    expect(entries.map(({ ip }) => ip).sort()).toEqual(['192.0.2.7', '192.0.2.8']);
    expect(entries[0]).toMatchObject({
      actor: { kind: 'api_key', id: key.id, name: 'Shop' },
      request_id: expect.stringMatching(/^req_/),
      data: { object: { id: key.id, name: 'Shop' } },
    });
  });

  it('is told once by two nodes, and once for a network of IPv6', async () => {
    const second = await TestService.start({ sharing: service, env: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
    try {
      const { body } = await owner.post('/api-keys', { name: 'Till' });
      const use = (node: TestService, address: string): Promise<ApiAnswer> =>
        node.anonymous
          .as(body.secret as string)
          .get('/products?limit=1', { headers: { 'x-forwarded-for': address } });
      await Promise.all([service, second].map((node) => use(node, '2001:db8:1:2::1')));
      await Promise.all([service, second].map((node) => use(node, '2001:db8:1:2:3::4')));
      await use(service, '203.0.113.1');
      const entries = await told(body.id as string, 2);
      expect(entries.map(({ ip }) => ip).sort()).toEqual(['2001:db8:1:2::1', '203.0.113.1']);
    } finally {
      await second.stop();
    }
  });
});
