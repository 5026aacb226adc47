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
