import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { toTypeId } from '../src/kernel/ids/type-id.js';
import { createInvoice } from './operations/create-invoice.js';
import { Books } from './support/books.js';
import { besideRefusals, flood } from './support/flood.js';
import type { LiveMemory } from './support/memory-probe.js';
import { PlainCallers, type Answer, type PlainRequest } from './support/plain-callers.js';
import type { BenchRequest } from './support/request.js';
import type { BenchService } from './support/service.js';

/** What must hold, with what was found. */
export interface Proof {
  readonly name: string;
  readonly found: string;
  readonly holds: boolean;
}

/** In /proc/net/tcp. */
const ESTABLISHED = '01';
/** Some 60 MB of documents, which no socket takes at once. */
const DOCUMENTS = 30_000;
const PROBE = new URL('support/memory-probe.js', import.meta.url).href;
const INVOICES = 1_000;
const WARM_SECONDS = 10;
const CONNECTIONS = 10;
const TIMES = 5;
const SECONDS = 60;
const SOCKETS = 2_000;
const SLOW_ROUNDS = 3;
const SLOW_SECONDS = 4;
const READERS = 200;
const READERS_CUT_WITHIN_MS = 40_000;
const GOODPUT_MIN = 0.8;
const ANSWERED_MS_MAX = 2_000;
const REFUSED_MS_MAX = 100;
const MEMORY_GROWTH_MAX = 1.1;
const SETTLE_MS = 60_000;

/** More requests than can be answered, senders who do not send, and readers who do not read. */
export async function overload(service: BenchService, say: (line: string) => void): Promise<Proof[]> {
  await service.start();
  const books = await Books.seed(service, INVOICES);
  await service.stop();
  await service.start({ preload: PROBE });
  const next = (): BenchRequest => createInvoice.request(books);
  await capacityOf(service, next, WARM_SECONDS);
  const capacity = await capacityOf(service, next, WARM_SECONDS);
  const before = await memoryOf(service);
  say(`Capacity: ${capacity.toFixed(0)} a second; ${before.liveMb.toFixed(0)} MB alive.`);
  const proofs = await tooMany(service, next, capacity);
  for (const { name, found } of proofs) say(`${name}: ${found}`);
  await wait(SETTLE_MS);
  proofs.push(proofOfMemory('a minute after that', before, await memoryOf(service)));
  proofs.push(await slowSenders(service, next));
  proofs.push(...(await idleReaders(service, books, before)));
  return proofs;
}

async function tooMany(service: BenchService, next: () => BenchRequest, capacity: number): Promise<Proof[]> {
  const probes: number[] = [];
  const watch = (): void => void askOnce(service, readiness).then(({ status }) => probes.push(status));
  const measure = (): Promise<number> => capacityOf(service, next, WARM_SECONDS);
  const surplus = { perSecond: capacity * (TIMES - 1), seconds: WARM_SECONDS };
  const besideBefore = await besideRefusals(next, surplus, measure);
  const answers = await flood(service.url, next, { perSecond: capacity * TIMES, seconds: SECONDS, watch });
  const [done, refused] = [good(answers), answers.filter(({ status }) => status === 503)];
  // What the machine gives changes by the minute, so the overload is compared with what was before and after it.
  const usual = (capacity + (await measure())) / 2;
  const beside = (besideBefore + (await besideRefusals(next, surplus, measure))) / 2;
  const perSecond = done.length / SECONDS;
  const offered = answers.length / SECONDS / capacity;
  return [
    proof('offered', `${offered.toFixed(1)} times the capacity`, offered > 1),
    proof(
      'goodput',
      `${percent(perSecond / beside)} of the capacity beside a server that refuses as much; ` +
        `${percent(perSecond / usual)} of that of a quiet machine`,
      perSecond >= GOODPUT_MIN * beside,
    ),
    inTime('answered', done, ANSWERED_MS_MAX),
    inTime('refused', refused, REFUSED_MS_MAX),
    proof(
      'nothing else',
      String(answers.length - done.length - refused.length),
      done.length + refused.length === answers.length,
    ),
    proof(
      'readiness',
      `${good(probes.map((status) => ({ status, tookMs: 0 }))).length} of ${probes.length}`,
      probes.every((status) => status === 200),
    ),
  ];
}

/** What others achieve beside them, in slices that alternate with slices without them. */
async function slowSenders(service: BenchService, next: () => BenchRequest): Promise<Proof> {
  let [beside, alone] = [0, 0];
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    alone += await capacityOf(service, next, SLOW_SECONDS);
    const sockets = sendSlowly(service);
    await wait(1_000);
    beside += await capacityOf(service, next, SLOW_SECONDS);
    sockets.forEach((socket) => socket.destroy());
  }
  const found = `${((100 * beside) / alone).toFixed(0)} % of the capacity`;
  return proof(`${SOCKETS} who send slowly`, found, beside >= GOODPUT_MIN * alone);
}

/** Half of them send a part of a head, the others a part of a body. */
function sendSlowly(service: BenchService): Socket[] {
  const part = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  return Array.from({ length: SOCKETS }, (_none, n) => {
    const socket = dial(service);
    socket.write(n % 2 === 0 ? part : `${part}Content-Length: 1000\r\n\r\n{`);
    return socket;
  });
}

async function idleReaders(service: BenchService, books: Books, before: LiveMemory): Promise<Proof[]> {
  const id = await bigSeries(service, books);
  const began = performance.now();
  const sockets = Array.from({ length: READERS }, () => {
    const socket = dial(service).pause();
    const head = `GET /api/number-series/${id}/export HTTP/1.1\r\nHost: localhost\r\n`;
    socket.write(`${head}Authorization: Bearer ${service.apiKey}\r\nConnection: close\r\n\r\n`);
    return socket;
  });
  await wait(2_000);
  const reading = openAt(service);
  while (openAt(service) > 0 && performance.now() - began < 2 * READERS_CUT_WITHIN_MS) await wait(500);
  const tookMs = performance.now() - began;
  sockets.forEach((socket) => socket.destroy());
  await wait(1_000);
  const found = `${reading} had an answer under way, all cut after ${(tookMs / 1_000).toFixed(0)} s`;
  const cut = proof(`${READERS} who do not read`, found, reading > 0 && tookMs < READERS_CUT_WITHIN_MS);
  return [cut, proofOfMemory('after them', before, await memoryOf(service))];
}

/** A series whose export is long; its documents are nobody's, and are only read here. */
async function bigSeries(service: BenchService, books: Books): Promise<string> {
  const headers = { authorization: `Bearer ${service.apiKey}` };
  await askOnce(service, { method: 'GET', path: '/api/number-series', headers });
  const values = [books.organizationId, DOCUMENTS];
  const { rows } = await service.admin.query<{ id: string }>(
    `SELECT id FROM number_series WHERE organization_id = $1 AND document_type = 'invoice'`,
    [books.organizationId],
  );
  await service.admin.query(
    `INSERT INTO issued_documents (organization_id, series_id, created_at, position, document_type, previous_hash,
                                   document_id, number, period, sequence, issue_date, document, hash)
     SELECT s.organization_id, s.id, now(), s.documents + n, 'invoice', ''::bytea, gen_random_uuid(), 'BENCH-' || n,
            'bench', n,
            current_date, json_build_object('filling', repeat(md5(n::text), 64)), sha256(n::text::bytea)
       FROM number_series s, generate_series(1, $2::int) n
      WHERE s.organization_id = $1 AND s.document_type = 'invoice'`,
    values,
  );
  await service.admin.query(
    `UPDATE number_series SET documents = documents + $2 WHERE organization_id = $1 AND document_type = 'invoice'`,
    values,
  );
  return toTypeId('ser', rows[0]?.id ?? '');
}

const readiness = { method: 'GET', path: '/health/ready', headers: {} } as const;

/** How many requests a second are answered, if a few callers ask one after the other. */
async function capacityOf(service: BenchService, next: () => BenchRequest, seconds: number): Promise<number> {
  const callers = new PlainCallers(service.url, CONNECTIONS);
  const answers: Answer[] = [];
  const untilMs = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < untilMs) answers.push(await callers.ask(next()));
    }),
  );
  callers.end();
  return good(answers).length / seconds;
}

/** Asks over a connection of its own. */
async function askOnce({ url }: BenchService, request: PlainRequest): Promise<Answer> {
  const caller = new PlainCallers(url, 1);
  const answer = await caller.ask(request);
  caller.end();
  return answer;
}

function dial({ url }: BenchService): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** How many connections the service has. */
function openAt({ url }: BenchService): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return lines.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === ESTABLISHED).length;
}

async function memoryOf({ process: service }: BenchService): Promise<LiveMemory> {
  const answer = once(service, 'message');
  service.send('memory');
  return (await answer)[0] as LiveMemory;
}

function good(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ status }) => status >= 200 && status < 300);
}

function inTime(name: string, answers: readonly Answer[], mostMs: number): Proof {
  const times = answers.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (part: number): string => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  const late = times.filter((ms) => ms > mostMs).length;
  const found = `${times.length} but ${late}, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`;
  return proof(`${name} within ${mostMs} ms`, found, (times.at(-1) ?? 0) <= mostMs);
}

function proofOfMemory(when: string, before: LiveMemory, after: LiveMemory): Proof {
  const found = `${before.liveMb.toFixed(0)} MB alive before, ${after.liveMb.toFixed(0)} ${when}`;
  return proof('memory', found, after.liveMb <= before.liveMb * MEMORY_GROWTH_MAX);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}

function proof(name: string, found: string, holds: boolean): Proof {
  return { name, found, holds };
}
