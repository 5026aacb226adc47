import { createHash } from 'node:crypto';
import type { Tenant } from '../../support/tenant.js';
import { becomeGerman, germanBuyer, validInvoice } from '../documents/german-parties.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let tenant: Tenant;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('seller');
});
afterAll(() => service.stop());

const ISSUED = 'Yes. This is the file that was issued.';
const NOT_ISSUED = 'No. No file with this SHA-256 was issued for this document.';

async function linkTo(invoice: string): Promise<string> {
  const made = await tenant.api.post(`/invoices/${invoice}/links`);
  expect(made.status).toBe(201);
  return made.body.path as string;
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(service.url + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  return answer.text();
}

async function digestOf(path: string): Promise<string> {
  const answer = await fetch(service.url + path);
  expect(answer.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

describe('the SHA-256 of a file', () => {
  it('is on the page without anybody having asked for the PDF', async () => {
    const path = await linkTo(await tenant.issuedInvoice());
    await service.jobsRun();
    const html = await textOf(path);
    expect(html).toContain(`<code>${await digestOf(`${path}/invoice.pdf`)}</code>`);
    expect(html).toContain(`action="${path.slice('/i/'.length)}/verify"`);
  });

  it('tells the file that was issued from every other one', async () => {
    const path = await linkTo(await tenant.issuedInvoice());
    const digest = await digestOf(`${path}/invoice.pdf`);
    expect(await textOf(`${path}/verify?sha256=${digest}`)).toContain(ISSUED);
    expect(await textOf(`${path}/verify?sha256=${digest.toUpperCase()}`)).toContain(ISSUED);
    const other = (digest.startsWith('0') ? '1' : '0') + digest.slice(1);
    expect(await textOf(`${path}/verify?sha256=${other}`)).toContain(NOT_ISSUED);
    for (const wrong of ['', 'abc', '%3Cscript%3E', `${digest}0`]) {
      const html = await textOf(`${path}/verify?sha256=${wrong}`);
      expect(html).toContain('That is no SHA-256');
      expect(html).not.toContain('<script');
    }
    const asked = await textOf(`${path}/verify`);
    for (const said of [ISSUED, NOT_ISSUED, 'That is no SHA-256']) expect(asked).not.toContain(said);
  });

  it('is not that of another document of the same seller', async () => {
    const [one, other] = [
      await linkTo(await tenant.issuedInvoice()),
      await linkTo(await tenant.issuedInvoice()),
    ];
    const digest = await digestOf(`${one}/invoice.pdf`);
    await digestOf(`${other}/invoice.pdf`);
    expect(await textOf(`${other}/verify?sha256=${digest}`)).toContain(NOT_ISSUED);
  });

  it('counts as no look, and shows nothing once the link has ended', async () => {
    const invoice = await tenant.issuedInvoice();
    const { body } = await tenant.api.post(`/invoices/${invoice}/links`);
    const look = {
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Site': 'same-site',
      'User-Agent': 'Mozilla/5.0 F',
    };
    const address = `${service.url}${body.path as string}/verify?sha256=00`;
    expect((await fetch(address, { headers: look })).status).toBe(200);
    expect((await tenant.api.get(`/invoices/${invoice}/links`)).body.data).toMatchObject([{ views: 0 }]);
    await tenant.api.delete(`/links/${body.id as string}`);
    expect((await fetch(address)).status).toBe(404);
  });
});

describe('electronic originals', () => {
  it('can be downloaded from the page where they were made, and nowhere else', async () => {
    await becomeGerman(tenant);
    const customer_id = await tenant.customer(germanBuyer);
    const invoice = await tenant.issuedInvoice({ customer_id, ...validInvoice });
    const path = await linkTo(invoice);
    expect(await textOf(path)).not.toContain('/cii.xml"');
    expect((await fetch(`${service.url}${path}/cii.xml`)).status).toBe(404);

    const own = await tenant.api.get(`/invoices/${invoice}/documents/cii`);
    expect(own.status).toBe(200);
    const html = await textOf(path);
    expect(html).toContain(`href="${path.slice('/i/'.length)}/cii.xml" download`);
    expect(html).toContain('(CII, XML)');
    const answer = await fetch(`${service.url}${path}/cii.xml`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(await answer.text()).toBe(own.body);
    const digest = createHash('sha256')
      .update(own.body as string, 'utf8')
      .digest('hex');
    expect(await textOf(`${path}/verify?sha256=${digest}`)).toContain('class="verdict issued"');
    expect((await fetch(`${service.url}${path}/ubl.xml`)).status).toBe(404);
  });
});
