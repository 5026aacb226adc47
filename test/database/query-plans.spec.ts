import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { toTypeId } from '../../src/kernel/ids/type-id.js';
import { agingBounds } from '../../src/kernel/accounts/aging.js';
import { RECEIVABLES, REVENUE } from '../../src/modules/books/reports/reports.sql.js';
import { scopes } from '../../src/modules/resources.js';
import { InstallationSecret } from '../../src/platform/contract/installation-secret.js';
import type { Principal } from '../../src/platform/contract/principal.js';
import type { ListDefinition } from '../../src/platform/contract/lists/list-definition.js';
import type { ListRequest } from '../../src/platform/contract/lists/list-request.js';
import { sortNames } from '../../src/platform/contract/lists/list-parameters.js';
import {
  countStatement,
  pageStatement,
  type Statement,
} from '../../src/platform/books/lists/list-statement.js';
import { ListPaging } from '../../src/platform/books/lists/list-paging.js';
import { planFaults } from '../support/query-plan.js';
import { seedBooks } from '../support/seed-books.js';
import { emptyTables, seedExamples } from '../support/seed-examples.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { seedFurtherRows } from './further-rows.js';
import { candidateFaults } from './bank-candidates.js';
import { everyDefinition } from './every-definition.js';
import { bankSamples, busiestBankAccount } from './bank-samples.js';
import { buyingSamples } from './buying-samples.js';
import { sellingSamples } from './selling-samples.js';

type Query = Readonly<Record<string, string>>;
type Row = Record<string, unknown> & { id: string };

/** An organization with nearly all rows of the tables, and one with few of them. */
const LARGE = randomUUID();
const SMALL = randomUUID();

/** Sorting this many rows takes a millisecond, so a filter that leaves fewer needs no index of its own. */
const SORTED_ROWS_MAX = 1_000;

/** Every filter with values of many rows and of few; one that is not the same in every list, with its list. */
const SAMPLES: Readonly<Record<string, readonly Query[]>> = {
  'payments.status': [{ status: 'recorded' }, { status: 'reversed' }],
  ...sellingSamples,
  ...bankSamples,
  ...buyingSamples,
  'approvals.state': ['pending', 'approved', 'stale'].map((state) => ({ state })),
  operation: [{ operation: 'invoices.create' }, { operation: 'none' }],
  asked_by: [{ asked_by: toTypeId('key', randomUUID()) }],
  'invoices.status': 'draft open paid void uncollectible overdue draft,void paid,overdue'
    .split(' ')
    .map((status) => ({ status })),
  'messages.status': ['queued', 'sent', 'failed', 'unconfirmed'].map((status) => ({ status })),
  kind: [{ kind: 'invoice' }, { kind: 'credit_note' }, { kind: 'reminder_1' }],
  credit_note_id: [{ credit_note_id: toTypeId('crn', randomUUID()) }],
  quote_id: [{ quote_id: toTypeId('quo', randomUUID()) }],
  recurring_invoice_id: [{ recurring_invoice_id: toTypeId('rec', randomUUID()) }],
  'webhook_deliveries.status': ['pending', 'delivered', 'failed', 'cancelled'].map((status) => ({ status })),
  endpoint_id: [{ endpoint_id: toTypeId('whe', randomUUID()) }, { endpoint_id: 'the busiest' }],
  event_type: [{ event_type: 'invoice.created' }, { event_type: 'payment.created' }, { event_type: 'none' }],
  object_id: [{ object_id: toTypeId('inv', randomUUID()) }],
  customer_id: [{ customer_id: 'the busiest' }, { customer_id: 'one of many' }],
  invoice_id: [{ invoice_id: 'the first that is paid' }],
  unapplied: [{ unapplied: 'true' }, { unapplied: 'false' }],
  received_on: ranges('received_on', ['2021-12-24', '2026-01-01', '2026-11-01'], '2026-11-18'),
  number: [{ number: 'INV-00001000' }, { number: 'INV-0' }],
  payment_reference: [{ payment_reference: 'RF18539007547034' }, { payment_reference: 'none' }],
  currency: ['EUR', 'USD', 'JPY', 'KWD'].map((currency) => ({ currency })),
  issue_date: ranges('issue_date', ['2021-11-22', '2026-01-01', '2026-11-15'], '2026-11-18'),
  due_date: ranges('due_date', ['2021-12-24', '2026-01-01', '2026-12-15'], '2026-12-18'),
  valid_until: ranges('valid_until', ['2021-12-24', '2022-03-01', '2022-06-20'], '2022-07-01'),
  total: ranges('total', ['1.5', '2500', '4995'], '4999.99').map((query) => ({ currency: 'EUR', ...query })),
  amount: ranges('amount', ['1.5', '2500', '4995'], '4999.99').map((query) => ({
    currency: 'EUR',
    ...query,
  })),
  payment_status: ['unpaid', 'partially_paid', 'paid'].map((payment_status) => ({ payment_status })),
  withholding: ['certified', 'uncertified'].map((withholding) => ({ withholding })),
  reference: [{ reference: 'INV c9f0f895fb98ab9159f51fd0297e236d Project 3' }, { reference: 'none' }],
  created_at: ranges(
    'created_at',
    ['2021-11-22T00:00:00Z', '2026-01-01T00:00:00Z', '2026-11-15T00:00:00Z'],
    '2026-11-18T00:00:00Z',
  ),
  updated_since: ['2021-11-22', '2026-01-01', '2027-01-10'].map((day) => ({
    updated_since: `${day}T00:00:00Z`,
  })),
  metadata: [
    { 'metadata[order]': '20' },
    { 'metadata[shop]': 's1' },
    { 'metadata[crm]': '40' },
    { 'metadata[segment]': 's1' },
    { 'metadata[shelf]': '7' },
    { 'metadata[bank]': 'b1' },
    { 'metadata[ticket]': '18' },
    { 'metadata[shelf]': '7', 'metadata[none]': '' },
  ],
  external_id: [{ external_id: 'CRM-10' }, { external_id: 'none' }],
  email: [{ email: 'accounts@c4ca42.example' }, { email: 'none@example.com' }],
  sku: [{ sku: 'SKU-c4ca4238a0b923820dcc509a6f75849b' }, { sku: 'none' }],
  active: [{ active: 'true' }, { active: 'false' }],
  include_archived: [{ include_archived: 'true' }, { include_archived: 'false' }],
  q: [
    'gmbh',
    'acme',
    'acme gmbh',
    'lodz c4ca42',
    'accounts example',
    'inv-0',
    'INV-0000100',
    'CN-0000100',
    'project 3',
    'caf',
  ]
    .concat(['c4ca42', 'SKU', 'nothing at all', '!', '00077', '2500', '1,234.50', 'mueller', 'zürich'])
    .map((q) => ({ q })),
};

function ranges(name: string, from: readonly string[], to: string): Query[] {
  const lower = from.map((bound) => ({ [`${name}[gte]`]: bound }));
  return [...lower, { [`${name}[lt]`]: to }, { [`${name}[gt]`]: from.at(-1) ?? '', [`${name}[lte]`]: to }];
}

const paging = new ListPaging(new InstallationSecret(new Uint8Array(32)));
let database: TestDatabase;
let client: pg.PoolClient;
let definitions: readonly ListDefinition[];
let customers: readonly string[];
let paidInvoice: string;
let busiestEndpoint: string;
let busiestAccount: string;

beforeAll(async () => {
  definitions = await everyDefinition();
  database = await createTestDatabase();
  const { admin } = database;
  await seedBooks(admin, LARGE, { customers: 30_000, products: 5_000, invoices: 200_000 });
  await seedBooks(admin, SMALL, { customers: 1_000, products: 500, invoices: 10_000 });
  await seedExamples(admin, LARGE, 5_000);
  await seedExamples(admin, SMALL, 500);
  await seedFurtherRows(admin, LARGE, 5_000);
  await seedFurtherRows(admin, SMALL, 500);
  await admin.query('VACUUM ANALYZE');
  customers = await busiestAndOneOfMany(admin);
  paidInvoice = await onePaid(admin);
  busiestEndpoint = await oneWithDeliveries(admin);
  busiestAccount = await busiestBankAccount(admin, LARGE);
  client = await admin.connect();
}, 600_000);
afterAll(async () => {
  client.release();
  await database.drop();
});

describe('the lists', () => {
  it('have rows for realistic plans', async () => {
    // Tables named here refer to others: fill them in test/support/seed-books.ts.
    expect(
      await emptyTables(
        database.admin,
        definitions.map(({ table }) => table),
      ),
    ).toEqual([]);
  });

  it('have samples for every filter', () => {
    expect(definitions.length).toBeGreaterThanOrEqual(4);
    const without = definitions.flatMap((list) => {
      return offeredBy(list).filter((name) => samplesOf(list, name) === undefined);
    });
    // Add what is named here to SAMPLES above.
    expect([...new Set(without)]).toEqual([]);
  });

  it('read every page of every filter in every order from an index', async () => {
    const faults: string[] = [];
    let plans = 0;
    for (const list of definitions) {
      for (const asked of queriesOf(list)) {
        for (const sort of sortNames(list)) {
          for (const query of await firstAndLaterPage(list, { ...asked, sort })) {
            plans += 1;
            const found = await faultsOf(LARGE, pageStatement(requestOf(list, query, LARGE), whereIn(LARGE)));
            if (found !== '') faults.push(`${list.name} ${JSON.stringify(query)}: ${found}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(plans).toBeGreaterThan(1_000);
  });

  it('count the rows of a filter without reading those of other organizations', async () => {
    const faults: string[] = [];
    for (const list of definitions) {
      for (const query of queriesOf(list)) {
        const counting = countStatement(requestOf(list, query, SMALL), whereIn(SMALL));
        const { sequentialScans } = await planFaults(client, SMALL, counting);
        if (sequentialScans.length > 0) faults.push(`${list.name} ${JSON.stringify(query)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the reports', () => {
  const today = '2026-11-21';
  it.each([
    ['receivables', RECEIVABLES, [today, agingBounds]],
    ['the revenue of a month', REVENUE, ['2026-11-01', '2026-11-30']],
    ['the revenue of three years', REVENUE, ['2023-12-01', '2026-11-30']],
  ])('read %s from indexes only, without sorting', async (_name, text, values) => {
    for (const organization of [LARGE, SMALL]) {
      const statement = { text, values: [organization, ...values] };
      const { sequentialScans, sortedRows, rowsFetched } = await planFaults(client, organization, statement);
      expect([sequentialScans, rowsFetched]).toEqual([[], 0]);
      expect(sortedRows).toBeLessThan(SORTED_ROWS_MAX);
    }
  });
});

describe('the candidates of a bank line', () => {
  it('are found by indexes', async () => {
    expect(await candidateFaults(database.admin, [LARGE, SMALL], faultsOf)).toEqual([]);
  });
});

describe('the plan checks', () => {
  it.each([
    ['sorts', 'SELECT * FROM invoices WHERE organization_id = $1 ORDER BY customer_name LIMIT 21'],
    ['reads all of invoices', 'SELECT * FROM invoices WHERE organization_id = $1 AND tax_rate = 7'],
  ])('find a statement that %s', async (what, text) => {
    expect(await faultsOf(LARGE, { text, values: [LARGE] })).toContain(what);
  });
});

async function busiestAndOneOfMany(admin: pg.Pool): Promise<string[]> {
  const { rows } = await admin.query<{ customer_id: string }>(
    `SELECT customer_id FROM invoices WHERE organization_id = $1 GROUP BY 1 ORDER BY count(*) DESC`,
    [LARGE],
  );
  return [rows[0], rows.at(-1)].map((row) => toTypeId('cus', row?.customer_id ?? ''));
}

async function oneWithDeliveries(admin: pg.Pool): Promise<string> {
  const { rows } = await admin.query<{ endpoint_id: string }>(
    'SELECT endpoint_id FROM webhook_deliveries WHERE organization_id = $1 ORDER BY sequence LIMIT 1',
    [LARGE],
  );
  return toTypeId('whe', rows[0]?.endpoint_id ?? '');
}

async function onePaid(admin: pg.Pool): Promise<string> {
  const { rows } = await admin.query<{ invoice_id: string }>(
    'SELECT invoice_id FROM payment_allocations WHERE organization_id = $1 ORDER BY payment_id LIMIT 1',
    [LARGE],
  );
  return toTypeId('inv', rows[0]?.invoice_id ?? '');
}

function offeredBy({ filters, search }: ListDefinition): string[] {
  return [...filters.map(({ parameter }) => parameter.name), ...(search === undefined ? [] : ['q'])];
}

function samplesOf({ name: list }: ListDefinition, filter: string): readonly Query[] | undefined {
  return SAMPLES[`${list}.${filter}`] ?? SAMPLES[filter];
}

/** Nothing, and each sample of each filter that the list offers. */
function queriesOf(list: ListDefinition): Query[] {
  const single = offeredBy(list).flatMap((name) => samplesOf(list, name) ?? []);
  return [{}, ...single].map((query) => {
    if (query['invoice_id'] !== undefined) return { invoice_id: paidInvoice };
    if (query['bank_account_id'] === 'the busiest') return { bank_account_id: busiestAccount };
    if (query['endpoint_id'] === 'the busiest') return { endpoint_id: busiestEndpoint };
    if (query['customer_id'] === undefined) return query;
    return { customer_id: customers[query['customer_id'] === 'the busiest' ? 0 : 1] ?? '' };
  });
}

function requestOf(list: ListDefinition, query: Query, organizationId: string): ListRequest {
  return paging.read(list, query, { organizationId, scopes: new Set(scopes) } as unknown as Principal);
}

function whereIn(organizationId: string): { organizationId: string; today: string } {
  return { organizationId, today: '2026-11-21' };
}

/** Returns the query, and the same query with the cursor after its first row. */
async function firstAndLaterPage(list: ListDefinition, query: Query): Promise<Query[]> {
  const request = requestOf(list, { ...query, limit: '1' }, LARGE);
  const { text, values } = pageStatement(request, whereIn(LARGE));
  const { rows } = await client.query<Row>(text, values as unknown[]);
  const { next_cursor } = paging.page(request as ListRequest<Row>, { found: rows });
  return next_cursor === null ? [query] : [query, { ...query, cursor: next_cursor }];
}

async function faultsOf(organizationId: string, statement: Statement): Promise<string> {
  const { sequentialScans, sortedRows } = await planFaults(client, organizationId, statement);
  const scans = sequentialScans.map((table) => `reads all of ${table}`);
  return [...scans, ...(sortedRows > SORTED_ROWS_MAX ? [`sorts ${sortedRows} rows`] : [])].join(', ');
}
