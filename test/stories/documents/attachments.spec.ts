import { createHash } from 'node:crypto';
import { eInvoiceOf } from '../../../src/kernel/en16931/index.js';
import { parseXml } from '../../documents/support/parse-xml.js';
import { png } from '../../documents/support/pictures.js';
import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { errorsOf } from '../../support/errors-of.js';
import { TestService } from '../../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from './german-parties.js';

const csv = Buffer.from('Day;Hours\n2026-11-02;8\n');

let service: TestService;
let api: ApiClient;
let customer_id: string;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
  await becomeGerman(service.owner);
  customer_id = await service.owner.customer(germanBuyer);
});
afterAll(() => service.stop());

function draft(): Promise<string> {
  return service.owner.invoice({ customer_id, ...validInvoice });
}

function attach(id: string, fields: object = {}, content: Buffer = csv): Promise<ApiAnswer> {
  return api.post(`/invoices/${id}/attachments`, {
    reference: 'TS-1',
    description: 'Time sheet',
    filename: 'time sheet.csv',
    media_type: 'text/csv',
    content: content.toString('base64'),
    ...fields,
  });
}

describe('an attachment', () => {
  it('is listed by its draft, with size and digest, and given back', async () => {
    const id = await draft();
    const { status, body, headers } = await attach(id);
    const sha256 = createHash('sha256').update(csv).digest('hex');
    const said = {
      reference: 'TS-1',
      description: 'Time sheet',
      filename: 'time sheet.csv',
      media_type: 'text/csv',
      size: csv.length,
      sha256,
    };
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^att_/), ...said }]);
    const { body: invoice } = await api.get(`/invoices/${id}`);
    expect(invoice).toMatchObject({ version: 2, attachments: [body] });
    const file = await api.get(headers.get('location')!.replace(/^\/api/, ''));
    expect(file.body).toBe(csv.toString());
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/csv',
      etag: `"${sha256}"`,
      'content-disposition': expect.stringContaining('filename="time-sheet.csv"'),
    });
  });

  it('may be a link, which has no file', async () => {
    const id = await draft();
    const link = { reference: 'LOG', url: 'https://files.example.com/log' };
    const { body } = await api.post(`/invoices/${id}/attachments`, link);
    expect(body).toEqual({ id: expect.any(String), ...link });
    expect((await api.get(`/attachments/${body.id}`)).status).toBe(404);
  });

  it('stays when the draft changes, and goes when it is taken off', async () => {
    const id = await draft();
    const { body: first } = await attach(id);
    const { body: second } = await attach(id, { reference: 'TS-2', filename: 'other.csv' });
    const { body: before } = await api.get(`/invoices/${id}`);
    const items = before.items.map(({ product_id }: { product_id: string }) => ({
      product_id,
      quantity: 2,
      price: 50,
    }));
    const { body: updated } = await api.put(`/invoices/${id}`, { customer_id, items, ...validInvoice });
    expect(updated.attachments).toEqual([first, second]);
    expect((await api.delete(`/attachments/${first.id}`)).status).toBe(204);
    expect((await api.get(`/invoices/${id}`)).body.attachments).toEqual([second]);
    expect((await api.get(`/attachments/${first.id}`)).status).toBe(404);
    await api.delete(`/attachments/${second.id}`);
    expect((await api.get(`/invoices/${id}`)).body).not.toHaveProperty('attachments');
  });

  it('goes with a draft that is deleted', async () => {
    const id = await draft();
    const { body } = await attach(id);
    await api.delete(`/invoices/${id}`);
    expect((await api.get(`/attachments/${body.id}`)).status).toBe(404);
  });

  it('is frozen when the invoice is issued', async () => {
    const id = await draft();
    const { body } = await attach(id);
    await api.post(`/invoices/${id}/finalize`);
    expect((await api.get(`/invoices/${id}`)).body.attachments).toEqual([body]);
    const late = await attach(id, { reference: 'LATE' });
    const removed = await api.delete(`/attachments/${body.id}`);
    expect([late.body.code, removed.body.code]).toEqual([
      'invalid_state_transition',
      'invalid_state_transition',
    ]);
    expect((await api.get(`/attachments/${body.id}`)).status).toBe(200);
    const { rows } = await service.database.admin.query<{ document: string }>(
      `SELECT document FROM issued_documents ORDER BY position DESC LIMIT 1`,
    );
    expect(rows[0]?.document).toContain(body.sha256);
  });

  it.each(['ubl', 'cii', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'])(
    'is written into %s',
    async (format) => {
      const id = await draft();
      const picture = png(4, 4);
      await attach(id);
      await attach(id, { reference: 'PIC', filename: 'site.png', media_type: 'image/png' }, picture);
      await api.post(`/invoices/${id}/attachments`, {
        reference: 'LOG',
        url: 'https://files.example.com/log',
      });
      await api.post(`/invoices/${id}/finalize`, { require: [format] });
      const { status, body } = await api.get(`/invoices/${id}/documents/${format}`);
      expect(status).toBe(200);
      expect(eInvoiceOf(parseXml(body as string)).attachments).toMatchObject([
        {
          reference: 'TS-1',
          content: csv.toString('base64'),
          filename: 'time sheet.csv',
          media_type: 'text/csv',
        },
        {
          reference: 'PIC',
          content: picture.toString('base64'),
          filename: 'site.png',
          media_type: 'image/png',
        },
        { reference: 'LOG', url: 'https://files.example.com/log' },
      ]);
    },
  );

  it('may have 5 MB, all together 10', async () => {
    const id = await draft();
    const half = Buffer.alloc(5 * 1024 * 1024 - 1, 'a');
    expect((await attach(id, {}, half)).status).toBe(201);
    expect((await attach(id, { reference: 'B', filename: 'b.csv' }, half)).status).toBe(201);
    expect(errorsOf(await attach(id, { reference: 'C', filename: 'c.csv' }))).toEqual(['#/content too_long']);
    const larger = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    expect(errorsOf(await attach(await draft(), {}, larger))).toEqual(['#/content too_long']);
    const beyond = await attach(await draft(), {}, Buffer.alloc(6 * 1024 * 1024, 'a'));
    expect([beyond.status, beyond.body.code]).toEqual([413, 'body_too_large']);
    await api.post(`/invoices/${id}/finalize`);
    const { headers } = await api.get(`/invoices/${id}/documents/ubl`);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(13_000_000);
  });
});

describe('an attachment is refused', () => {
  it.each<[string, object, string[]]>([
    [
      'that is nothing',
      { content: undefined, filename: undefined, media_type: undefined },
      ['#/content required'],
    ],
    ['that is both', { url: 'https://x.example/y' }, ['#/url not_allowed']],
    [
      'without a name and a type',
      { filename: undefined, media_type: undefined },
      ['#/filename required', '#/media_type required'],
    ],
    ['whose name has a folder', { filename: '../a.csv' }, ['#/filename wrong_format']],
    ['of a type that nobody can carry', { media_type: 'text/html' }, ['#/media_type not_allowed']],
    ['that is no such file', { media_type: 'application/pdf' }, ['#/content wrong_format']],
    ['that is not in base64', { content: 'a_b-' }, ['#/content wrong_format']],
    ['that leads nowhere', { url: 'javascript:alert(1)' }, ['#/url wrong_format']],
    ['without a reference', { reference: ' ' }, ['#/reference too_short']],
  ])('%s', async (_what, fields, faults) => {
    const answer = await attach(await draft(), fields);
    expect([answer.status, errorsOf(answer).sort()]).toEqual([422, faults]);
  });

  it('whose reference or name another one has', async () => {
    const id = await draft();
    await attach(id);
    expect(errorsOf(await attach(id)).sort()).toEqual(['#/filename repeated', '#/reference repeated']);
  });

  it('after twenty', async () => {
    const id = await draft();
    for (let at = 0; at < 20; at += 1)
      await api.post(`/invoices/${id}/attachments`, { reference: `R${at}`, url: 'https://x.example/y' });
    expect(errorsOf(await attach(id))).toEqual(['#/reference too_many']);
  });

  it('of an invoice that has changed since', async () => {
    const id = await draft();
    const stale = { headers: { 'if-match': '"v7"' } };
    const answer = await api.post(
      `/invoices/${id}/attachments`,
      { reference: 'R', url: 'https://x.example/y' },
      stale,
    );
    expect(answer.status).toBe(412);
  });
});
