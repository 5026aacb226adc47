import type { ApiClient } from '../../support/api-client.js';
import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';
import { GOOD_PASSWORD, signIn } from './people.js';

/** Invitations and passwords by mail, where there is a mail server and an address for links. */

let server: MailServer;
let service: TestService;
let owner: ApiClient;

beforeAll(async () => {
  server = await MailServer.start();
  service = await TestService.start({
    env: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Books <books@example.com>',
      MAIL_LANGUAGE: 'de',
      PUBLIC_URL: 'https://books.example.com',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  owner = await service.owner.signIn();
});
beforeEach(async () => {
  server.behaviour = { kind: 'accept' };
  await service.jobsRun();
  server.received.length = 0;
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** The token of the link in the last mail to somebody. */
function tokenFor(email: string): string {
  const mail = server.received.findLast(({ envelopeTo }) => envelopeTo.includes(email));
  const [, token = ''] = /https:\/\/books\.example\.com\/[a-z-]+#(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

describe('an invitation', () => {
  it('goes by mail, is shown to nobody, and lets its reader join', async () => {
    const { body } = await owner.post('/invitations', { email: 'ada@example.com', role: 'viewer' });
    expect(body.token).toBeNull();
    await service.jobsRun();
    const [mail] = server.received;
    expect(mail?.envelopeTo).toEqual(['ada@example.com']);
    expect(mail?.subject).toMatch(/^Einladung zu /);
    expect(mail?.html).toContain('Einladung annehmen</a>');
    const joining = { token: tokenFor('ada@example.com'), name: 'Ada', password: GOOD_PASSWORD };
    expect((await service.anonymous.post('/invitations/accept', joining)).status).toBe(200);
    expect((await signIn(service, 'ada@example.com')).status).toBe(200);
  });

  it('keeps its token sealed while it waits for the mail server', async () => {
    server.behaviour = { kind: 'cut_before_data' };
    await owner.post('/invitations', { email: 'late@example.com', role: 'viewer' });
    const { rows } = await service.database.admin.query<{ payload: string }>(
      `SELECT payload::text FROM graphile_worker._private_jobs`,
    );
    const waiting = rows.map(({ payload }) => payload).join();
    expect(waiting).toContain('sealed');
    expect(waiting).not.toContain('ch_inv_');
    expect(waiting).not.toContain('late@example.com');
    const { rows: rights } = await service.database.admin.query(
      `SELECT has_function_privilege('public',
         'public.enqueue_installation_job(text,text,json,timestamptz,double precision)', 'EXECUTE') AS anybody_may`,
    );
    expect(rights).toEqual([{ anybody_may: false }]);
  });
});

describe('a sign-in from a network address that is new', () => {
  const WHO = { email: 'new@example.com', password: GOOD_PASSWORD };
  const from = async (address: string): Promise<string[]> => {
    server.received.length = 0;
    const headers = { 'X-Forwarded-For': address };
    expect((await service.anonymous.post('/auth/login', WHO, { headers })).status).toBe(200);
    await service.jobsRun();
    return server.received.map(({ subject = '', text = '' }) => `${subject}: ${text}`);
  };

  it('is told by mail: not the first one of the account, and none from where it was used before', async () => {
    const invited = await owner.post('/invitations', { email: 'new@example.com', role: 'viewer' });
    expect(invited.status).toBe(201);
    await service.jobsRun();
    const joining = { token: tokenFor('new@example.com'), name: 'Neu', password: GOOD_PASSWORD };
    await service.anonymous.post('/invitations/accept', joining);
    expect(await from('192.0.2.7')).toEqual([]);
    expect(await from('192.0.2.7')).toEqual([]);
    expect(await from('198.51.100.9')).toEqual([
      expect.stringMatching(
        /^Anmeldung von einer neuen Netzwerkadresse: [^]*198\.51\.100\.9, [-\d]+ [:\d]{5} UTC[^]*\/settings\/profile/,
      ),
    ]);
    expect(await from('198.51.100.9')).toEqual([]);
    expect(await from('2001:db8:0:7::1')).toEqual([expect.stringContaining('2001:db8:0:7::/64')]);
    expect(await from('2001:db8:0:7:89ab::2')).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is set anew by the link of a mail, which works once and is followed by a notice', async () => {
    const { email } = service.owner;
    await service.anonymous.post('/auth/request-password-reset', { email });
    await service.jobsRun();
    const token = tokenFor(email);
    expect(token).toMatch(/^ch_rst_/);
    const reset = { token, password: GOOD_PASSWORD };
    expect((await service.anonymous.post('/auth/reset-password', reset)).status).toBe(204);
    expect((await service.anonymous.post('/auth/reset-password', reset)).status).not.toBe(204);
    await service.jobsRun();
    expect(server.received.map(({ subject }) => subject)).toEqual([
      'Ihr neues Passwort',
      'Ihr Passwort wurde geändert',
    ]);
  });

  it('sends nothing to an address without an account', async () => {
    await service.anonymous.post('/auth/request-password-reset', { email: 'nobody@example.com' });
    await service.jobsRun();
    expect(server.received).toEqual([]);
  });
});
