import type { ApiClient } from '../support/api-client.js';
import { countStatements } from '../support/statement-count.js';
import type { Tenant } from '../support/tenant.js';
import { TestService } from '../support/test-service.js';

let service: TestService;
let tenant: Tenant;
let api: ApiClient;
let customer: string;
let product: string;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await service.newTenant('batch');
  ({ api } = tenant);
  [customer, product] = [await tenant.customer(), await tenant.product()];
});
afterAll(() => service.stop());

function invoice(fields: object = {}): object {
  return { customer_id: customer, items: [item()], tax_rate: 19, ...fields };
}

function item(fields: object = {}): object {
  return { product_id: product, quantity: 2, price: 9.99, ...fields };
}

const UNKNOWN = 'prd_01h455vb4pex5vsknk084sn02q';

type Made = Readonly<Record<string, unknown>>;

interface Outcome {
  readonly index: number;
  readonly invoice: Made | null;
  readonly problem: { readonly code: string; readonly errors?: { pointer: string; code: string }[] } | null;
}

/** Creates a batch of which each entry counts by itself. */
async function createEach(entries: readonly unknown[]): Promise<Outcome[]> {
  const answer = await api.post('/invoices/batch', { invoices: entries, atomic: false });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body.results as Outcome[];
}

/** What became of each: its number, its status, or the places that are refused. */
function summary(results: readonly Outcome[]): unknown[] {
  return results.map(({ invoice: made, problem }) => {
    if (made !== null) return made['number'] ?? made['status'];
    return problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`) ?? problem?.code;
  });
}

async function numberOfInvoices(): Promise<number> {
  return ((await api.get('/invoices')).body.data as unknown[]).length;
}

/** An invoice without what is its own: identifiers, number and payment reference. */
function withoutOwn({
  id: _id,
  number: _number,
  payment_reference: _reference,
  items,
  ...rest
}: Made): object {
  return { ...rest, items: (items as Made[]).map(({ id: _itemId, ...line }) => line) };
}

/** The types of all events about invoices, in their order. */
async function invoiceEvents(): Promise<string[]> {
  await service.eventsNumbered();
  const { body } = await api.get('/events?limit=100');
  const types = (body.data as { type: string }[]).map(({ type }) => type);
  return types.filter((type) => type.startsWith('invoice.'));
}

describe('a batch of invoices', () => {
  it('gives each the same as creating it alone', async () => {
    const entries = [
      invoice({ reference: 'PO 4711', metadata: { project: 'Apollo' }, discounts: [{ percent: 10 }] }),
      invoice({ items: [item(), item({ tax_rate: 7, unit: { label: 'h', code: 'HUR' } })], note: 'Ask.' }),
      invoice({ finalize: true }),
    ];
    const answer = await api.post('/invoices/batch', { invoices: entries });
    expect([answer.status, answer.body.created, answer.body.refused]).toEqual([200, 3, 0]);
    const { results } = answer.body as { results: Outcome[] };
    expect(results.map(({ index, problem }) => [index, problem])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ]);
    for (const [at, entry] of entries.entries()) {
      const alone = await api.post('/invoices', entry);
      const stored = await api.get(`/invoices/${results[at]?.invoice?.['id'] as string}`);
      expect(stored.body).toEqual(results[at]?.invoice);
      expect(withoutOwn(stored.body)).toEqual(withoutOwn(alone.body));
    }
  });

  it('is found by what its invoices are searched by', async () => {
    await createEach([invoice({ reference: 'PO 4711' }), invoice({ reference: 'Elsewhere' })]);
    const { body } = await api.get('/invoices?q=4711');
    expect((body.data as { reference: string }[]).map(({ reference }) => reference)).toEqual(['PO 4711']);
  });

  it('gives numbers in the order of the list, without a gap where one is refused', async () => {
    const results = await createEach([
      invoice({ finalize: true }),
      invoice({ finalize: true, issue_date: '2999-01-01' }),
      invoice(),
      invoice({ finalize: true, items: [item({ product_id: UNKNOWN })] }),
      invoice({ finalize: true }),
    ]);
    expect(summary(results)).toEqual([
      'INV-2026-00001',
      ['#/invoices/1/issue_date in_the_future'],
      'draft',
      ['#/invoices/3/items/0/product_id unknown_reference'],
      'INV-2026-00002',
    ]);
    const { body } = await api.get('/number-series');
    const [series] = body.data as { id: string }[];
    const audit = await api.get(`/number-series/${series?.id ?? ''}/audit`);
    expect([audit.body.documents, audit.body.intact]).toEqual([2, true]);
  });

  it('gives each invoice a payment reference of its own', async () => {
    const results = await createEach(Array.from({ length: 12 }, () => invoice({ finalize: true })));
    const references = results.map(({ invoice: made }) => made?.['payment_reference']);
    expect(new Set(references).size).toBe(12);
  });

  it('announces each invoice, those that are finalized twice, in their order', async () => {
    await createEach([invoice(), invoice({ customer_id: UNKNOWN }), invoice({ finalize: true })]);
    expect(await invoiceEvents()).toEqual(['invoice.created', 'invoice.created', 'invoice.finalized']);
  });
});

describe('a batch of all or nothing', () => {
  it('names every fault of every invoice, and stores nothing', async () => {
    const entries = [
      invoice({ finalize: true }),
      invoice({ customer_id: 'cus_01h455vb4pex5vsknk084sn02q' }),
      invoice({ items: [item(), item({ product_id: UNKNOWN })], due_date: '2000-01-01' }),
    ];
    const answer = await api.post('/invoices/batch', { invoices: entries });
    const faults = answer.body.errors as { pointer: string }[];
    expect([answer.status, faults.map(({ pointer }) => pointer)]).toEqual([
      422,
      ['#/invoices/1/customer_id', '#/invoices/2/items/1/product_id', '#/invoices/2/due_date'],
    ]);
    expect([await numberOfInvoices(), await invoiceEvents()]).toEqual([0, []]);
    expect(summary(await createEach([invoice({ finalize: true })]))).toEqual(['INV-2026-00001']);
  });

  it('is refused for one that cannot be issued, and uses no number', async () => {
    const entries = [invoice({ finalize: true }), invoice({ finalize: true, issue_date: '2999-01-01' })];
    const answer = await api.post('/invoices/batch', { invoices: entries, atomic: true });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '#/invoices/1/issue_date']);
    expect(await numberOfInvoices()).toBe(0);
    expect(summary(await createEach([invoice({ finalize: true })]))).toEqual(['INV-2026-00001']);
  });

  it('is refused for one that is not valid in a format, and names it', async () => {
    const entries = [invoice(), invoice({ finalize: true, require: ['xrechnung_ubl'] })];
    const answer = await api.post('/invoices/batch', { invoices: entries });
    expect([answer.status, answer.body.code]).toEqual([422, 'document_not_valid']);
    expect(answer.body.detail).toContain('The invoice at index 1 is refused');
    expect(await numberOfInvoices()).toBe(0);
  });
});

describe('a batch of which each counts by itself', () => {
  it('stores those that have no fault, and shows the problem of each other one', async () => {
    const results = await createEach([
      invoice(),
      invoice({ tax_rate: 'nineteen', surprise: true }),
      {},
      invoice({ finalize: true, require: ['xrechnung_ubl'] }),
      invoice({ items: [] }),
      invoice(),
    ]);
    expect(summary(results)).toEqual([
      'draft',
      ['#/invoices/1/surprise unknown_field', '#/invoices/1/tax_rate wrong_type'],
      ['#/invoices/2/customer_id required', '#/invoices/2/items required', '#/invoices/2/tax_rate required'],
      expect.arrayContaining([expect.stringMatching(/^#\//)]),
      ['#/invoices/4/items too_few'],
      'draft',
    ]);
    expect(await numberOfInvoices()).toBe(2);
  });

  it('is refused as a whole when no entry has the form of an invoice, or something else is wrong', async () => {
    for (const body of [
      { invoices: [{}], atomic: false },
      { invoices: [invoice(), {}], atomic: false, surprise: 1 },
      { invoices: [invoice(), 7], atomic: false },
      { invoices: [], atomic: false },
      { invoices: Array.from({ length: 101 }, () => invoice()), atomic: false },
    ]) {
      const answer = await api.post('/invoices/batch', body);
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    }
    expect(await numberOfInvoices()).toBe(0);
  });

  it('takes another organization’s customer as one that does not exist', async () => {
    const other = await service.newTenant('other');
    const results = await createEach([invoice({ customer_id: await other.customer() }), invoice()]);
    expect(summary(results)).toEqual([['#/invoices/0/customer_id unknown_reference'], 'draft']);
  });
});

describe('a batch that is sent again under its key', () => {
  it('gets the same answer, refusals too, and stores nothing twice', async () => {
    const body = { invoices: [invoice({ finalize: true }), {}], atomic: false };
    const key = { headers: { 'idempotency-key': 'batch-1' } };
    const first = await api.post('/invoices/batch', body, key);
    const again = await api.post('/invoices/batch', body, key);
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([first.body, 'true']);
    expect(await numberOfInvoices()).toBe(1);
    const other = await api.post('/invoices/batch', { ...body, invoices: [invoice()] }, key);
    expect(other.body.code).toBe('idempotency_key_reused');
  });
});

describe('what a batch asks of the database', () => {
  /** Lines are written in rows of VALUES, at most 64 in a statement. */
  it('is hardly more statements for a hundred invoices than for two', async () => {
    const statementsFor = async (count: number): Promise<number> => {
      const entries = Array.from({ length: count }, () => invoice({ finalize: true, reference: 'PO 1' }));
      const counter = countStatements();
      const answer = await api.post('/invoices/batch', { invoices: entries });
      const statements = counter.stop();
      expect(answer.body.created).toBe(count);
      return statements;
    };
    await statementsFor(1);
    expect((await statementsFor(100)) - (await statementsFor(2))).toBeLessThanOrEqual(3);
  });
});
