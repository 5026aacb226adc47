import { png } from '../../documents/support/pictures.js';
import type { ApiClient } from '../../support/api-client.js';
import { TestService } from '../../support/test-service.js';

let service: TestService;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  ({ api } = service.owner);
});
afterAll(() => service.stop());

async function warnings(id: string, format: string): Promise<string[]> {
  const { body } = await api.get(`/invoices/${id}/preflight?format=${format}`);
  const findings = body.findings as { rule: string; where: string; pointer: string; severity: string }[];
  return findings
    .filter(({ rule }) => /^CTH-(GLYPH|LOGO)$/.test(rule))
    .map(({ rule, severity, where, pointer }) => `${rule} ${severity} ${where} ${pointer}`);
}

describe('the preflight of what is printed', () => {
  it('warns of characters that no font has, by the field that says them', async () => {
    const id = await service.owner.invoice({ message: '你好', notes: [{ text: 'Tea' }, { text: '茶' }] });
    const expected = ['CTH-GLYPH warning invoice #/message', 'CTH-GLYPH warning invoice #/notes/1/text'];
    expect([await warnings(id, 'pdf'), await warnings(id, 'factur_x')]).toEqual([expected, expected]);
    expect(await warnings(id, 'ubl')).toEqual([]);
    const { body } = await api.get(`/invoices/${id}/preflight?format=pdf`);
    expect(body).toMatchObject({ valid: true, errors: 0, warnings: 2 });
  });

  it('warns of a logo with too few pixels', async () => {
    const manager = await service.owner.signIn();
    const id = await service.owner.invoice();
    const content = png(40, 40).toString('base64');
    await manager.put('/organization/logo', { content, media_type: 'image/png' });
    expect(await warnings(id, 'pdf')).toEqual(['CTH-LOGO warning organization #/logo']);
  });
});

describe('an original', () => {
  it('is told once as an event, of an invoice and of a credit note', async () => {
    const id = await service.owner.issuedInvoice();
    const { headers } = await api.get(`/invoices/${id}/documents/pdf`);
    await api.get(`/invoices/${id}/documents/pdf`);
    const { body: note } = await service.owner.credit(id);
    await api.get(`/credit-notes/${note.id}/documents/pdf`);
    const { rows } = await service.database.admin.query<{ type: string; data: { object: object } }>(
      `SELECT type, data FROM events WHERE type LIKE '%.document_stored' ORDER BY created_at, id`,
    );
    expect(rows.map(({ type }) => type)).toEqual(['invoice.document_stored', 'credit_note.document_stored']);
    const { body } = await api.get(`/invoices/${id}/documents`);
    expect(rows[0]?.data.object).toEqual(body.data[0]);
    expect(body.data[0]).toMatchObject({ document_id: id, sha256: headers.get('etag')!.slice(1, -1) });
  });
});
