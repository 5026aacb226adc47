import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';
import { joined } from './people.js';

let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  owner = await service.owner.signIn();
});
afterAll(() => service.stop());

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const NEW = { name: 'Second books', currency: 'CHF', time_zone: 'Europe/Zurich' };

async function opened(api = owner, name = NEW.name): Promise<string> {
  return (await api.post('/organizations', { ...NEW, name })).body.id as string;
}

async function switched(api: ApiClient, organization_id: string, more: object = {}): Promise<ApiClient> {
  const { body } = await api.post('/auth/switch', { organization_id, ...more });
  return service.anonymous.as(body.access_token as string);
}

describe('another organization', () => {
  it('is opened by an owner, who works there in a session of its own', async () => {
    const created = await owner.post('/organizations', NEW);
    expect(created).toMatchObject({ status: 201, body: { ...NEW, role: 'owner', closed_at: null } });
    const listed = (await owner.get('/organizations')).body.data;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['My organization', NEW.name]);
    const there = await switched(owner, created.body.id as string);
    await service.owner.customer({ name: 'Only in the first' });
    expect((await there.get('/customers')).body.data).toEqual([]);
    const { body: series } = await there.get('/number-series');
    expect((series.data as { documents: number }[]).map(({ documents }) => documents)).toEqual([0, 0, 0]);
    expect((await there.get('/organization')).body).toMatchObject(NEW);
    expect((await owner.get('/customers')).body.data).toHaveLength(1);
  });

  it('is not opened by members, nor by API keys', async () => {
    const admin = await joined(service, owner, { email: 'admin@example.com', role: 'admin' });
    expect(refusal(await admin.session.post('/organizations', NEW))).toEqual([403, 'insufficient_scope']);
    expect(refusal(await service.owner.api.post('/organizations', NEW))).toEqual([403, 'insufficient_scope']);
  });

  it('is opened once under an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const body = { ...NEW, name: 'Once' };
    const ids = [
      (await owner.post('/organizations', body, { headers })).body.id as string,
      (await owner.post('/organizations', body, { headers })).body.id as string,
    ];
    expect(ids[0]).toBe(ids[1]);
    const listed = (await owner.get('/organizations')).body.data;
    expect(listed.filter(({ name }: { name: string }) => name === 'Once')).toHaveLength(1);
  });
});

describe('switching', () => {
  it('keeps the end of the session, and ends the former one only when asked to', async () => {
    const first = await service.owner.signIn();
    const id = await opened(first, 'Switch here');
    service.clock.passes('30 minutes');
    const answer = await first.post('/auth/switch', { organization_id: id });
    expect(answer.body).toMatchObject({
      expires_in: 11.5 * 3_600,
      organization: { id },
      user: { role: 'owner' },
    });
    expect((await first.get('/auth/me')).status).toBe(200);
    const there = await switched(first, id, { end_current: true });
    expect((await first.get('/auth/me')).status).toBe(401);
    expect((await there.get('/auth/me')).body.organization.id).toBe(id);
    owner = await service.owner.signIn();
  });

  it('answers alike for an organization of others and for none', async () => {
    const stranger = await service.newTenant('stranger');
    const theirs = (await stranger.api.get('/auth/me')).body.organization.id as string;
    const answers = await Promise.all(
      [theirs, 'org_01h455vb4pex5vsknk084sn02q'].map((organization_id) =>
        owner.post('/auth/switch', { organization_id }),
      ),
    );
    expect(answers[0]?.status).toBe(422);
    expect(answers[0]?.body.errors).toEqual(answers[1]?.body.errors);
  });

  it('never answers from the wrong books, however many switch at once', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, (_none, n) => opened(owner, `Books ${n}`)));
    const sessions = await Promise.all(ids.map((id) => switched(owner, id)));
    const asked = Array.from({ length: 200 }, (_none, n) => n % ids.length);
    const answers = await Promise.all(asked.map(async (n) => sessions[n]?.get('/organization')));
    expect(answers.map((answer) => answer?.body.name as string)).toEqual(asked.map((n) => `Books ${n}`));
  });
});

describe('the sessions of a user', () => {
  it('show where one is signed in, and are ended one by one or all but the own', async () => {
    const person = await joined(service, owner, { email: 'many@example.com', role: 'viewer' });
    const { body } = await person.session.get('/auth/sessions');
    expect(body.data).toMatchObject([
      {
        current: true,
        created_ip: '127.0.0.1',
        user_agent: 'node',
        organization: { name: 'My organization' },
      },
    ]);
    const another = async (): Promise<ApiClient> => {
      const login = { email: person.email, password: 'seven wet otters under a bridge' };
      const answer = await service.anonymous.post('/auth/login', login);
      return service.anonymous.as(answer.body.access_token as string);
    };
    const [second, third] = [await another(), await another()];
    const others = (await person.session.get('/auth/sessions')).body.data.filter(
      ({ current }: { current: boolean }) => !current,
    );
    expect(others).toHaveLength(2);
    const one = (await second.get('/auth/sessions')).body.data.find(
      ({ current }: { current: boolean }) => current,
    );
    expect((await person.session.delete(`/auth/sessions/${one.id}`)).status).toBe(204);
    expect((await second.get('/auth/me')).status).toBe(401);
    expect((await third.get('/auth/me')).status).toBe(200);
    expect((await person.session.post('/auth/sessions/end-others')).status).toBe(204);
    expect((await third.get('/auth/me')).status).toBe(401);
    expect((await person.session.get('/auth/me')).status).toBe(200);
  });

  it('are nobody else’s to end', async () => {
    const person = await joined(service, owner, { email: 'mine@example.com', role: 'viewer' });
    const [session] = (await person.session.get('/auth/sessions')).body.data;
    expect((await owner.delete(`/auth/sessions/${session.id}`)).status).toBe(404);
    expect((await person.session.get('/auth/me')).status).toBe(200);
  });
});

describe('an organization that is closed', () => {
  it('can only be read: keys and the sessions of others end, and nothing is written', async () => {
    const tenant = await service.newTenant('closing');
    const [own, id] = [
      await tenant.signIn(),
      (await tenant.api.get('/auth/me')).body.organization.id as string,
    ];
    const other = await joined(service, own, { email: 'clerk@example.com', role: 'admin' });
    await tenant.customer({ name: 'Kept' });
    expect(refusal(await other.session.post(`/organizations/${id}/close`))).toEqual([
      403,
      'insufficient_scope',
    ]);
    expect((await own.post(`/organizations/${id}/close`)).body).toMatchObject({
      id,
      closed_at: service.clock.now().toISOString(),
    });
    expect((await tenant.api.get('/customers')).status).toBe(401);
    expect((await other.session.get('/customers')).status).toBe(401);
    expect((await own.get('/customers')).body.data).toMatchObject([{ name: 'Kept' }]);
    const tries = [
      await own.post('/customers', { name: 'X' }),
      await own.post('/api-keys', { name: 'X' }),
      await own.put('/organization', NEW),
      await own.post('/invitations', { email: 'x@example.com', role: 'viewer' }),
    ];
    expect(tries.map(refusal)).toEqual(Array(4).fill([403, 'insufficient_scope']));
    const series = (await own.get('/number-series')).body.data[0].id as string;
    for (const path of [`/number-series/${series}/export`, '/audit/export', '/audit/anchors/export']) {
      expect([path, (await own.get(path)).status]).toEqual([path, 200]);
    }
  });

  it('asks no customer for money any more', async () => {
    const tenant = await service.newTenant('closed-with-debts');
    const own = await tenant.signIn();
    const policy = { enabled: true, business_days_only: false };
    expect((await own.put('/reminder-policy', policy)).status).toBe(200);
    const customer_id = await tenant.customer({ email: 'late@example.com' });
    const invoice = await tenant.issuedInvoice({ customer_id, payment_terms: { net_days: 1 } });
    const { id } = (await own.get('/organization')).body;
    expect((await own.post(`/organizations/${id}/close`)).status).toBe(200);
    for (let day = 0; day < 10; day += 1) {
      service.clock.passes('1 day');
      await service.jobsRun();
    }
    const again = await tenant.signIn();
    expect((await again.get(`/invoices/${invoice}/reminders`)).body.data).toEqual([]);
    expect((await again.get('/messages')).body.data).toEqual([]);
    owner = await service.owner.signIn();
  });

  it('is not another one than that of the session', async () => {
    const id = await opened(owner, 'Not closed');
    expect(refusal(await owner.post(`/organizations/${id}/close`))).toEqual([404, 'not_found']);
  });
});
