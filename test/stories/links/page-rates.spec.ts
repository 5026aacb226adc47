import { TestService } from '../../support/test-service.js';

let service: TestService;

beforeEach(async () => {
  service = await TestService.start({ env: { RATE_LIMIT_PER_SECOND: '50' } });
});
afterEach(() => service.stop());

async function statusesOf(path: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await fetch(service.url + path)).status);
  return statuses;
}

describe('the rate of pages without a credential', () => {
  it('ends guessing after twenty addresses that lead nowhere, and lets links work meanwhile', async () => {
    const { owner } = service;
    const made = await owner.api.post(`/invoices/${await owner.issuedInvoice()}/links`);
    const missed = await statusesOf('/i/nothing', 22);
    expect(missed).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
    const refused = await fetch(`${service.url}/i/nothing`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Es waren zu viele Anfragen.');
    expect((await fetch(service.url + String(made.body.path))).status).toBe(200);
  });

  it('is another one for files and for pages', async () => {
    const { owner } = service;
    const made = await owner.api.post(`/invoices/${await owner.issuedInvoice()}/links`);
    const files = await statusesOf(`${made.body.path as string}/invoice.pdf`, 21);
    expect(files.slice(19)).toEqual([200, 429]);
    const pages = await statusesOf(made.body.path as string, 61);
    expect(pages.slice(59)).toEqual([200, 429]);
    service.clock.passes('1 second');
    expect((await fetch(service.url + String(made.body.path))).status).toBe(200);
  });
});
