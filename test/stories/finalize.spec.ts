import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('finalizing an invoice', () => {
  it('makes a legal document of a draft, with the next number', async () => {
    const { api } = service.owner;
    const id = await service.owner.invoice();
    const answer = await api.post(`/invoices/${id}/finalize`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'open',
      number: 'INV-2026-00001',
      issue_date: '2026-11-21',
      due_date: '2026-12-05',
      immutable: true,
      buyer: { name: 'Difference Engines GmbH' },
    });
    const again = await api.post(`/invoices/${id}/finalize`);
    expect(again.body).toEqual(answer.body);
    const second = await api.post(`/invoices/${await service.owner.invoice()}/finalize`);
    expect(second.body.number).toBe('INV-2026-00002');
  });
});
