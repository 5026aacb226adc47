import { createHash } from 'node:crypto';
import { jpeg, logoSvg, png } from '../../documents/support/pictures.js';
import { errorsOf } from '../../support/errors-of.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let manager: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  manager = await service.owner.signIn();
});
afterAll(() => service.stop());

function upload(content: Buffer | string, media_type: string) {
  const base64 = Buffer.from(content as string).toString('base64');
  return manager.put('/organization/logo', { content: base64, media_type });
}

describe('a logo', () => {
  it.each<[string, Buffer | string, string, object]>([
    ['a drawing', logoSvg, 'image/svg+xml', { width: 240, height: 60 }],
    ['a PNG', png(120, 40), 'image/png', { width: 120, height: 40 }],
    ['a JPEG', jpeg, 'image/jpeg', { width: 8, height: 8 }],
  ])('may be %s; it is kept and given back', async (_what, content, media_type, size) => {
    const { status, body } = await upload(content, media_type);
    expect([status, body.logo]).toMatchObject([200, { media_type, ...size }]);
    const { headers } = await manager.get('/organization/logo');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': media_type,
      etag: `"${String(body.logo.sha256)}"`,
      'content-length': String(body.logo.size),
      'x-content-type-options': 'nosniff',
    });
    expect((await manager.get('/organization/documents')).body.logo).toEqual(body.logo);
  });

  it('stays when the other settings change, and each change is a version of them', async () => {
    const { body: before } = await upload(logoSvg, 'image/svg+xml');
    const { body: after } = await manager.put('/organization/documents', { intro: 'Hello' });
    expect(after).toMatchObject({ version: Number(before.version) + 1, intro: 'Hello', logo: before.logo });
    expect((await upload(png(9, 9), 'image/png')).body).toMatchObject({ intro: 'Hello' });
  });

  it('is on documents that are issued while there is one', async () => {
    await manager.delete('/organization/logo');
    const [before, preview] = [await service.owner.issuedInvoice(), await service.owner.invoice()];
    service.clock.passes('1 minute');
    await upload(png(300, 100, { colour: [200, 30, 30] }), 'image/png');
    service.clock.passes('1 minute');
    const after = await service.owner.issuedInvoice();
    const hasPicture = async (id: string): Promise<boolean> => {
      const { body } = await service.owner.api.get(`/invoices/${id}/documents/pdf`);
      return (body as string).includes('/Subtype /Image') || (body as string).includes('/Subtype/Image');
    };
    expect([await hasPicture(before), await hasPicture(preview), await hasPicture(after)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('can be removed once', async () => {
    await upload(logoSvg, 'image/svg+xml');
    expect((await manager.delete('/organization/logo')).status).toBe(204);
    expect((await manager.get('/organization/documents')).body.logo).toBeNull();
    expect((await manager.get('/organization/logo')).status).toBe(404);
    expect((await manager.delete('/organization/logo')).status).toBe(404);
  });

  it('is told as a change of the settings', async () => {
    const { body } = await upload(logoSvg, 'image/svg+xml');
    const { rows } = await service.database.admin.query<{ data: { object: { logo: object } } }>(
      `SELECT data FROM events WHERE type = 'document_settings.updated' ORDER BY created_at DESC, id DESC LIMIT 1`,
    );
    expect(rows[0]?.data.object.logo).toEqual(body.logo);
  });

  it('is for managers, and nobody else’s', async () => {
    await upload(logoSvg, 'image/svg+xml');
    const other = await service.newTenant('other');
    const stranger = await other.signIn();
    expect((await stranger.get('/organization/logo')).status).toBe(404);
    const content = Buffer.from(logoSvg).toString('base64');
    const answer = await service.owner.api.put('/organization/logo', {
      content,
      media_type: 'image/svg+xml',
    });
    expect(answer.status).toBe(403);
  });
});

describe('a picture is refused', () => {
  const script = logoSvg.replace('</svg>', '<script>alert(1)</script></svg>');
  const tooLarge = createHash('sha256').update('x').digest('base64').repeat(9000);
  const damaged = png(50, 50);
  damaged.fill(7, 45, 60);

  it.each<[string, Buffer | string, string, string]>([
    ['that runs a program', script, 'image/svg+xml', '#/content not_allowed'],
    ['that is no drawing', 'GIF89a', 'image/svg+xml', '#/content wrong_format'],
    ['that is not UTF-8', Buffer.from([0xff, 0xfe, 0]), 'image/svg+xml', '#/content wrong_format'],
    ['that is something else', jpeg, 'image/png', '#/content wrong_format'],
    ['that is damaged', damaged, 'image/png', '#/content wrong_format'],
    ['that breaks off', jpeg.subarray(0, 100), 'image/jpeg', '#/content wrong_format'],
    ['of too many pixels', png(2001, 2001, { level: 9 }), 'image/png', '#/content too_long'],
    ['of too many bytes', Buffer.from(tooLarge), 'image/png', '#/content too_long'],
    ['of another type', logoSvg, 'image/gif', '#/media_type not_allowed'],
  ])('%s', async (_what, content, media_type, fault) => {
    const answer = await upload(content, media_type);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(errorsOf(answer)).toEqual([fault]);
  });

  it('that is not in base64', async () => {
    const answer = await manager.put('/organization/logo', { content: 'a-b_', media_type: 'image/png' });
    expect(errorsOf(answer)).toEqual(['#/content wrong_format']);
  });

  it('whereupon the logo stays', async () => {
    const { body } = await upload(logoSvg, 'image/svg+xml');
    await upload(script, 'image/svg+xml');
    expect((await manager.get('/organization/documents')).body).toEqual(body);
  });
});
