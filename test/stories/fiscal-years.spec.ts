import { TestService } from '../support/test-service.js';

/** Numbers of companies whose year does not begin in January. */

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('a company whose year begins in July', () => {
  const needed = { name: 'Season', currency: 'EUR', time_zone: 'UTC' };

  it('has the fiscal year in its numbers, which begin again with it', async () => {
    const season = await service.newTenant('season');
    const session = await season.signIn();
    const put = (format: string) =>
      session.put('/organization', { ...needed, numbering: { invoice: { format, reset: 'yearly' } } });
    const issued = async (): Promise<string> =>
      (await season.api.post(`/invoices/${await season.invoice()}/finalize`)).body.number;
    const seriesNow = async () => (await season.api.get('/number-series')).body.data[0];
    const unsaid = await put('R{FY}/{SEQ:3}');
    expect([unsaid.status, unsaid.body.errors[0].code]).toEqual([422, 'wrong_format']);
    // It is November 2026.
    expect((await put('R{FY:07}-{FYY:07}/{SEQ:3}')).status).toBe(200);
    expect(await issued()).toBe('R2026-27/001');
    service.clock.passes('221 days');
    expect(await issued()).toBe('R2026-27/002');
    service.clock.passes('2 days');
    expect(await issued()).toBe('R2027-28/001');
    const audit = await season.api.get(`/number-series/${(await seriesNow()).id}/audit`);
    expect(audit.body).toMatchObject({ intact: true, gaps: [], documents: 3 });
  });

  it('is told at once that numbers of a fiscal year to come were used already', async () => {
    const mover = await service.newTenant('mover');
    const session = await mover.signIn();
    const put = (format: string) =>
      session.put('/organization', { ...needed, numbering: { invoice: { format, reset: 'yearly' } } });
    expect((await put('{YYYY}/{SEQ:3}')).status).toBe(200);
    await mover.api.post(`/invoices/${await mover.invoice()}/finalize`);
    // The fiscal year that begins in October has the calendar year that is used now.
    const met = await put('{FY:10}/{SEQ:3}');
    expect([met.status, met.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/numbering/invoice/format', code: 'already_used' })],
    ]);
    expect(met.body.errors[0].detail).toContain('The first number from 2027-10-01 on would be 2027/001');
    expect((await put('F{FY:10}/{SEQ:3}')).status).toBe(200);
  });
});
