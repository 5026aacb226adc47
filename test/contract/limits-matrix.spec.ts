import { randomUUID } from 'node:crypto';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import {
  effectsOfOperations,
  limitableOperations,
} from '../../src/modules/people/auth/domain/limits/effects-of-operations.js';
import { neverHeld } from '../../src/platform/contract/held-operations.js';
import { limitedKey, type LimitedKey } from '../support/limited-key.js';
import { isOffered, orderFor } from './support/dry-run-order.js';
import { furtherOrders, NOT_TRIED, type Order } from './support/limited-orders.js';
import { operations, takesBody } from './support/operations.js';
import { Workbench } from './support/workbench.js';

/**
 * Every limit with every operation that it concerns, at its edges. The operations are those of the published document,
 * with their examples: a new one is in the matrix by itself. All but the last block are dry runs, which use nothing up.
 */

let bench: Workbench;
let key: LimitedKey;

const MOST = 1_000_000_000;
/** Their examples cannot be done, so that what is done with things of their own takes their place. */
const OWN_ALONE = [
  'invoices.void',
  'invoices.mark_uncollectible',
  'recurring_invoices.pause',
  'recurring_invoices.run_now',
  'recurring_invoices.skip',
  'bill_payments.create',
  'payment_runs.create',
];
/** What the key has used of its day already. */
const USED = { amount: 1000, count: 5 };
const FREE = { per_day: { amount: MOST, currency: 'EUR', count: 1_000_000 } };
const limitable = operations.filter(({ id }) => limitableOperations.includes(id));
const tried = limitable.filter((operation) => isOffered(operation) && !(operation.id in NOT_TRIED));

/** What is tried of each operation: its example, and other ways to call it. */
let orders: Order[];
const counts = ({ operation }: Order): boolean => Array.isArray(effectsOfOperations[operation]);

interface DryRun {
  readonly would_succeed: boolean;
  readonly needs_approval: boolean;
  readonly problem: { readonly code: string; readonly limit?: Exceeded } | null;
  readonly answer: object | null;
  readonly provisional: readonly string[];
  readonly events: readonly { readonly type: string; readonly data: object }[];
  readonly messages: readonly object[];
}

interface Exceeded {
  readonly name: string;
  readonly asked: number;
  readonly left_today: number;
}

beforeAll(async () => {
  bench = await Workbench.start();
  await bench.restock();
  key = await limitedKey(bench.service.owner, FREE);
  const further = await furtherOrders(bench);
  const own = new Set(further.map(({ operation }) => operation));
  const examples = tried.map((operation) => orderFor(bench, operation).order as Order);
  orders = [
    ...examples.filter(({ operation }) => !OWN_ALONE.includes(operation) || !own.has(operation)),
    ...further,
  ];
  await seedUse(key);
});
afterAll(() => bench.stop());

/** As if it had done something else today. */
async function seedUse({ id }: LimitedKey): Promise<void> {
  const { admin } = bench.service.database;
  await admin.query(
    `INSERT INTO api_key_day_uses (organization_id, api_key_id, day, kind, object_id, amount, currency, times)
     SELECT k.organization_id, k.id, ($2::timestamptz AT TIME ZONE o.time_zone)::date, 'invoice', $3, $4, 'EUR', $5
       FROM api_keys k JOIN organizations o ON o.id = k.organization_id WHERE k.id = $1`,
    [fromTypeId('key', id), bench.service.clock.now(), randomUUID(), USED.amount * 100, USED.count],
  );
}

/** Writes limits to the database, which reads them anew in each transaction: quicker than a request for each. */
async function limit(limits: object): Promise<void> {
  const statement = 'UPDATE api_keys SET limits = $2 WHERE id = $1';
  await bench.service.database.admin.query(statement, [fromTypeId('key', key.id), JSON.stringify(limits)]);
}

async function tryWith({ api }: Pick<LimitedKey, 'api'>, order: Order): Promise<DryRun> {
  const { status, body } = await api.post('/dry-runs', order);
  if (status !== 200) throw new Error(`${order.operation}: ${JSON.stringify(body)}`);
  return body as DryRun;
}

/** The limit that refuses it; undefined if none does. */
async function refusalUnder(limits: object, order: Order): Promise<Exceeded | undefined> {
  await limit(limits);
  const { problem, would_succeed } = await tryWith(key, order);
  if (problem?.code === 'limit_exceeded') return problem.limit;
  expect([order, problem, would_succeed]).toEqual([order, null, true]);
  return undefined;
}

const cents = (amount: number): number => Math.round(amount * 100);
const day = (amount: number) => ({ per_day: { amount: cents(amount) / 100, currency: 'EUR' } });

/** The largest of the amounts that it counts with: the least limit of one booking under which it is done. */
async function largestOf(order: Order): Promise<number> {
  for (let amount = 0.01; ;) {
    const refusal = await refusalUnder({ max_amount: { amount, currency: 'EUR' } }, order);
    if (refusal === undefined) return amount;
    amount = refusal.asked;
  }
}

describe('a key whose limits nothing reaches', () => {
  it('may do what is tried, so that a refusal below is that of a limit', async () => {
    const refused: unknown[] = [];
    for (const order of orders) {
      const { problem } = await tryWith(key, order);
      if (problem !== null) refused.push([order.operation, problem.code, order.body]);
    }
    expect(refused).toEqual([]);
    expect(orders.length).toBeGreaterThan(120);
    expect(Object.keys(NOT_TRIED).filter((id) => !limitableOperations.includes(id))).toEqual([]);
  });
});

describe('the budget of a day', () => {
  it('has room for exactly what an operation comes to, in amount and in number, and for no cent less', async () => {
    const counted: string[] = [];
    const drafts: string[] = [];
    for (const order of orders) {
      const { operation } = order;
      const all = { ...day(USED.amount).per_day, count: USED.count };
      if ((await refusalUnder({ per_day: all }, order)) === undefined) continue;
      if (!counts(order)) drafts.push(operation);
      const asked = (await refusalUnder(day(USED.amount), order))?.asked ?? 0;
      const times = (await refusalUnder({ per_day: { count: USED.count } }, order))?.asked ?? 0;
      if (times > 0) counted.push(operation);
      if (asked === 0) continue;
      expect([operation, await refusalUnder(day(USED.amount + asked), order)]).toEqual([
        operation,
        undefined,
      ]);
      expect([operation, await refusalUnder(day(USED.amount + asked + 0.01), order)]).toEqual([
        operation,
        undefined,
      ]);
      expect([operation, await refusalUnder(day(USED.amount + asked - 0.01), order)]).toMatchObject([
        operation,
        { name: 'per_day.amount', asked, left_today: cents(asked - 0.01) / 100 },
      ]);
      expect(await refusalUnder({ per_day: { count: USED.count + times } }, order)).toBeUndefined();
      if (times === 1) continue;
      const few = await refusalUnder({ per_day: { count: USED.count + times - 1 } }, order);
      expect([operation, few]).toMatchObject([operation, { name: 'per_day.count', left_today: times - 1 }]);
    }
    expect(counted.length).toBeGreaterThan(30);
    // A file of a draft is a change of the draft, which counts with its total.
    expect(drafts).toEqual(['attachments.create']);
  });
});

describe('the most of one booking', () => {
  it('is the largest amount that an operation counts with, in its currency, and asks above it', async () => {
    const reached: string[] = [];
    for (const order of orders.filter(counts)) {
      const largest = await largestOf(order);
      if (largest === 0.01) continue;
      const { operation } = order;
      reached.push(operation);
      const under = async (amount: number, currency = 'EUR') =>
        (await refusalUnder({ max_amount: { amount, currency } }, order))?.name;
      expect([operation, await under(cents(largest - 0.01) / 100)]).toEqual([operation, 'max_amount']);
      expect([operation, await under(cents(largest + 0.01) / 100)]).toEqual([operation, undefined]);
      expect([operation, await under(MOST, 'USD')]).toEqual([operation, 'max_amount']);
      const waits = async (amount: number, currency = 'EUR'): Promise<boolean> => {
        const above = { amount: cents(amount) / 100, currency };
        await key.session.put(`/api-keys/${key.id}/limits`, { needs_approval: { above } });
        return (await tryWith(key, order)).needs_approval;
      };
      const asks = [await waits(largest), await waits(largest - 0.01), await waits(MOST, 'USD')];
      expect([operation, ...asks]).toEqual([operation, false, neverHeld[operation] === undefined, true]);
    }
    expect(reached.length).toBeGreaterThan(30);
  });
});

/** What an event or an answer of an issued document, a booking or a message is called. */
const BINDING = new RegExp(
  [
    String.raw`\.(?:finalized|issued|accepted|opened|approved|released|sent|reminded|merged|voided|refunded|reversed)$`,
    String.raw`^(?:payment|credit_note|bill_payment|link)\.created$`,
    String.raw`^message\.queued$`,
  ].join('|'),
);

describe('a key that is narrowed', () => {
  it('to drafts issues, books, numbers and sends nothing, whatever it may call', async () => {
    const drafting = await limitedKey(bench.service.owner, { draft_only: true });
    const found: unknown[] = [];
    let refused = 0;
    for (const order of orders) {
      const { problem, events, messages } = await tryWith(drafting, order);
      if (problem !== null) {
        expect([order.operation, problem.limit?.name]).toEqual([order.operation, 'draft_only']);
        refused += 1;
        continue;
      }
      const binding = events.map(({ type }) => type).filter((type) => BINDING.test(type));
      if (binding.length > 0 || messages.length > 0) found.push([order.operation, binding, messages]);
    }
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(40);
  });

  it('to a customer writes about no other, whatever it may call', async () => {
    const other = await bench.service.owner.customer();
    const narrow = await limitedKey(bench.service.owner, { customer_ids: [other] });
    const found: unknown[] = [];
    let refused = 0;
    for (const order of orders) {
      const { problem, events, answer } = await tryWith(narrow, order);
      if (problem !== null) {
        expect([order.operation, problem.limit?.name]).toEqual([order.operation, 'customer_ids']);
        refused += 1;
        continue;
      }
      // Where nothing happens, such as restoring what is not archived, the answer tells of it as of any other.
      const told = events.length === 0 ? '' : JSON.stringify([events, answer]);
      const named = (told.match(/cus_[0-9a-z]{26}/g) ?? []).filter((id) => id !== other);
      if (named.length > 0) found.push([order.operation, named, events.map(({ type }) => type)]);
    }
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(60);
  });

  it('to a product sells no other, and no line without one', async () => {
    const product = await bench.service.owner.product();
    const narrow = await limitedKey(bench.service.owner, { product_ids: [product] });
    const SELLING = /^(?:invoice|quote|recurring_invoice)\.(?:created|updated|finalized|issued|resumed)$/;
    const found: unknown[] = [];
    let refused = 0;
    for (const order of orders) {
      const { problem, events } = await tryWith(narrow, order);
      if (problem !== null) {
        expect([order.operation, problem.limit?.name]).toEqual([order.operation, 'product_ids']);
        refused += 1;
        continue;
      }
      const written = events.filter(
        ({ type, data }) => SELLING.test(type) && !/"status":"(?:open|paid)"/.test(JSON.stringify(data)),
      );
      const sold = (JSON.stringify(written).match(/prd_[0-9a-z]{26}/g) ?? []).filter((id) => id !== product);
      if (sold.length > 0) found.push([order.operation, sold, written.map(({ type }) => type)]);
    }
    expect(found).toEqual([]);
    expect(refused).toBeGreaterThan(20);
  });

  it('to one operation may call no other, and nothing has happened', async () => {
    const narrow = await limitedKey(bench.service.owner, { operations: ['price_lists.create'] });
    await bench.settle();
    const before = await bench.books();
    for (const operation of limitable.filter(({ id }) => id !== 'price_lists.create')) {
      const body = takesBody(operation) ? bench.exampleBody(operation) : undefined;
      const { status, body: answer } = await narrow.api.call(operation.method, bench.addressOf(operation), {
        body,
      });
      expect([operation.id, status, answer.limit?.name]).toEqual([operation.id, 403, 'operations']);
    }
    expect(await bench.books()).toEqual(before);
  });
});
