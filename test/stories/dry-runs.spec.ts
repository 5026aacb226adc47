import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiAnswer } from '../support/api-client.js';
import { TestService } from '../support/test-service.js';

/** POST /dry-runs: what a request would do. test/contract/dry-runs.spec.ts tries every operation. */

let service: TestService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  service = await TestService.start({ env: { FILES_URL: pathToFileURL(folder).href } });
});
afterAll(() => service.stop());

const owner = () => service.owner;
const tried = (order: object, api = owner().api): Promise<ApiAnswer> => api.post('/dry-runs', order);

async function keyWith(scopes: readonly string[]) {
  const session = await owner().signIn();
  const { body } = await session.post('/api-keys', { name: scopes.join(' '), scopes });
  return owner().api.as(body.secret as string);
}

describe('a dry run of finalizing', () => {
  it('tells the next number as provisional, and uses none, beside others who finalize', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, () => owner().invoice()));
    const answers = await Promise.all(
      drafts.map(async (id, at) => {
        const asked = tried({ operation: 'invoices.finalize', id });
        const done = at % 2 === 0 ? await owner().api.post(`/invoices/${id}/finalize`) : undefined;
        return { asked: await asked, done };
      }),
    );
    for (const { asked } of answers) {
      // Whoever was finalized first stays as it is; others were busy.
      expect(['busy', undefined]).toContain(asked.body.code);
    }
    const numbers = answers.flatMap(({ done }) => (done === undefined ? [] : [done.body.number as string]));
    const ends = numbers.map((number) => Number(number.slice(-5))).sort((one, other) => one - other);
    expect(ends).toEqual([1, 2, 3, 4, 5, 6]);
    const { body } = await tried({ operation: 'invoices.finalize', id: drafts[1] });
    expect(body).toMatchObject({
      would_succeed: true,
      status: 200,
      problem: null,
      answer: { id: drafts[1], status: 'open' },
      provisional: ['#/number'],
      documents: [{ format: 'factur_x', valid: false }],
      changes: [{ object: 'invoice', object_id: drafts[1], before: { status: 'draft', number: null } }],
    });
    expect(body.answer.number).toBe(`${numbers[0]!.slice(0, -5)}00007`);
    expect(body.changes[0].after).toMatchObject({ status: 'open', number: body.answer.number });
    expect(body.events.map(({ type }: { type: string }) => type)).toContain('invoice.finalized');
    expect(body.warnings).toContain('Give your address.');
    expect((await owner().api.get(`/invoices/${drafts[1]}`)).body).toMatchObject({
      status: 'draft',
      version: 1,
    });
  });

  it('is refused as the request would be, and an invoice that others have locked is busy within seconds', async () => {
    const id = await owner().invoice();
    const wrong = await tried({ operation: 'invoices.finalize', id, if_match: '"7"' });
    expect(wrong.body).toMatchObject({
      would_succeed: false,
      status: 412,
      answer: null,
      events: [],
      changes: [],
    });
    expect(wrong.body.problem).toMatchObject({ code: 'precondition_failed', status: 412 });
    const holder = await service.database.admin.connect();
    try {
      await holder.query('BEGIN');
      await holder.query("SELECT 1 FROM invoices WHERE status = 'draft' FOR UPDATE");
      const beganMs = performance.now();
      const { status, body, headers } = await tried({ operation: 'invoices.finalize', id });
      expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'busy', '1']);
      expect(performance.now() - beganMs).toBeLessThan(20_000);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect((await tried({ operation: 'invoices.finalize', id })).body.would_succeed).toBe(true);
  });
});

describe('the rights of a dry run', () => {
  it('are those of the operation that it names', async () => {
    const id = await owner().invoice();
    const reader = await keyWith(['invoices:read', 'customers:read']);
    const { status, body } = await tried({ operation: 'invoices.finalize', id }, reader);
    expect([status, body.status, body.problem.code]).toEqual([200, 403, 'insufficient_scope']);
    const settings = await tried({ operation: 'members.update', id: 'usr_1', body: {} }, reader);
    expect([settings.body.status, settings.body.problem.code]).toEqual([403, 'insufficient_scope']);
  });

  it('show of other things the identifier alone', async () => {
    const id = await owner().issuedInvoice();
    const payer = await keyWith(['payments:write']);
    const order = { operation: 'invoices.record_payment', id, body: { method: 'cash' } };
    const { body } = await tried(order, payer);
    expect(body.would_succeed).toBe(true);
    const told = (body.events as { type: string; data: { object: object } }[]).map(({ type, data }) => [
      type,
      Object.keys(data.object),
    ]);
    expect(told).toContainEqual(['invoice.paid', ['id']]);
    expect(body.changes).toEqual([]);
  });

  it('are refused without a credential', async () => {
    expect((await tried({ operation: 'invoices.create' }, service.anonymous)).status).toBe(401);
  });
});

describe('a dry run', () => {
  it('tells the mail that would be queued, and queues none', async () => {
    const customer_id = await owner().customer({ email: 'ap@example.com' });
    const id = await owner().issuedInvoice({ customer_id });
    const { body } = await tried({ operation: 'invoices.send', id, body: { attachments: ['pdf'] } });
    expect(body.messages).toEqual([{ to: ['ap@example.com'], subject: expect.stringContaining('INV-') }]);
    expect((await owner().api.get('/messages')).body.data).toEqual([]);
  });

  it('keeps no file outside the database', async () => {
    const id = await owner().invoice();
    const content = Buffer.from('A delivery note.').toString('base64');
    const body = { reference: 'N-1', filename: 'note.csv', media_type: 'text/csv', content };
    const { body: answer } = await tried({ operation: 'attachments.create', id, body });
    expect([answer.would_succeed, answer.provisional]).toEqual([true, ['#/id']]);
    expect(await readdir(folder)).toEqual([]);
    const { status } = await owner().api.post(`/invoices/${id}/attachments`, body);
    expect([status, (await readdir(folder)).length]).toEqual([201, 1]);
  });

  it('gives the pointers of the body that it was given', async () => {
    const order = { operation: 'customers.create', body: { name: '', surprise: 1 } };
    const { body } = await tried(order);
    expect([body.status, body.problem.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['#/surprise', '#/name'],
    ]);
  });

  it.each([
    [{ operation: 'invoices.finalize' }, '#/id', 'required'],
    [{ operation: 'customers.create', id: 'cus_1' }, '#/id', 'not_allowed'],
    [{ operation: 'customers.create', query: { a: 1 } }, '#/query', 'not_allowed'],
  ])('of %j is refused', async (order, pointer, code) => {
    const { status, body } = await tried(order);
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([422, pointer, code]);
  });

  it('cannot leave its operation by what stands in its path', async () => {
    const { body } = await tried({ operation: 'invoices.finalize', id: '../customers?x=/' });
    expect([body.status, body.problem.code]).toEqual([404, 'not_found']);
  });
});
