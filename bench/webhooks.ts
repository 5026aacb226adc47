import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createInvoice } from './operations/create-invoice.js';
import { Books } from './support/books.js';
import type { BenchRequest } from './support/request.js';
import { BenchService } from './support/service.js';
import { underLoad } from './support/load.js';
import { percent, table } from './support/table.js';

/** Something done so often in a second, beside what it is compared with. */
export interface WebhookRate {
  readonly what: string;
  readonly perSecond: number;
  readonly of: string;
  readonly ratio: number;
  /** How often it must be done, whatever else is. */
  readonly target?: number;
}

const SETTINGS = { OUTBOUND_ALLOW_HTTP: 'true', OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1' };
const INVOICES = 1_000;
const CONNECTIONS = 8;
const LOOK_EVERY_MS = 5;
/** As many events as a single replay orders; deliveries never run out while at least so many are ordered. */
const REPLAYED = 2_000;
/** One alone has at most eight requests under way, and so waits for answers rather than for the cores. */
const ENDPOINTS = 2;
const TARGETS = { deliveries: 300, creates: 200 };

/**
 * Measures deliveries alone and beside invoices that are created 200 times a second, to a receiver on this machine.
 *
 * The receiver and the load generator share the cores with the service. Posting the same message without the service is
 * the limit.
 */
export async function webhooks(seconds: number, say: (line: string) => void): Promise<WebhookRate[]> {
  const service = await BenchService.make({ settings: SETTINGS });
  await service.start();
  const books = await Books.seed(service, INVOICES);
  // Those of the books lead nowhere.
  await service.admin.query('DELETE FROM webhook_endpoints');
  const receiver = await Receiver.start();
  const next = (): BenchRequest => createInvoice.request(books);
  await underLoad({ url: service.url, connections: CONNECTIONS, seconds, next });
  const load = await underLoad({ url: service.url, connections: CONNECTIONS, seconds, next });
  const creates = load.latenciesMs.length / load.seconds;
  say(`${creates.toFixed(0)} invoices a second.`);
  const endpoints = await Promise.all(
    Array.from({ length: ENDPOINTS }, () => addEndpoint(service, receiver.url)),
  );
  const orders = new Orders(service, receiver, endpoints);
  const alone = await orders.during(() => rateOf(receiver, seconds));
  say(`${alone.toFixed(0)} deliveries a second.`);
  const paced = { connections: CONNECTIONS, seconds, next, rate: TARGETS.creates };
  const [beside, slice] = await orders.during(() =>
    Promise.all([rateOf(receiver, seconds), underLoad({ url: service.url, ...paced })]),
  );
  const bare = await bareRate(receiver, seconds);
  await receiver.stop();
  return [
    rateOfWhole('deliveries alone', alone, { of: 'the same posts without the service', whole: bare }),
    rateOfWhole('deliveries beside creates', beside, {
      of: 'deliveries alone',
      whole: alone,
      target: TARGETS.deliveries,
    }),
    rateOfWhole('creates beside deliveries', slice.latenciesMs.length / slice.seconds, {
      of: 'creates alone',
      whole: creates,
      target: TARGETS.creates,
    }),
  ];
}

/** The table for people, and whether each target is reached. */
export function webhooksReport(rates: readonly WebhookRate[]): string {
  const head = ['', 'a second', 'ratio', 'of', 'at least', ''];
  const rows = rates.map(({ what, perSecond, ratio, of, target }) => [
    what,
    perSecond.toFixed(0),
    percent(ratio, 1),
    of,
    target === undefined ? '' : String(target),
    target === undefined ? '' : reaches(perSecond, target) ? 'holds' : 'FAILS',
  ]);
  return table(head, rows);
}

/** The last of paced requests may be answered after the end. */
function reaches(perSecond: number, target: number): boolean {
  return perSecond >= target * 0.98;
}

function rateOfWhole(
  what: string,
  perSecond: number,
  { whole, ...rest }: { readonly of: string; readonly whole: number; readonly target?: number },
): WebhookRate {
  return { what, perSecond, ratio: perSecond / whole, ...rest };
}

/** How many deliveries come in a second, from the first one on. */
async function rateOf(receiver: Receiver, seconds: number): Promise<number> {
  for (const before = receiver.received; receiver.received === before;) await wait(LOOK_EVERY_MS);
  const [before, began] = [receiver.received, performance.now()];
  await wait(seconds * 1_000);
  return ((receiver.received - before) * 1_000) / (performance.now() - began);
}

/** Posts the last delivery again and again, as many at once as the service does. */
async function bareRate(receiver: Receiver, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const ends = performance.now() + seconds * 1_000;
  const [before, began] = [receiver.received, performance.now()];
  const posting = async (): Promise<void> => {
    while (performance.now() < ends) await post(receiver, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, posting));
  agent.destroy();
  return ((receiver.received - before) * 1_000) / (performance.now() - began);
}

async function post({ url, last }: Receiver, agent: Agent): Promise<void> {
  const sent = request(url, { method: 'POST', agent, headers: { 'content-length': last.length } });
  sent.end(last);
  const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  answer.resume();
  await once(answer, 'end');
}

async function addEndpoint(service: BenchService, url: string): Promise<string> {
  const made = (await ask(service, '/webhook-endpoints', { url, event_types: ['invoice.*'] })) as {
    id: string;
  };
  return made.id;
}

/** Orders deliveries of what the feed has, so that there is always something to deliver. */
class Orders {
  private ordered = 0;

  constructor(
    private readonly service: BenchService,
    private readonly receiver: Receiver,
    private readonly endpoints: readonly string[],
  ) {}

  /** Orders more whenever few are left, from before the measurement begins until it ends. */
  async during<T>(measurement: () => Promise<T>): Promise<T> {
    await this.replay();
    const over = new AbortController();
    const measured = measurement().finally(() => over.abort());
    const [found] = await Promise.all([measured, this.orderUntil(over.signal)]);
    return found;
  }

  private async orderUntil(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      if (this.ordered - this.receiver.received < REPLAYED) await this.replay();
      else await wait(LOOK_EVERY_MS);
    }
  }

  private async replay(): Promise<void> {
    let deliveries = 0;
    for (const endpoint of this.endpoints) {
      const asked = { from_sequence: 1, to_sequence: REPLAYED / ENDPOINTS };
      const answer = await ask(this.service, `/webhook-endpoints/${endpoint}/replay`, asked);
      deliveries += (answer as { deliveries: number }).deliveries;
    }
    if (deliveries === 0) throw new Error('There is nothing to deliver.');
    this.ordered += deliveries;
  }
}

async function ask(service: BenchService, path: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' };
  const answer = await fetch(`${service.url}/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Answers everything, and counts. */
class Receiver {
  received = 0;
  last = Buffer.alloc(0);

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://127.0.0.1:${port}/`);
    server.on('request', (incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        receiver.received += 1;
        receiver.last = Buffer.concat(chunks);
        answer.writeHead(204).end();
      });
    });
    return receiver;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
