import { createHash, randomBytes } from 'node:crypto';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { eventsOf } from '../support/events-of.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

const base64 = (content: string | Buffer): string => Buffer.from(content as string).toString('base64');
const receive = (content: string | Buffer, more: object = {}, by = api): Promise<ApiAnswer> =>
  by.post('/received-files', { content: base64(content), ...more });
const pdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(40)]);

describe('a received file', () => {
  it('comes back byte for byte, as an attachment that no browser guesses about', async () => {
    const content = pdf();
    const { status, body } = await receive(content, { filename: 'Rechnung Nr. 7 – März.pdf' });
    const sha256 = createHash('sha256').update(content).digest('hex');
    const facts = { media_type: 'application/pdf', size: content.length, sha256 };
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...facts, filename: 'Rechnung Nr. 7 – März.pdf' }),
    ]);
    expect((await api.get(`/received-files/${body.id}`)).body).toEqual(body);
    const response = await fetch(`${service.url}/api/received-files/${body.id}/content`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Rechnung-Nr.-7-Ma-rz\.pdf"/);
  });

  it('is stored once, also when it comes twenty times at once', async () => {
    const content = pdf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive(content)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.id as string)).size).toBe(1);
    const { rows } = await service.database.admin.query(
      'SELECT 1 FROM received_file_contents WHERE sha256 = $1',
      [createHash('sha256').update(content).digest()],
    );
    expect(rows).toHaveLength(1);
    expect(await eventsOf(service, answers[0]!.body.id as string)).toEqual(['received_file.created']);
  });

  it('keeps its first name, and its events have none', async () => {
    const content = pdf();
    const { body } = await receive(content, { filename: 'Ada Lovelace.pdf' });
    const again = await receive(content, { filename: 'other.pdf' });
    expect(again.body).toMatchObject({ id: body.id, filename: 'Ada Lovelace.pdf' });
    await api.delete(`/received-files/${body.id}`);
    await service.eventsNumbered();
    const told = (await api.get(`/events?object_id=${body.id}`)).body.data as { type: string }[];
    expect(told.map(({ type }) => type).sort()).toEqual(['received_file.created', 'received_file.deleted']);
    expect(JSON.stringify(told)).not.toContain('Lovelace');
  });

  it('of one organization is not that of another, though the bytes are the same', async () => {
    const other = await service.newTenant('another');
    const content = pdf();
    const [one, two] = [await receive(content), await receive(content, {}, other.api)];
    expect(one.body.id).not.toBe(two.body.id);
    expect((await other.api.get(`/received-files/${one.body.id}/content`)).status).toBe(404);
    expect((await other.api.delete(`/received-files/${one.body.id}`)).status).toBe(404);
  });

  it('needs the scopes of purchases', async () => {
    const { body } = await receive(pdf());
    const session = await service.owner.signIn();
    const key = await session.post('/api-keys', { name: 'Reader', scopes: ['purchases:read'] });
    const viewer = api.as(key.body.secret as string);
    expect((await viewer.get(`/received-files/${body.id}`)).status).toBe(200);
    expect((await receive(pdf(), {}, viewer)).status).toBe(403);
  });

  it('is found by its type, and is gone once it is deleted', async () => {
    const { body } = await receive('<?xml version="1.0"?><Invoice/>');
    const { body: found } = await api.get('/received-files?media_type=application/xml');
    expect(found.data).toEqual([body]);
    expect((await api.delete(`/received-files/${body.id}`)).status).toBe(204);
    expect((await api.get(`/received-files/${body.id}`)).status).toBe(404);
    expect((await api.get(`/received-files/${body.id}/content`)).status).toBe(404);
  });

  it('goes after 30 days in which it did not come again', async () => {
    const [gone, again] = [pdf(), pdf()];
    const ids = [(await receive(gone)).body.id as string, (await receive(again)).body.id as string];
    service.clock.passes('20 days');
    await receive(again);
    service.clock.passes('11 days');
    await service.jobsRun();
    const found = await Promise.all(ids.map(async (id) => (await api.get(`/received-files/${id}`)).status));
    expect(found).toEqual([404, 200]);
  });
});

describe('what a file is', () => {
  const mail = 'Received: from a by b\nFrom: Ada <ada@example.com>\nDate: Sat, 21 Nov 2026\n\nHello';
  const taken: readonly (readonly [string, string | Buffer, string])[] = [
    ['a PDF', '%PDF-1.4\n…', 'application/pdf'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image/png'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex'), 'image/tiff'],
    ['a TIFF of the other order', Buffer.from('4d4d002a00000008', 'hex'), 'image/tiff'],
    ['XML', '<Invoice xmlns="urn:x"/>', 'application/xml'],
    [
      'XML behind a mark and comments',
      '\ufeff<?xml version="1.0"?><!-- <html> --><a:b xmlns:a="u"/>',
      'application/xml',
    ],
    ['XML in UTF-16', Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le'), 'application/xml'],
    ['XML with a DTD', '<!DOCTYPE bomb [<!ENTITY a "aa">]><bomb>&a;</bomb>', 'application/xml'],
    ['CSV', 'Number;Total\n1;2', 'text/csv'],
    ['a mail', mail, 'message/rfc822'],
    ['a mail of a mailbox', `From ada@example.com Sat Nov 21\n${mail}`, 'message/rfc822'],
  ];
  const refused: readonly (readonly [string, string | Buffer])[] = [
    ['HTML', '<!DOCTYPE html><p>Hello</p>'],
    ['HTML behind an XML declaration', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['HTML behind many comments', `${'<!---->'.repeat(2_000)}<html>`],
    ['SVG', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'],
    ['an archive', Buffer.from('504b030414000000', 'hex')],
    ['a program', Buffer.from('7f454c46020101', 'hex')],
    ['zeros', Buffer.alloc(1_000)],
    ['white space', ' '.repeat(100_000)],
    ['prose', 'Hello'],
    ['a PDF that begins later', `\n${'x'.repeat(10)}%PDF-1.7`],
  ];

  it.each(taken)('is said by its first bytes: %s', async (_name, content, mediaType) => {
    const { status, body } = await receive(content, { filename: 'anything.exe' });
    expect([status, body.media_type]).toEqual([200, mediaType]);
  });

  it.each(refused)('decides whether it is taken: not %s', async (_name, content) => {
    const { status, body } = await receive(content, { filename: 'bill.pdf' });
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/content', code: 'wrong_format' })],
    ]);
  });

  it.each([
    '../../etc/passwd',
    'C:\\bills\\1.pdf',
    '..',
    ' . ',
    'a\u0000b.pdf',
    'fdp.\u202elaxe.pdf',
    'a\nb.pdf',
  ])('does not come under such a name: %j', async (filename) => {
    const { status, body } = await receive(pdf(), { filename });
    expect([status, body.errors?.[0]?.pointer ?? body.code]).toEqual(
      filename.includes('\u0000') ? [400, 'malformed_json'] : [422, '#/filename'],
    );
  });

  it('may be 20 MB, and no byte more', async () => {
    const largest = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * 1024 * 1024 - 5, 0x20)]);
    const { status, body } = await receive(largest);
    expect([status, body.size]).toEqual([200, largest.length]);
    const larger = await receive(Buffer.concat([largest, Buffer.from(' ')]));
    expect([larger.status, larger.body.errors[0].code]).toEqual([422, 'too_long']);
    await api.delete(`/received-files/${body.id}`);
  });
});
