import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { whyNotOffered } from '../../src/modules/record/dry-runs/domain/not-offered.js';
import { isOffered, orderFor } from './support/dry-run-order.js';
import { operations } from './support/operations.js';
import { Workbench } from './support/workbench.js';

let bench: Workbench;

beforeAll(async () => {
  bench = await Workbench.start();
});
afterAll(() => bench.stop());

const writing = operations.filter(({ method }) => method !== 'GET');
const offered = writing.filter(isOffered);

/** What may differ from one call to the next: what is made anew, and when. */
const NAMES = 'ends_on|expires|filename|hash|html|message_id|path|secret|sha256|text|token|url';
const ANEW = new RegExp(`"(?:[a-z_]+_at|[a-z_]*id|${NAMES})":(?:"[^"]*"|\\d+)`, 'g');
function lasting(answer: unknown): string {
  return JSON.stringify(answer ?? null).replace(ANEW, '""');
}

describe('the list of what can be tried', () => {
  it('has most of what writes, and a reason for the rest', () => {
    expect(offered.length).toBeGreaterThan(80);
    for (const operation of writing.filter((one) => !isOffered(one))) {
      const { id, method, access } = operation;
      expect([id, whyNotOffered({ id, method: method.toLowerCase(), access })]).toEqual([
        id,
        expect.stringMatching(/\.$/),
      ]);
    }
  });

  it('refuses what is not on it', async () => {
    const tried = ['api_keys.create', 'invoices.get', 'no.such', 'dry_runs.create'].map(async (operation) => {
      const { status, body } = await bench.service.owner.api.post('/dry-runs', { operation });
      return [operation, status, body.errors[0].pointer, body.errors[0].code];
    });
    expect(await Promise.all(tried)).toEqual([
      ['api_keys.create', 422, '#/operation', 'not_offered'],
      ['invoices.get', 422, '#/operation', 'not_offered'],
      ['no.such', 422, '#/operation', 'unknown_operation'],
      ['dry_runs.create', 422, '#/operation', 'not_offered'],
    ]);
  });
});

describe('a dry run of', () => {
  const done: string[] = [];
  afterAll(() => expect(done.length).toBeGreaterThan(60));

  it.each(offered.map((operation) => [operation.id, operation] as const))(
    '%s leaves no trace and says what the request then answers',
    async (id, operation) => {
      let { example, order } = orderFor(bench, operation);
      // What an operation before it has used up is made anew.
      const tried = await bench.apiFor(operation).post('/dry-runs', order);
      if (tried.body.would_succeed !== true) {
        await bench.restock();
        ({ example, order } = orderFor(bench, operation));
      }
      await bench.settle();
      const before = await bench.books();
      const sockets = await socketsOpenedBy(async () => {
        const { status, body } = await bench.apiFor(operation).post('/dry-runs', order);
        expect([status, body.operation]).toEqual([200, id]);
        expect(await bench.books()).toEqual(before);
        const real = await bench.send(operation, example);
        if (real.status < 300) done.push(id);
        expect([body.status, body.problem?.code]).toEqual([real.status, real.body?.code]);
        if (real.status < 300) expect(lasting(body.answer)).toBe(lasting(real.body));
      });
      expect(sockets).toEqual([]);
    },
  );
});

/** The ports, other than that of the service, to which anything connects meanwhile. */
async function socketsOpenedBy(work: () => Promise<void>): Promise<number[]> {
  const opened: Socket[] = [];
  const note = (message: unknown): void => void opened.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  try {
    await work();
  } finally {
    unsubscribe('net.client.socket', note);
  }
  const own = Number(new URL(bench.service.url).port);
  return opened.flatMap(({ remotePort }) =>
    remotePort === undefined || remotePort === own ? [] : [remotePort],
  );
}
