import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { joined } from './people.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
  await service.owner.customer({ name: 'Difference Engines' });
  service.clock.passes('1 minute');
  await owner.post('/customers', { name: 'Analytical Engines' });
  await service.eventsNumbered();
});
afterAll(() => service.stop());

const entries = ({ body }: ApiAnswer): Entry[] => (body as unknown as { data: Entry[] }).data;

interface Entry {
  readonly type: string;
  readonly sequence: number;
  readonly actor: { readonly kind: string; readonly id: string; readonly name: string };
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly session_id: string | null;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

describe('the audit log', () => {
  it('says who did what from where, the newest first', async () => {
    const [last, before] = entries(await owner.get('/audit?type=customer.created'));
    const { data } = (await owner.get('/auth/sessions')).body as unknown as { data: { id: string }[] };
    expect(last).toMatchObject({
      type: 'customer.created',
      actor: { kind: 'user', name: 'Owner' },
      session_id: data[0]?.id,
      data: { object: { name: 'Analytical Engines' } },
    });
    expect(last?.ip).toMatch(/127\.0\.0\.1$/);
    expect(before).toMatchObject({ actor: { kind: 'api_key', name: 'First key' }, session_id: null });
    expect(last?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('is filtered by actor, object, address and time, and read page by page', async () => {
    const [newest] = entries(await owner.get('/audit?type=customer.created'));
    const actor = newest?.actor.id ?? '';
    const found = async (query: string): Promise<string[]> =>
      entries(await owner.get(`/audit?${query}`)).map(({ type }) => type);
    expect(await found(`actor_id=${actor}&type=customer.created`)).toEqual(['customer.created']);
    expect(await found('ip=192.0.2.7')).toEqual([]);
    expect((await found(`ip=${newest?.ip}&type=customer.created`)).length).toBe(2);
    const now = service.clock.now().toISOString();
    expect(await found(`from=${now}`)).toEqual(['customer.created']);
    expect(await found(`to=${now}&type=customer.created`)).toEqual(['customer.created']);
    const first = await owner.get('/audit?limit=1');
    expect(first.body).toMatchObject({ has_more: true });
    const second = await owner.get(`/audit?limit=1&before=${first.body.next_cursor}`);
    expect(entries(second)[0]?.sequence).toBe((entries(first)[0]?.sequence ?? 0) - 1);
  });

  it('is exported as CSV with the same filters, but not to a spreadsheet as a formula', async () => {
    await owner.post('/customers', { name: '=1+1, "quoted"' });
    await service.eventsNumbered();
    const response = await fetch(`${service.url}/api/audit/export?type=customer.created`, {
      headers: { authorization: `Bearer ${String(owner.token)}` },
    });
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(response.headers.get('content-disposition')).toContain('filename="audit-log.csv"');
    const [header, ...rows] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toMatch(/^sequence,created_at,type,/);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(`,"'=1+1, ""quoted""",user,`);
    const refused = await owner.get('/audit/export?limit=5');
    expect([refused.status, refused.body.code]).toEqual([400, 'unknown_parameter']);
  });

  it('tells who took which file out of the books', async () => {
    const [series] = (await owner.get('/number-series')).body.data;
    for (const path of [
      `/number-series/${series.id}/export`,
      '/audit/anchors/export?from=1',
      '/audit/export?ip=192.0.2.7',
    ]) {
      const response = await fetch(`${service.url}/api${path}`, {
        headers: { authorization: `Bearer ${String(owner.token)}` },
      });
      expect(response.status).toBe(200);
      await response.text();
    }
    await service.eventsNumbered();
    const told = entries(await owner.get('/audit?type=export.made&limit=3'));
    expect(told.map(({ data }) => data.object)).toMatchObject([
      { name: 'audit.export', of: null, parameters: { ip: '192.0.2.7' } },
      { name: 'audit.export_anchors', of: null, parameters: { from: '1' } },
      { name: 'number_series.export', of: series.id as string, parameters: {} },
    ]);
    expect(told[0]?.actor.name).toBe('Owner');
  });

  it('refuses wrong parameters, all at once', async () => {
    const query = 'before=x&type=%20&actor_id=inv_1&object_id=1&ip=here&from=today&to=tomorrow&limit=0';
    const { status, body } = await owner.get(`/audit?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
    expect(body.errors).toHaveLength(8);
  });

  it('is for owners, admins and auditors, and only of their own organization', async () => {
    const expires_at = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    const statusOf = async (role: string, terms: object = {}): Promise<number> => {
      const person = await joined(service, owner, { email: `${role}@example.com`, role, ...terms });
      return (await person.session.get('/audit')).status;
    };
    expect(await statusOf('admin')).toBe(200);
    expect(await statusOf('auditor', { expires_at })).toBe(200);
    for (const role of ['bookkeeper', 'member', 'viewer']) expect(await statusOf(role)).toBe(403);
    const other = await service.newTenant('other-books');
    const theirs = await other.signIn();
    await service.eventsNumbered();
    const types = entries(await theirs.get('/audit')).map(({ type }) => type);
    expect(types).toEqual(['user.signed_in', 'api_key.created', 'user.signed_in']);
  });
});
