import { TestService } from '../../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('an installation without a mail server', () => {
  it('keeps messages as their readers would see them, and sends nothing', async () => {
    const { owner } = service;
    const id = await owner.issuedInvoice({ customer_id: await owner.customer({ email: 'ap@example.com' }) });
    const { body } = await owner.api.post(`/invoices/${id}/send`, {});
    await service.jobsRun();
    const message = await owner.api.get(`/messages/${body.id as string}`);
    expect(message.body).toMatchObject({ status: 'logged', attempts: [], attachments: [{ format: 'pdf' }] });
    expect(message.body.attachments[0].bytes).toBeGreaterThan(1000);
    const content = await owner.api.get(`/messages/${body.id as string}/content`);
    expect(content.body.html).toContain('INV-2026-00001');
    expect(await owner.shownInvoice(id)).toMatchObject({ sent_at: null });
  });
});
