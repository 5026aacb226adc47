import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let session: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  session = await service.owner.signIn();
});
afterAll(() => service.stop());

async function newKey(fields: object = {}): Promise<{ id: string; api: ApiClient }> {
  const { body } = await session.post('/api-keys', { name: 'Web shop', ...fields });
  return { id: body.id as string, api: service.anonymous.as(body.secret as string) };
}

describe('signing in', () => {
  it('returns a token that works like an API key', async () => {
    const { email, password } = service.owner;
    const answer = await service.anonymous.post('/auth/login', { email, password });
    expect(answer.body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 43_200,
      user: { email, role: 'owner' },
    });
    const me = await service.anonymous.as(answer.body.access_token).get('/auth/me');
    expect(me.body).toMatchObject({ kind: 'user', user: { email }, api_key_id: null });
  });

  it('ignores capitals in the e-mail address', async () => {
    const { email, password } = service.owner;
    const answer = await service.anonymous.post('/auth/login', { email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
  });

  it('gives the same answer for an unknown user and a wrong password', async () => {
    const { email } = service.owner;
    const wrong = await service.anonymous.post('/auth/login', { email, password: 'not the password' });
    const unknown = await service.anonymous.post('/auth/login', {
      email: 'x@example.com',
      password: 'whatever it is',
    });
    expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([
      401,
      unknown.body.code,
      unknown.body.detail,
    ]);
    await service.owner.signIn();
  });

  it('is undone by signing out, at once', async () => {
    const api = await service.owner.signIn();
    expect((await api.get('/auth/me')).status).toBe(200);
    expect((await api.post('/auth/logout')).status).toBe(204);
    expect((await api.get('/auth/me')).body.code).toBe('invalid_token');
  });
});

describe('a login token', () => {
  it('expires after an hour without use', async () => {
    const api = await service.owner.signIn();
    service.clock.passes('59 minutes');
    expect((await api.get('/auth/me')).status).toBe(200);
    service.clock.passes('59 minutes');
    expect((await api.get('/auth/me')).status).toBe(200);
    service.clock.passes('60 minutes');
    expect((await api.get('/auth/me')).body.code).toBe('invalid_token');
    session = await service.owner.signIn();
  });

  it('expires after twelve hours of constant use', async () => {
    const api = await service.owner.signIn();
    for (let hour = 0; hour < 23; hour += 1) {
      service.clock.passes('30 minutes');
      expect((await api.get('/auth/me')).status).toBe(200);
    }
    service.clock.passes('30 minutes');
    expect((await api.get('/auth/me')).status).toBe(401);
    session = await service.owner.signIn();
  });
});

describe('guessing a password', () => {
  it('is slowed down after five failures, twice as long each time, and never ends an open session', async () => {
    const { email, password } = service.owner;
    const guess = (secret: string) => service.anonymous.post('/auth/login', { email, password: secret });
    for (let time = 0; time < 5; time += 1) expect((await guess('wrong')).status).toBe(401);
    const slowed = await guess(password);
    expect([slowed.status, slowed.body.code, slowed.headers.get('retry-after')]).toEqual([
      429,
      'too_many_sign_in_attempts',
      '1',
    ]);
    service.clock.passes('1 second');
    expect((await guess('wrong')).status).toBe(401);
    expect((await guess(password)).headers.get('retry-after')).toBe('2');
    expect((await session.get('/auth/me')).status).toBe(200);
    service.clock.passes('2 seconds');
    expect((await guess(password)).status).toBe(200);
    expect((await guess('wrong')).status).toBe(401);
  });

  it('gains nothing from many attempts at once', async () => {
    service.clock.passes('16 minutes');
    const { email } = service.owner;
    const tries = Array.from({ length: 15 }, (_none, n) => {
      return service.anonymous.post('/auth/login', { email, password: `guess ${n}` });
    });
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    service.clock.passes('16 minutes');
    session = await service.owner.signIn();
  });
});

describe('an API key', () => {
  it('is shown once and stored only as a hash', async () => {
    const { body } = await session.post('/api-keys', { name: 'Web shop' });
    expect(body.secret).toMatch(/^ch_live_[0-9a-z]{26}_[0-9A-Za-z]{49}$/);
    const listed = await session.get('/api-keys');
    expect(JSON.stringify(listed.body)).not.toContain(body.secret);
    const rows = await service.database.admin.query('SELECT api_keys::text AS row FROM api_keys');
    const secret = (body.secret as string).slice(-49);
    expect(rows.rows.some(({ row }: { row: string }) => row.includes(secret))).toBe(false);
  });

  it('works until it is revoked, and not a moment longer', async () => {
    const { id, api } = await newKey();
    expect((await api.get('/invoices')).status).toBe(200);
    expect((await session.delete(`/api-keys/${id}`)).status).toBe(204);
    expect((await api.get('/invoices')).body.code).toBe('invalid_token');
    expect((await session.delete(`/api-keys/${id}`)).status).toBe(204);
    const { body } = await session.get('/api-keys');
    expect(body.data.find((key: { id: string }) => key.id === id).revoked_at).toBe(
      service.clock.now().toISOString(),
    );
  });

  it('expires', async () => {
    const { api } = await newKey({
      expires_at: new Date(service.clock.now().getTime() + 60_000).toISOString(),
    });
    expect((await api.get('/invoices')).status).toBe(200);
    service.clock.passes('1 minute');
    expect((await api.get('/invoices')).body.code).toBe('invalid_token');
  });

  it('may do what its scopes allow, and no more', async () => {
    const { api } = await newKey({ scopes: ['invoices:read'] });
    expect((await api.get('/invoices')).status).toBe(200);
    const refused = await api.post('/customers', { name: 'X' });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer realm="countinghouse", error="insufficient_scope", scope="customers:write"',
    ]);
  });

  it('is not made from a list of scopes that is empty, which would open everything', async () => {
    const refused = await session.post('/api-keys', { name: 'No box ticked', scopes: [] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/scopes', code: 'too_few' })],
    ]);
  });

  it('is refused from addresses that it does not name', async () => {
    expect((await (await newKey({ allowed_ips: ['203.0.113.0/24'] })).api.get('/invoices')).status).toBe(401);
    expect((await (await newKey({ allowed_ips: ['127.0.0.0/8', '::1'] })).api.get('/invoices')).status).toBe(
      200,
    );
  });

  it('cannot manage keys', async () => {
    const { id, api } = await newKey();
    expect((await api.get('/api-keys')).status).toBe(403);
    expect((await api.post('/api-keys', { name: 'Another' })).status).toBe(403);
    expect((await api.delete(`/api-keys/${id}`)).status).toBe(403);
  });

  it('shows when it was last used, written at most once a minute', async () => {
    const { id, api } = await newKey();
    const lastUsed = async (): Promise<string> => {
      const { body } = await session.get('/api-keys');
      return body.data.find((key: { id: string }) => key.id === id).last_used_at as string;
    };
    const first = service.clock.now().toISOString();
    await api.get('/invoices');
    await eventually(async () => ((await lastUsed()) === first ? true : undefined));
    service.clock.passes('30 seconds');
    await api.get('/invoices');
    expect(await lastUsed()).toBe(first);
    service.clock.passes('30 seconds');
    await api.get('/invoices');
    const last = service.clock.now().toISOString();
    await eventually(async () => ((await lastUsed()) === last ? true : undefined));
  });

  it('announces its creation and its end as events, without its secret', async () => {
    const { id, api } = await newKey({ name: 'Told' });
    await session.delete(`/api-keys/${id}`);
    const { rows } = await service.database.admin.query(
      `SELECT type, data::text AS data FROM events WHERE data->'object'->>'id' = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ type }: { type: string }) => type)).toEqual(['api_key.created', 'api_key.revoked']);
    expect(rows.some(({ data }: { data: string }) => data.includes(String(api.token).slice(-49)))).toBe(
      false,
    );
  });
});

describe('a viewer', () => {
  it('reads everything and changes nothing', async () => {
    await service.database.admin.query(`UPDATE memberships SET role = 'viewer'`);
    const api = await service.owner.signIn();
    expect((await api.get('/invoices')).status).toBe(200);
    expect((await api.post('/customers', { name: 'X' })).status).toBe(403);
    expect((await api.get('/api-keys')).status).toBe(403);
    await service.database.admin.query(`UPDATE memberships SET role = 'owner'`);
  });
});
