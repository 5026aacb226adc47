import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let old: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  old = await service.owner.signIn();
  service.clock.passes('11 minutes');
});
afterAll(() => service.stop());

const template = { subject: 'Invoice {{invoice.number}}', body: 'Pay to DE00.' };
const server = { host: 'mail.example.com', port: 587, user: 'a', password: 'secret words' };

/** Everything by which money or mail would go elsewhere. */
const SENSITIVE: readonly (readonly [what: string, path: string, body: object])[] = [
  ['the address where customers pay', '/organization/documents', { payment_url: 'https://pay.example.com' }],
  ['the footer', '/organization/documents', { footer: [{ text: 'Pay to DE00 1234' }] }],
  ['the text above the lines', '/organization/documents', { intro: 'Our account is a new one.' }],
  ['the text below the lines', '/organization/documents', { closing: 'Our account is a new one.' }],
  ['who gets copies', '/mail-settings', { bcc: ['eve@example.com'] }],
  ['who gets answers', '/mail-settings', { reply_to: 'eve@example.com' }],
  ['the signature', '/mail-settings', { signature: 'Pay to DE00.' }],
  ['the mail server', '/mail-settings', { sender_address: 'a@example.com', smtp: server }],
  ['the texts of mails', '/mail-templates/invoice.en', template],
];

describe('ten minutes after the sign-in, where money and mail go', () => {
  it.each(SENSITIVE)('asks again: %s', async (_what, path, body) => {
    const { status, body: said } = await old.put(path, body);
    expect([status, said.code]).toEqual([403, 'confirmation_required']);
  });

  it('asks again for a webhook endpoint and its secret', async () => {
    const { body: made } = await service.owner.api.post('/webhook-endpoints', {
      url: 'https://hook.example.com/',
    });
    const { url } = made as { url: string };
    for (const answer of [
      await old.post('/webhook-endpoints', { url }),
      await old.put(`/webhook-endpoints/${made.id}`, { url }),
      await old.post(`/webhook-endpoints/${made.id}/rotate-secret`, {}),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'confirmation_required']);
    }
  });

  it('does not ask for what leads nowhere else', async () => {
    const { status } = await old.put('/organization/documents', { paper: 'letter', footer: [] });
    expect(status).toBe(200);
    expect((await old.put('/mail-settings', { language: 'de' })).status).toBe(200);
  });

  it('is changed by whoever has confirmed', async () => {
    const sure = await service.owner.signIn();
    const changed = { footer: [{ text: 'Pay to DE00 1234' }] };
    expect((await sure.put('/organization/documents', changed)).status).toBe(200);
    service.clock.passes('11 minutes');
    const again = await sure.put('/organization/documents', { ...changed, paper: 'a4' });
    expect(again.status).toBe(200);
  });
});
