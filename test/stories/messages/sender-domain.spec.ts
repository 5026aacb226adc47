import type { ApiClient } from '../../support/api-client.js';
import { DnsServer } from '../../support/dns-server.js';
import { MailServer } from '../../support/mail-server.js';
import { TestService } from '../../support/test-service.js';

let mails: MailServer;
let names: DnsServer;
let service: TestService;
let manager: ApiClient;

beforeAll(async () => {
  mails = await MailServer.start();
  names = await DnsServer.start();
  service = await TestService.start({
    env: { OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1/32', MAIL_DNS_SERVERS: names.address },
  });
  manager = await (await service.newTenant('sender')).signIn();
  await manager.put('/mail-settings', {
    sender_address: 'ask@books.example.com',
    smtp: { host: '127.0.0.1', port: mails.port, security: 'none' },
  });
});
beforeEach(() => {
  names.texts.clear();
  names.isSilent = false;
});
afterAll(async () => {
  await service.stop();
  await mails.stop();
  await names.stop();
});

async function tested() {
  const { status, body } = await manager.post('/mail-settings/test');
  expect([status, body.outcome]).toEqual([200, 'accepted']);
  const records = (body.sender_domain?.records ?? []) as { kind: string }[];
  return Object.fromEntries(records.map((record) => [record.kind, record]));
}

describe('the test of mail settings', () => {
  it('tells what receivers find of the sender’s domain', async () => {
    const key = `v=DKIM1; k=rsa; p=${'MIGfMA0GCSq'.repeat(36)}`;
    names.texts.set('books.example.com', ['v=spf1 a:127.0.0.1 -all', 'something=else']);
    names.texts.set('selector1._domainkey.books.example.com', [key]);
    names.texts.set('_dmarc.example.com', ['v=DMARC1; p=quarantine']);
    expect(await tested()).toEqual({
      spf: {
        ...{ kind: 'spf', name: 'books.example.com', state: 'found', publish: null },
        value: 'v=spf1 a:127.0.0.1 -all',
      },
      dkim: {
        ...{ kind: 'dkim', name: 'selector1._domainkey.books.example.com', state: 'found', publish: null },
        value: key,
      },
      dmarc: {
        ...{ kind: 'dmarc', name: '_dmarc.example.com', state: 'found', publish: null },
        value: 'v=DMARC1; p=quarantine',
      },
    });
  });

  it('says what to publish where nothing is', async () => {
    expect(await tested()).toMatchObject({
      spf: { state: 'missing', name: 'books.example.com', publish: 'v=spf1 mx a:127.0.0.1 ~all' },
      dkim: { state: 'missing', publish: null },
      dmarc: {
        state: 'missing',
        name: '_dmarc.books.example.com',
        publish: 'v=DMARC1; p=none; rua=mailto:ask@books.example.com',
      },
    });
  });

  it('knows that there are keys under names that it cannot guess', async () => {
    names.texts.set('k7f3._domainkey.books.example.com', ['v=DKIM1; p=MIGf']);
    expect(await tested()).toMatchObject({ dkim: { state: 'unknown_selector' } });
  });

  it('goes well while no name server answers, and says that it does not know', async () => {
    names.isSilent = true;
    const began = performance.now();
    expect(await tested()).toMatchObject({
      spf: { state: 'not_known', publish: null },
      dkim: { state: 'not_known' },
      dmarc: { state: 'not_known', publish: null },
    });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('asks for nothing without a sender', async () => {
    const other = await (await service.newTenant('without')).signIn();
    names.asked.length = 0;
    expect((await other.post('/mail-settings/test')).body).toMatchObject({ sender_domain: null });
    expect(names.asked).toEqual([]);
  });
});
