import { TestService } from '../support/test-service.js';
import { becomeGerman, germanBuyer, validInvoice } from '../stories/documents/german-parties.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
  await becomeGerman(service.owner);
});
afterAll(() => service.stop());

describe('an original that several ask for at once', () => {
  it.each(['xrechnung_ubl', 'factur_x'])('is stored once, and all get the same: %s', async (format) => {
    const { api } = service.owner;
    const customer_id = await service.owner.customer({ ...germanBuyer, document_format: format });
    const id = await service.owner.issuedInvoice({ customer_id, ...validInvoice });
    const path = `/invoices/${id}/documents/${format}`;
    const job = service.jobsRun();
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.get(path)));
    await job;
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    const { rows } = await service.database.admin.query<{ sha256: Buffer }>(
      'SELECT sha256 FROM issued_files WHERE format = $1',
      [format],
    );
    expect(rows.map(({ sha256 }) => `"${sha256.toString('hex')}"`)).toEqual([
      answers[0]!.headers.get('etag'),
    ]);
  });
});
