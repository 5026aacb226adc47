import { MailServer } from '../support/mail-server.js';
import { WebhookStory } from '../support/webhook-story.js';

/** What managers hear of endpoints that fail, where there is a mail server. */

let server: MailServer;
let story: WebhookStory;

beforeAll(async () => {
  server = await MailServer.start();
  story = await WebhookStory.start({
    SMTP_URL: server.url,
    MAIL_FROM: 'Books <books@example.com>',
    PUBLIC_URL: 'https://books.example.com',
  });
});
afterEach(() => story.reset());
afterAll(async () => {
  await story.stop();
  await server.stop();
});

/** Lets somebody with a role join, and forgets the mail that asked them to. */
async function join(email: string, role: string): Promise<void> {
  const owner = await story.tenant.signIn();
  await owner.post('/invitations', { email, role });
  await story.service.jobsRun();
  const [, token] = /#(\S+)/.exec(server.received.at(-1)?.text ?? '') ?? [];
  const accepting = { token, name: email, password: 'seven wet otters under a bridge' };
  expect((await story.service.anonymous.post('/invitations/accept', accepting)).status).toBe(200);
  server.received.length = 0;
}

describe('an endpoint that fails', () => {
  it('is told by mail to who manages the organization: when it begins to, and when it is disabled', async () => {
    await join('admin@example.com', 'admin');
    await join('viewer@example.com', 'viewer');
    const { id } = await story.endpoint({ event_types: ['product.*'], ordering: 'none' });
    story.receiver.answer = { status: 500 };
    for (let count = 0; count < 10; count += 1) await story.tenant.product();
    await story.delivered();
    expect(server.received).toEqual([]);
    story.service.clock.passes('2 hours');
    await story.service.jobsRun();
    const managers = ['admin@example.com', story.tenant.email].sort();
    expect(server.received.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(managers);
    const [first] = server.received;
    const { host } = new URL(story.receiver.url);
    expect(first?.subject).toBe(`Webhooks to ${host} fail`);
    expect(first?.text).toContain(`https://books.example.com/settings/webhooks/${id}`);
    expect(first?.text).not.toContain(story.receiver.url);
    server.received.length = 0;
    story.service.clock.passes('120 hours');
    await story.service.jobsRun();
    expect(server.received.map(({ subject }) => subject)).toEqual(
      managers.map(() => `Webhooks to ${host} have stopped`),
    );
  });

  it('is told once when whoever wrote it was removed', async () => {
    await join('leaves@example.com', 'admin');
    const password = 'seven wet otters under a bridge';
    const signedIn = await story.service.anonymous.post('/auth/login', {
      email: 'leaves@example.com',
      password,
    });
    const { access_token, user } = signedIn.body as { access_token: string; user: { id: string } };
    const session = story.service.anonymous.as(access_token);
    await session.post('/webhook-endpoints', { url: story.receiver.url, event_types: ['product.*'] });
    const owner = await story.tenant.signIn();
    expect((await owner.delete(`/members/${user.id}`)).status).toBe(204);
    await story.tenant.product();
    await story.delivered();
    await story.tenant.product();
    await story.delivered();
    expect(story.receiver.requests).toEqual([]);
    const told = server.received.filter(({ text }) => text?.includes('nobody answers'));
    const receivers = told.map(({ envelopeTo }) => envelopeTo[0]).sort();
    expect(receivers).toEqual(['admin@example.com', story.tenant.email].sort());
    server.received.length = 0;
  });

  it('is told to nobody if a person disables it, or if it works again', async () => {
    server.received.length = 0;
    const { id } = await story.endpoint({ event_types: ['product.*'] });
    await story.tenant.product();
    await story.delivered();
    await story.tenant.api.post(`/webhook-endpoints/${id}/disable`);
    await story.delivered();
    expect(server.received).toEqual([]);
  });
});
