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

const IBAN = 'DE02120300000000202051';
let count = 0;

async function supplier(more: object = {}): Promise<string> {
  const { body } = await api.post('/suppliers', {
    name: 'Paper GmbH',
    bank_accounts: [{ iban: IBAN }],
    ...more,
  });
  return body.id as string;
}

/** What a bill says; each has a number of its own. */
function billOf(supplier_id: string, more: object = {}): object {
  count += 1;
  return {
    ...{ supplier_id, supplier_number: `2026-${count}`, issue_date: '2026-01-20', currency: 'EUR' },
    ...{ subtotal: 100, tax_total: 19, total: 119, payment: { iban: IBAN } },
    ...{ tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19 }], ...more },
  };
}

const codesOf = ({ body }: ApiAnswer): string[] => body.findings.map(({ code }: { code: string }) => code);

describe('a bill', () => {
  it('is kept as the supplier says it, opened and approved', async () => {
    const sup = await supplier();
    const created = await api.post('/bills', billOf(sup));
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({
        ...{ status: 'draft', kind: 'invoice', supplier_id: sup, total: 119, amount_payable: 119 },
        ...{ tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19 }], differences: [] },
      }),
    ]);
    expect(codesOf(created)).toEqual([]);
    const path = `/bills/${created.body.id}`;
    const { body: open } = await api.post(`${path}/open`, {});
    expect([open.status, open.opened_at, open.approved_at]).toEqual(['open', expect.any(String), null]);
    const { body: approved } = await api.post(`${path}/approve`);
    expect([approved.status, approved.approved_at]).toEqual(['approved', expect.any(String)]);
    expect((await api.get(path)).body).toEqual(approved);
    const { body: withdrawn } = await api.post(`${path}/open`, {});
    expect([withdrawn.status, withdrawn.approved_at]).toEqual(['open', null]);
    expect((await api.put(path, billOf(sup))).body.code).toBe('invalid_state_transition');
    expect((await api.delete(path)).body.code).toBe('invalid_state_transition');
    expect(await eventsOf(service, created.body.id as string)).toEqual([
      ...['bill.created', 'bill.opened', 'bill.approved', 'bill.opened'],
    ]);
  });

  it('may be opened and approved in one request, disputed, opened again and made void', async () => {
    const { body } = await api.post('/bills', billOf(await supplier()));
    const path = `/bills/${body.id}`;
    expect((await api.post(`${path}/open`, { approve: true })).body.status).toBe('approved');
    const { body: disputed } = await api.post(`${path}/dispute`, { reason: 'Half of it is missing.' });
    expect(disputed).toMatchObject({
      status: 'disputed',
      reason: 'Half of it is missing.',
      approved_at: null,
    });
    expect((await api.post(`${path}/open`, {})).body).toMatchObject({ status: 'open', reason: null });
    expect((await api.post(`${path}/void`, { reason: 'Taken back.' })).body.status).toBe('void');
    expect((await api.post(`${path}/approve`)).body).toMatchObject({ code: 'invalid_state_transition' });
  });

  it('counts once, however often it comes at once', async () => {
    const bill = billOf(await supplier());
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.post('/bills', bill)));
    const kept = answers.filter(({ status }) => status === 201);
    expect(kept).toHaveLength(1);
    const others = answers
      .filter(({ status }) => status !== 201)
      .map(({ body }) => [body.code, body.existing_id]);
    expect(others).toEqual(Array(29).fill(['duplicate_document', kept[0]?.body.id]));
  });

  it('may come again once the first does not count, and not under the number of another', async () => {
    const bill = billOf(await supplier());
    const first = await api.post('/bills', bill);
    await api.post(`/bills/${first.body.id}/reject`, { reason: 'Not ours.' });
    const second = await api.post('/bills', bill);
    expect(second.status).toBe(201);
    const third = await api.post('/bills', { ...bill, supplier_number: 'other' });
    const taken = await api.put(`/bills/${third.body.id}`, bill);
    expect([taken.status, taken.body.existing_id]).toEqual([409, second.body.id]);
    expect((await api.post('/bills', { ...bill, supplier_id: await supplier() })).status).toBe(201);
  });

  it('is told from one with nearly the same number by a person', async () => {
    const sup = await supplier();
    await api.post('/bills', billOf(sup, { supplier_number: 'RE-0042' }));
    for (const [supplier_number, isSimilar] of [
      ...([
        ['re 42', true],
        ['RE0042', true],
        ['RE-0043', false],
        ['RE-420', false],
      ] as const),
    ]) {
      const answer = await api.post('/bills', billOf(sup, { supplier_number }));
      expect([supplier_number, codesOf(answer).includes('similar_number')]).toEqual([
        supplier_number,
        isSimilar,
      ]);
      await api.post(`/bills/${answer.body.id}/reject`, { reason: 'Tried.' });
    }
  });
});

describe('what does not fit', () => {
  it('is told and never mended: sums', async () => {
    const wrong = { total: 120, tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19.01 }] };
    const answer = await api.post('/bills', billOf(await supplier(), wrong));
    expect(answer.body).toMatchObject({ subtotal: 100, tax_total: 19, total: 120 });
    expect(answer.body.differences).toEqual([
      { what: 'tax_breakdown', at: 0, given: 19.01, computed: 19, difference: 0.01, rule: 'BR-CO-17' },
      { what: 'tax_total', at: null, given: 19, computed: 19.01, difference: -0.01, rule: 'BR-CO-14' },
      { what: 'total', at: null, given: 120, computed: 119, difference: 1, rule: 'BR-CO-15' },
    ]);
    expect(codesOf(answer)).toEqual(['sums_differ', 'sums_rounded', 'sums_rounded']);
    const refused = await api.post(`/bills/${answer.body.id}/open`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'findings_open']);
    expect(codesOf(refused)).toEqual(['sums_differ']);
    const { body: mended } = await api.put(`/bills/${answer.body.id}`, {
      ...billOf(answer.body.supplier_id as string),
    });
    expect([mended.differences, mended.findings]).toEqual([[], []]);
  });

  it('stops a bill with an account that nobody knows, until somebody has looked', async () => {
    const other = 'DE89370400440532013000';
    const sup = await supplier();
    const bill = await api.post('/bills', billOf(sup, { payment: { iban: other } }));
    expect(codesOf(bill)).toEqual(['new_bank_details']);
    const path = `/bills/${bill.body.id}`;
    expect((await api.post(`${path}/open`, {})).body.code).toBe('findings_open');
    expect((await api.post(`${path}/open`, { accept_findings: ['sums_differ'] })).body.code).toBe(
      'findings_open',
    );
    const opened = await api.post(`${path}/open`, { accept_findings: ['new_bank_details'] });
    expect(opened.body.accepted_findings).toEqual([
      { code: 'new_bank_details', by: expect.stringMatching(/^key_/), at: expect.any(String) },
    ]);
    const { body: known } = await api.get(`/suppliers/${sup}`);
    expect(known.bank_accounts).toEqual([{ iban: IBAN }, { iban: other }]);
    const next = await api.post('/bills', billOf(sup, { payment: { iban: 'de89 3704 0044 0532 0130 00' } }));
    expect(codesOf(next)).toEqual([]);
  });

  it('stops a bill that nobody can be paid for', async () => {
    const { body } = await api.post('/bills', { total: 5 });
    expect(body.findings.map(({ code }: { code: string }) => code)).toEqual([
      ...['unknown_supplier', 'number_missing', 'issue_date_missing'],
    ]);
    expect((await api.post(`/bills/${body.id}/open`, {})).status).toBe(409);
    const { body: empty } = await api.post('/bills', {});
    expect([empty.status, empty.available_actions]).toEqual(['inbox', ['update', 'delete', 'reject']]);
  });

  it('is told of days: one to come, and one long ago', async () => {
    const sup = await supplier();
    for (const [issue_date, code] of [
      ['2999-01-01', 'issued_in_future'],
      ['2001-01-01', 'issued_long_ago'],
    ]) {
      expect(codesOf(await api.post('/bills', billOf(sup, { issue_date })))).toEqual([code]);
    }
  });

  it('is refused where the currency has no such amounts', async () => {
    const { status, body } = await api.post(
      '/bills',
      billOf(await supplier(), { currency: 'JPY', total: 1.5 }),
    );
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer: '#/total' })]]);
  });
});

describe('what others have', () => {
  it('cannot be named, read or changed', async () => {
    const other = await service.newTenant('another');
    const sup = await supplier();
    const { body: mine } = await api.post('/bills', billOf(sup));
    const foreign = await other.api.post('/bills', billOf(sup));
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/supplier_id', code: 'unknown_reference' })],
    ]);
    const asked = await Promise.all([
      other.api.get(`/bills/${mine.id}`),
      other.api.post(`/bills/${mine.id}/open`, {}),
      other.api.post(`/bills/${mine.id}/void`, { reason: 'x' }),
      other.api.delete(`/bills/${mine.id}`),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.api.get('/bills')).body.data).toEqual([]);
  });
});
