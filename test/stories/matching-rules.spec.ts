import type { ApiClient } from '../support/api-client.js';
import { bankAccount } from '../support/bank-files.js';
import { bankEntries } from '../support/bank-line.js';
import { TestService } from '../support/test-service.js';
import type { Tenant } from '../support/tenant.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  tenant = service.owner;
  ({ api } = tenant);
});
afterAll(() => service.stop());

type Json = Record<string, any>;

const FEES = { name: 'Account fees', text_contains: 'rechnungsabschluß', outcome: 'fee' };

async function ruled(rule: object): Promise<Json> {
  const { status, body } = await api.post('/matching-rules', rule);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}

/** Of its own account, so that no other rule meets it. */
async function proposed(lineId: unknown): Promise<Json> {
  const { status, body } = await api.get(`/bank-lines/${String(lineId)}/proposals`);
  expect(status).toBe(200);
  return body;
}

describe('a matching rule', () => {
  it('comes back as it was created, is replaced as a whole, and deleted', async () => {
    const details = {
      ...FEES,
      position: 7,
      direction: 'out',
      amount_from: 1.5,
      amount_to: 20,
      reason: 'Keeping',
    };
    const body = await ruled(details);
    expect(body).toMatchObject({ ...details, is_active: true, is_certain: false, uses: 0, version: 1 });
    const path = `/matching-rules/${String(body['id'])}`;
    expect((await api.get(path)).body).toEqual(body);
    expect((await api.get('/matching-rules?sort=position&is_active=true')).body.data).toContainEqual(body);
    const { body: replaced } = await api.put(
      path,
      { ...FEES, is_active: false },
      { headers: { 'if-match': '"v1"' } },
    );
    expect(replaced).toMatchObject({
      position: 7,
      amount_from: null,
      reason: null,
      is_active: false,
      version: 2,
    });
    expect((await api.delete(path, { headers: { 'if-match': '"v1"' } })).status).toBe(412);
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get(path)).status).toBe(404);
  });

  it.each([
    [{ name: 'All', outcome: 'fee', direction: 'out' }, '#/text_contains', 'required'],
    [{ ...FEES, direction: 'in' }, '#/direction', 'not_allowed'],
    [{ ...FEES, outcome: 'customer' }, '#/customer_id', 'required'],
    [{ ...FEES, outcome: 'ignore' }, '#/reason', 'required'],
    [{ ...FEES, amount_from: 5, amount_to: 4.99 }, '#/amount_to', 'out_of_range'],
    [
      { ...FEES, bank_account_id: 'bac_01h455vb4pex5vsknk084sn02q' },
      '#/bank_account_id',
      'unknown_reference',
    ],
    [
      { ...FEES, outcome: 'customer', customer_id: 'cus_01h455vb4pex5vsknk084sn02q' },
      '#/customer_id',
      'unknown_reference',
    ],
  ])('%j is refused', async (rule, pointer, code) => {
    for (const path of ['/matching-rules', '/matching-rules/test']) {
      const { status, body } = await api.post(path, rule);
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ pointer, code })]]);
    }
  });

  it('says that lines are certain only for those who may record payments', async () => {
    const key = { name: 'Rules', scopes: ['bank_accounts:read', 'bank_accounts:write'] };
    const session = await tenant.signIn();
    const { body } = await session.post('/api-keys', key);
    const other = api.as(body.secret as string);
    const sure = { ...FEES, is_certain: true };
    expect((await other.post('/matching-rules', sure)).body.code).toBe('insufficient_scope');
    const { body: made } = await other.post('/matching-rules', { ...FEES, is_active: false });
    expect((await other.put(`/matching-rules/${String(made.id)}`, sure)).body.code).toBe(
      'insufficient_scope',
    );
  });
});

describe('a line that a rule meets', () => {
  it('is proposed as the rule says, in a sentence, and counts when it is accepted', async () => {
    const bank_account_id = await bankAccount(api);
    const rule = await ruled({ ...FEES, bank_account_id });
    const entries = [
      { amount: -4.9, text: 'RECHNUNGSABSCHLUSS  30.11.' },
      { amount: -4.9, text: 'Abschluss' },
    ];
    const [fee, other] = await bankEntries(api, entries, bank_account_id);
    expect((await proposed(other?.['id']))['data']).toEqual([]);
    const { data } = await proposed(fee?.['id']);
    expect(data).toMatchObject([
      {
        verdict: 'likely',
        facts: ['rule'],
        sentence: 'Rule “Account fees” applies: is a fee: all that the rule asks for.',
        outcomes: [{ kind: 'fee', amount: 4.9 }],
        matching_rule_id: rule['id'],
      },
    ]);
    const outcomes = [{ kind: 'fee', amount: 4.9 }];
    expect((await api.post(`/bank-lines/${String(fee?.['id'])}/match`, { outcomes })).body.state).toBe(
      'matched',
    );
    const { body: used } = await api.get(`/matching-rules/${String(rule['id'])}`);
    expect(used).toMatchObject({ uses: 1, version: 1, last_used_at: expect.any(String) });
    const { body: matches } = await api.get(`/bank-lines/${String(fee?.['id'])}/matches`);
    expect(matches.data).toMatchObject([{ kind: 'fee', matching_rule_id: rule['id'], facts: ['rule'] }]);
  });

  it('pays the oldest open invoices of the customer, and the rest is credit', async () => {
    const bank_account_id = await bankAccount(api);
    const customer_id = await tenant.customer({ name: 'Halley Rents' });
    const invoices = [
      await tenant.issuedInvoice({ customer_id }),
      await tenant.issuedInvoice({ customer_id }),
    ];
    const iban = 'DE02120300000000202051';
    await ruled({
      ...{ name: 'Rent', bank_account_id, counterparty_iban: iban, name_contains: 'halley' },
      ...{ outcome: 'customer', customer_id, is_certain: true },
    });
    const entries = [
      { amount: 150, iban, name: 'E. HALLEY' },
      { amount: 300, iban, name: 'E. HALLEY' },
      { amount: 300, iban, name: 'Somebody' },
    ];
    const [part, over, stranger] = await bankEntries(api, entries, bank_account_id);
    expect((await proposed(part?.['id']))['data'][0]).toMatchObject({
      verdict: 'certain',
      sentence: expect.stringMatching(/^Rule “Rent” applies: pays .+ of Halley Rents: /),
      outcomes: [
        {
          customer_id,
          allocations: [
            { invoice_id: invoices[0], amount: 119 },
            { invoice_id: invoices[1], amount: 31 },
          ],
        },
      ],
    });
    expect((await proposed(over?.['id']))['data'][0]).toMatchObject({ verdict: 'likely' });
    expect((await proposed(stranger?.['id']))['data']).toEqual([]);
  });

  it('is nothing by two rules that say different things, and by the first of two that say the same', async () => {
    const bank_account_id = await bankAccount(api);
    const ignoring = {
      name: 'Private',
      bank_account_id,
      text_contains: 'closing',
      outcome: 'ignore',
      reason: 'Mine',
    };
    const first = await ruled({ ...ignoring, position: 1 });
    await ruled({ ...ignoring, name: 'Later', position: 2 });
    const [line] = await bankEntries(api, [{ amount: -9, text: 'Closing' }], bank_account_id);
    const said = await proposed(line?.['id']);
    expect(said['data']).toMatchObject([{ matching_rule_id: first['id'], outcomes: [{ reason: 'Mine' }] }]);
    await ruled({ ...FEES, bank_account_id, text_contains: 'CLOSING' });
    expect(await proposed(line?.['id'])).toMatchObject({ data: [], findings: ['several_rules'] });
  });

  it('is booked without a person only where rule and account both say so', async () => {
    const bank_account_id = await bankAccount(api, { auto_certain: true });
    const ignoring = { bank_account_id, outcome: 'ignore', reason: 'Mine', is_certain: true };
    await ruled({ ...ignoring, name: 'Sure', text_contains: 'sure' });
    await ruled({ ...ignoring, name: 'Likely', text_contains: 'likely', is_certain: false });
    const entries = [
      { amount: -1, text: 'Sure' },
      { amount: 2, text: 'Likely' },
    ];
    const lines = await bankEntries(api, entries, bank_account_id);
    await service.jobsRun();
    const states = await Promise.all(lines.map(({ id }) => api.get(`/bank-lines/${String(id)}`)));
    expect(states.map(({ body }) => body.state)).toEqual(['matched', 'new']);
    const { body } = await api.get(`/bank-lines/${String(lines[0]?.['id'])}/matches`);
    expect(body.data).toMatchObject([{ kind: 'ignore', reason: 'Mine', matched_by: 'auto_certain' }]);
  });

  it('is found by a test of the rule, which stores nothing', async () => {
    const bank_account_id = await bankAccount(api);
    const entries = [
      { amount: -3, text: 'Toll' },
      { amount: -30, text: 'Toll' },
      { amount: 3, text: 'Toll' },
    ];
    const [small] = await bankEntries(api, entries, bank_account_id);
    const rule = { ...FEES, bank_account_id, text_contains: 'toll', amount_to: 3 };
    const { status, body } = await api.post('/matching-rules/test', rule);
    expect([status, body]).toMatchObject([200, { looked_at: 3, met: 1, lines: [{ id: small?.['id'] }] }]);
    expect((await proposed(small?.['id']))['data']).toEqual([]);
  });
});

describe('a rule by which a customer pays', () => {
  it('goes with the customer who is erased, and its events name nobody', async () => {
    const customer_id = await tenant.customer({ name: 'Erased Rents' });
    const rule = await ruled({
      name: 'Mrs Erased',
      name_contains: 'Erased',
      outcome: 'customer',
      customer_id,
    });
    await service.eventsNumbered();
    const { body } = await api.get(`/events?object_id=${String(rule['id'])}`);
    expect(body.data).toMatchObject([{ type: 'matching_rule.created' }]);
    expect(JSON.stringify(body.data)).not.toContain('Erased');
    const session = await tenant.signIn();
    const asked = { reason: 'requested', dry_run: false };
    expect((await session.post(`/customers/${customer_id}/erase`, asked)).status).toBe(200);
    expect((await api.get(`/matching-rules/${String(rule['id'])}`)).status).toBe(404);
  });
});
