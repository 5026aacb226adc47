import type { ApiClient } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

const needed = { name: 'Analytical Engines', currency: 'EUR', time_zone: 'Europe/Berlin' };

const everything = {
  ...needed,
  legal_name: 'Analytical Engines Ltd',
  address: { line1: '12 St James’s Square', city: 'London', postal_code: 'SW1Y 4JH', country: 'GB' },
  tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],
  bank_details: {
    account_holder: 'Ada Lovelace',
    iban: 'GB82WEST12345698765432',
    bic: 'WESTGB2LXXX',
    bank_name: 'West Bank',
    account_number: '98765432',
    routing_number: '123456',
  },
  email: 'billing@example.com',
  phone: '+44 20 7946 0000',
  currency: 'GBP',
  time_zone: 'Europe/London',
  payment_terms: { net_days: 30, end_of_month: true },
  tax_rounding: 'line',
};

let service: TestService;
let manager: ApiClient;

beforeAll(async () => {
  service = await TestService.start();
  manager = await service.owner.signIn();
});
afterAll(() => service.stop());

describe('the organization', () => {
  it('is visible to every credential, with its initial settings', async () => {
    const answer = await service.owner.api.get('/organization');
    expect(answer.body).toMatchObject({
      version: 1,
      legal_name: null,
      tax_ids: [],
      payment_terms: { net_days: 14 },
      tax_rounding: 'document',
    });
    const { body: key } = await manager.post('/api-keys', { name: 'Reader', scopes: ['products:read'] });
    expect((await manager.as(key.secret as string).get('/organization')).body).toEqual(answer.body);
  });

  it('is completely replaced, with one event', async () => {
    const before = await manager.get('/organization');
    service.clock.passes('1 minute');
    const updated = await manager.put('/organization', everything);
    expect(updated.body).toMatchObject({ ...everything, id: before.body.id, version: 2 });
    expect(updated.body.updated_at).toBe(service.clock.now().toISOString());
    expect((await manager.get('/organization')).body).toEqual(updated.body);
    const { rows } = await service.database.admin.query<{ data: Record<string, unknown> }>(
      `SELECT data FROM events WHERE type = 'organization.updated'`,
    );
    expect(rows.map(({ data }) => data['object'])).toEqual([updated.body]);
    expect(rows[0]?.data['previous_attributes']).toMatchObject({ version: 1, legal_name: null });

    const bare = await manager.put('/organization', needed);
    expect(bare.body).toMatchObject({ ...needed, version: 3, legal_name: null, address: null, tax_ids: [] });
    expect(bare.body).toMatchObject({ payment_terms: { net_days: 14 }, tax_rounding: 'document' });
  });

  it('is replaced only in the version that the caller has seen', async () => {
    const { headers } = await manager.get('/organization');
    const seen = { headers: { 'if-match': headers.get('etag') ?? '' } };
    expect((await manager.put('/organization', needed, seen)).status).toBe(200);
    const late = await manager.put('/organization', everything, seen);
    expect([late.status, late.body.code]).toEqual([412, 'precondition_failed']);
    expect(
      (await manager.get('/organization', { headers: { 'if-none-match': headers.get('etag') ?? '' } }))
        .status,
    ).toBe(200);
  });

  it('is not replaced by an API key, whatever its scopes', async () => {
    const answer = await service.owner.api.put('/organization', everything);
    expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
  });

  it('is always that of the credential', async () => {
    const stranger = await service.newTenant('stranger');
    await manager.put('/organization', everything);
    expect((await stranger.api.get('/organization')).body).toMatchObject({ name: 'stranger', version: 1 });
  });

  it('provides the defaults of new documents', async () => {
    await manager.put('/organization', everything);
    const invoice = await service.owner.api.get(`/invoices/${await service.owner.invoice()}`);
    expect(invoice.body).toMatchObject({
      currency: 'GBP',
      payment_terms: { net_days: 30, end_of_month: true },
    });
  });
});

describe('the settings of an organization', () => {
  it.each([
    ['an unknown time zone', { time_zone: 'Europe/Atlantis' }, '#/time_zone', 'wrong_format'],
    ['an offset as time zone', { time_zone: '+02:00' }, '#/time_zone', 'wrong_format'],
    [
      'a mistyped IBAN',
      { bank_details: { iban: 'GB83WEST12345698765432' } },
      '#/bank_details/iban',
      'wrong_format',
    ],
    ['a BIC of nine letters', { bank_details: { bic: 'WESTGB2LX' } }, '#/bank_details/bic', 'wrong_format'],
    ['six tax numbers', { tax_ids: Array(6).fill({ type: 'x', value: '1' }) }, '#/tax_ids', 'too_many'],
    ['a country of three letters', { address: { country: 'GBR' } }, '#/address/country', 'too_long'],
    ['no name', { name: null }, '#/name', 'required'],
    ['a strange rounding', { tax_rounding: 'never' }, '#/tax_rounding', 'not_allowed'],
  ])('with %s are refused at their field', async (_what, fields, pointer, code) => {
    const answer = await manager.put('/organization', { ...needed, ...fields });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('accept an IBAN with spaces', async () => {
    const bank_details = { iban: 'GB82 WEST 1234 5698 7654 32' };
    const answer = await manager.put('/organization', { ...needed, bank_details });
    expect(answer.body.bank_details).toEqual({ iban: 'GB82WEST12345698765432' });
  });
});

describe('the numbering of documents', () => {
  const monthly = { format: 'R{YY}{MM}-{SEQ:4}', reset: 'monthly' };
  const credits = { format: 'GUT-{SEQ}', reset: 'never' };

  it('starts with one gapless series per year and kind', async () => {
    const tenant = await service.newTenant('numbers');
    const { body } = await tenant.api.get('/organization');
    expect(body.numbering).toEqual({
      invoice: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
      credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
      quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
    });
  });

  it('applies from the next invoice on, continues counting, and stays if it is not given', async () => {
    const tenant = await service.newTenant('numbers');
    const session = await tenant.signIn();
    const number = async (): Promise<string> => {
      const answer = await tenant.api.post(`/invoices/${await tenant.invoice()}/finalize`);
      return answer.body.number as string;
    };
    expect(await number()).toBe('INV-2026-00001');
    const changed = await session.put('/organization', { ...needed, numbering: { invoice: monthly } });
    expect(changed.body.numbering).toEqual({
      invoice: { ...monthly, first_number: 1 },
      credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
      quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
    });
    expect(await number()).toBe('R2611-0002');
    await session.put('/organization', { ...needed, numbering: { credit_note: credits } });
    const kept = await session.put('/organization', needed);
    expect(kept.body).toMatchObject({ version: 4, numbering: { invoice: monthly, credit_note: credits } });
    expect((await tenant.api.get('/organization')).body).toEqual(kept.body);
    expect(await number()).toBe('R2611-0003');
  });

  it.each([
    ['no count', { format: 'INV-{YYYY}', reset: 'yearly' }],
    ['two counts', { format: '{SEQ}-{SEQ}-{YYYY}', reset: 'yearly' }],
    ['the same numbers each year', { format: 'INV-{SEQ}', reset: 'yearly' }],
    ['the same numbers each month', { format: 'INV-{YYYY}-{SEQ}', reset: 'monthly' }],
    ['a letter that no number has', { format: 'RÉ-{SEQ}', reset: 'never' }],
  ])('that makes %s is refused, and nothing changes', async (_what, rule) => {
    const before = await manager.get('/organization');
    const answer = await manager.put('/organization', { ...needed, numbering: { credit_note: rule } });
    expect(answer.body.errors).toMatchObject([
      { pointer: '#/numbering/credit_note/format', code: 'wrong_format' },
    ]);
    expect((await manager.get('/organization')).body).toEqual(before.body);
  });

  it('that could give an invoice and a credit note the same number is refused, and nothing is changed', async () => {
    const before = await manager.get('/organization');
    const rule = { format: 'N-{SEQ:4}', reset: 'never' };
    const both = { invoice: rule, credit_note: { ...rule, format: 'N-{SEQ:5}' } };
    const answer = await manager.put('/organization', { ...needed, numbering: both });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '#/numbering/invoice/format', code: 'not_distinct' })],
    ]);
    const one = { credit_note: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly' } };
    const later = await manager.put('/organization', { ...needed, numbering: one });
    expect(later.body.errors).toMatchObject([{ pointer: '#/numbering/credit_note/format' }]);
    expect((await manager.get('/organization')).body).toEqual(before.body);
  });
});
