import { setTimeout as pause } from 'node:timers/promises';
import { FinalizingService } from '../../src/modules/books/invoices/finalize/finalizing.service.js';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { newPrincipal, type Principal } from '../../src/platform/contract/principal.js';
import { TestService } from '../support/test-service.js';

const INVOICES = 1_000;
/** More than connections. */
const AT_ONCE = 20;
const AGAIN_AFTER_MS = 200;

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

describe('a thousand invoices finalized at once over eight connections', () => {
  it('leave no gap, no duplicate and no earlier date, although a third is rolled back with its number', async () => {
    const { owner, clock } = service;
    const ids = await draftsOf(INVOICES);
    const rolledBack: string[] = [];
    await eachAtOnce(ids, async (id, n) => {
      if (n % 50 === 0) clock.passes('6 hours');
      if (n % 3 !== 0) return finalized(id);
      await finalizeAndRollBack(id);
      rolledBack.push(id);
    });
    const series = await seriesOfInvoices();
    expect(series.documents).toBe(INVOICES - rolledBack.length);
    await eachAtOnce(rolledBack, (id) => finalized(id));

    const audit = await owner.api.get(`/number-series/${series.id}/audit`);
    expect(audit.body).toMatchObject({
      intact: true,
      documents: INVOICES,
      ...{ gaps: [], duplicates: [], backdated: [], broken: [] },
      first: { number: 'INV-2026-00001' },
      last: { number: `INV-2026-0${INVOICES}` },
    });
    const { rows } = await service.database.admin.query<{ same: boolean; deadlocks: string }>(
      `SELECT (SELECT bool_and(i.number = d.number AND i.issue_date = d.issue_date)
                 FROM invoices i LEFT JOIN issued_documents d ON d.document_id = i.id) AS same,
              (SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()) AS deadlocks`,
    );
    expect(rows[0]).toEqual({ same: true, deadlocks: '0' });
  }, 600_000);
});

describe('two users who finalize the same draft at once', () => {
  it('get the same document, and one number is used', async () => {
    const { api } = service.owner;
    const id = await service.owner.invoice();
    const before = await seriesOfInvoices();
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.post(`/invoices/${id}/finalize`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.number as string)).size).toBe(1);
    expect((await seriesOfInvoices()).documents).toBe(before.documents + 1);
  });

  it('are one winner and one conflict if both require the version that they saw', async () => {
    const { api } = service.owner;
    const id = await service.owner.invoice();
    const headers = { 'if-match': '"v1"' };
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => api.call('POST', `/invoices/${id}/finalize`, { headers })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

async function draftsOf(count: number): Promise<string[]> {
  const { owner } = service;
  const [customer_id, product_id] = [await owner.customer(), await owner.product()];
  const items = [{ product_id, quantity: 1, price: 10 }];
  const ids: string[] = [];
  await eachAtOnce(Array.from({ length: count }), async () => {
    ids.push(await owner.invoice({ customer_id, items }));
  });
  return ids;
}

/** Asks again where the service is too busy, as clients do. A busy machine may refuse what waits for a second. */
async function finalized(id: string): Promise<void> {
  for (;;) {
    const { status, body } = await service.owner.api.post(`/invoices/${id}/finalize`);
    if (status !== 503) {
      expect([status, body.status]).toEqual([200, 'open']);
      return;
    }
    expect(body.code).toBe('unavailable');
    await pause(AGAIN_AFTER_MS);
  }
}

/** Finalizes, and fails where the transaction would commit. */
async function finalizeAndRollBack(id: string): Promise<void> {
  const onPurpose = new Error('on purpose');
  const who = await principal();
  const target = { id: fromTypeId('inv', id) ?? '', seen: { admits: () => true } };
  const work = service.app.get(UnitOfWork).around(who, async () => {
    const invoice = await service.app.get(FinalizingService).finalize(who, target, {});
    expect(invoice.number).toMatch(/^INV-2026-\d{5}$/);
    throw onPurpose;
  });
  await expect(work).rejects.toBe(onPurpose);
}

async function principal(): Promise<Principal> {
  const { body } = await service.owner.api.get('/auth/me');
  const organizationId = fromTypeId('org', body.organization.id as string) ?? '';
  return newPrincipal({
    organizationId,
    kind: 'api_key',
    id: organizationId,
    scopes: new Set(),
    manages: false,
  });
}

async function seriesOfInvoices(): Promise<{ id: string; documents: number }> {
  const { body } = await service.owner.api.get('/number-series');
  return body.data[0] as { id: string; documents: number };
}

async function eachAtOnce<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  const rest = all.map((one, index) => [one, index] as const);
  const worker = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
