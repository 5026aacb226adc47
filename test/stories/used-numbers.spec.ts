import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('a format that would come to a number that was used', () => {
  it('is refused when it is set, with the number, and nothing is changed', async () => {
    const changing = await service.newTenant('changing');
    const session = await changing.signIn();
    const needed = { name: 'Changing', currency: 'EUR', time_zone: 'UTC' };
    const put = (format: string) =>
      session.put('/organization', { ...needed, numbering: { invoice: { format, reset: 'never' } } });
    const issued = async () =>
      (await changing.api.post(`/invoices/${await changing.invoice()}/finalize`)).body.number;
    await put('A{SEQ}5');
    expect([await issued(), await issued()]).toEqual(['A15', 'A25']);
    const answer = await put('A{SEQ}');
    expect(answer.body.errors).toMatchObject([
      { pointer: '#/numbering/invoice/format', code: 'already_used', detail: expect.stringContaining('A15') },
    ]);
    expect(await issued()).toBe('A35');
    expect((await put('A{SEQ:5}')).status).toBe(200);
    expect(await issued()).toBe('A00004');
  });
});
