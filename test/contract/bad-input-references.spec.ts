import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { someOf } from '../support/sample.js';
import type { Json } from './support/fields.js';
import { operations, writingOperations, type WritingOperation } from './support/operations.js';
import { summaryOf, Workbench } from './support/workbench.js';
import { identifiersOfNothing } from './support/wrong-values.js';

const REFUSED = '422 validation_failed';
const LARGEST = 999_999_999.999999;
/** Each operation is tried with one in so many of the identifiers that are not there, the next one with others. */
const IDS_PART = 4;
const UNKNOWN_CUSTOMER = 'cus_01h455vb4pex5vsknk084sn02q';
const UNKNOWN_PRODUCT = 'prd_01h455vb4pex5vsknk084sn02q';

let bench: Workbench;
let books: Record<string, string>;
let archivedCustomer: string;
let archivedProduct: string;

beforeAll(async () => {
  bench = await Workbench.start();
  await bench.settle();
  const { owner, database } = bench.service;
  archivedCustomer = await owner.customer({ external_id: 'taken' });
  archivedProduct = await owner.product({ sku: 'taken' });
  for (const [table, id] of [
    ['customers', fromTypeId('cus', archivedCustomer)],
    ['products', fromTypeId('prd', archivedProduct)],
  ]) {
    await database.admin.query(`UPDATE ${table ?? ''} SET archived_at = now() WHERE id = $1`, [id]);
  }
  books = await bench.books();
});
afterEach(async () => {
  expect(await bench.books()).toEqual(books);
});
afterAll(() => bench.stop());

const invoiceWriters = writingOperations
  .filter(({ id }) => /^invoices\.(create|update)$/.test(id))
  .map((operation) => [operation.id, operation] as const);

/** A line with an existing product, unless the fields name another. */
function line(fields: object = {}): Json {
  return { product_id: bench.ids['prd'] ?? '', quantity: 1, price: 100, ...fields };
}

async function write(operation: WritingOperation, fields: object): Promise<string[]> {
  const body = { customer_id: bench.ids['cus'], items: [line()], tax_rate: 19, ...fields };
  return summaryOf(await bench.send(operation, body));
}

describe.each(invoiceWriters)('%s refuses the whole request', (_id, operation) => {
  it('for an unknown product in item 3 of 5', async () => {
    const items = [line(), line(), line({ product_id: UNKNOWN_PRODUCT }), line(), line()];
    expect(await write(operation, { items })).toEqual([REFUSED, '#/items/2/product_id unknown_reference']);
  });

  it('for an archived product in item 3 of 5', async () => {
    const items = [line(), line(), line({ product_id: archivedProduct }), line(), line()];
    expect(await write(operation, { items })).toEqual([REFUSED, '#/items/2/product_id archived']);
  });

  it('for an unknown or archived customer', async () => {
    expect(await write(operation, { customer_id: UNKNOWN_CUSTOMER })).toEqual([
      REFUSED,
      '#/customer_id unknown_reference',
    ]);
    expect(await write(operation, { customer_id: archivedCustomer })).toEqual([
      REFUSED,
      '#/customer_id archived',
    ]);
  });

  it('for every unknown reference, and reports all of them', async () => {
    const items = [line({ product_id: UNKNOWN_PRODUCT }), line(), line({ product_id: archivedProduct })];
    expect(await write(operation, { customer_id: UNKNOWN_CUSTOMER, items })).toEqual([
      REFUSED,
      '#/customer_id unknown_reference',
      '#/items/0/product_id unknown_reference',
      '#/items/2/product_id archived',
    ]);
  });

  it('for the last of 500 items', async () => {
    const items = [...Array<Json>(499).fill(line()), line({ product_id: UNKNOWN_PRODUCT })];
    expect(await write(operation, { items })).toEqual([REFUSED, '#/items/499/product_id unknown_reference']);
  });

  it('for 501 items, and for none', async () => {
    expect(await write(operation, { items: Array<Json>(501).fill(line()) })).toEqual([
      REFUSED,
      '#/items too_many',
    ]);
    expect(await write(operation, { items: [] })).toEqual([REFUSED, '#/items too_few']);
  });

  it('for a line whose amount has too many digits', async () => {
    const items = [
      line(),
      line({ quantity: LARGEST, price: LARGEST }),
      line({ quantity: -LARGEST, price: LARGEST }),
    ];
    expect(await write(operation, { items })).toEqual([
      REFUSED,
      '#/items/1 amount_too_large',
      '#/items/2 amount_too_large',
    ]);
  });

  it('for a sum of lines with too many digits', async () => {
    const items = Array<Json>(2).fill(line({ quantity: 9_999, price: 999_999_999 }));
    expect(await write(operation, { items })).toEqual([REFUSED, '#/items amount_too_large']);
  });

  it('for a tax that makes the total too large', async () => {
    const items = [line({ quantity: 9_999, price: 999_999_999 })];
    expect(await write(operation, { items, tax_rate: 100 })).toEqual([REFUSED, '#/items amount_too_large']);
  });

  it('for a total below zero', async () => {
    const items = [line(), line({ quantity: -2 })];
    expect(await write(operation, { items })).toEqual([REFUSED, '#/items negative_total']);
  });

  it('for an amount that does not fit into a currency with three decimals', async () => {
    const items = [line({ quantity: 1_000, price: 999_999_999 })];
    expect(await write(operation, { items, currency: 'KWD', tax_rate: 100 })).toEqual([
      REFUSED,
      '#/items amount_too_large',
    ]);
  });

  it('for a due date before the issue date', async () => {
    const dates = { issue_date: '2026-03-01', due_date: '2026-02-28' };
    expect(await write(operation, dates)).toEqual([REFUSED, '#/due_date before_issue_date']);
  });

  it.each([
    ['9999-12-31', { net_days: 1 }],
    ['9999-12-01', { net_days: 0, day_of_following_month: 31 }],
    ['9999-06-01', { net_days: 365, end_of_month: true }],
  ])('for terms with a due date after the year 9999: %s with %j', async (issue_date, payment_terms) => {
    expect(await write(operation, { issue_date, payment_terms })).toEqual([
      REFUSED,
      expect.stringMatching(/^#\/(issue_date|payment_terms) \w+$/),
    ]);
  });
});

describe('a value that must be unique but exists already', () => {
  it.each([
    ['customers.create', { name: 'x', external_id: 'taken' }, '#/external_id already_exists'],
    ['customers.update', { name: 'x', external_id: 'taken' }, '#/external_id already_exists'],
    ['products.create', { name: 'x', sku: 'taken' }, '#/sku already_exists'],
    ['products.update', { name: 'x', sku: 'taken' }, '#/sku already_exists'],
  ])('is refused by %s', async (id, body, fault) => {
    const operation = writingOperations.find((candidate) => candidate.id === id)!;
    expect(summaryOf(await bench.send(operation, body))).toEqual(['409 already_exists', fault]);
  });
});

describe('an identifier in a path', () => {
  const onOne = operations.flatMap(({ unknownId, ...operation }) => {
    return unknownId === undefined ? [] : [[operation.id, unknownId, { ...operation, unknownId }] as const];
  });
  const inTurn = onOne.map((row, turn) => [...row, turn] as const);

  it.each(inTurn)(
    'that does not exist gives the same 404 in %s as %s',
    async (...[, unknownId, operation, turn]) => {
      const ofNothing = identifiersOfNothing(unknownId).filter((id) => id !== '');
      const ofOthers = Object.values(bench.ids).filter((id) => !id.startsWith(unknownId.slice(0, 3)));
      const odd = ['\0', '*', 'null', 'undefined', '__proto__', '\u{1f9fe}'];
      const answers = new Set<string>();
      for (const id of [unknownId, ...someOf([...ofNothing, ...ofOthers, ...odd], IDS_PART, turn)]) {
        const address = operation.path.replace('{id}', encodeURIComponent(id));
        const answer = await bench.send(operation, bench.bodyFor(operation), address);
        answers.add(`${summaryOf(answer).join()} ${answer.body.detail as string}`);
      }
      expect([...answers]).toEqual([
        expect.stringMatching(/^404 not_found There is no [\w ]+ with this identifier\.$/),
      ]);
    },
  );
});

describe('an address range that cannot exist', () => {
  it.each([
    '1.2.3',
    '1.2.3.4/33',
    '1.2.3.4/-1',
    '1.2.3.4/',
    '256.1.1.1',
    '::1/129',
    '::1%eth0/64',
    'localhost',
    '*',
  ])('is refused for an API key: %s', async (address) => {
    const create = writingOperations.find(({ id }) => id === 'api_keys.create')!;
    const answer = await bench.send(create, { name: 'x', allowed_ips: ['192.0.2.1', address] });
    expect(summaryOf(answer)).toEqual([REFUSED, '#/allowed_ips not_allowed']);
  });
});

describe('a sign-in to another organization', () => {
  it('gives the same answer as a wrong password, and leaves only its note in the audit log', async () => {
    const login = writingOperations.find(({ id }) => id === 'auth.login')!;
    const body = { ...bench.exampleBody(login), organization_id: 'org_01h455vb4pex5vsknk084sn02q' };
    expect(summaryOf(await bench.send(login, body))).toEqual(['401 invalid_credentials']);
    const now = await bench.books();
    const changed = Object.keys(now).filter((table) => now[table] !== books[table]);
    // The key that seals addresses in the queue is made with the first of them.
    expect(changed).toEqual(['events', 'refused_sign_ins', 'user_data_key']);
    books = now;
  });
});
