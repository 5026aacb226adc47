import { createHash, randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { linkTokenOf } from '../../../src/modules/outgoing/links/domain/link-token.js';
import { fromTypeId } from '../../../src/kernel/ids/type-id.js';
import { TestService } from '../../support/test-service.js';

/** Few, for every run of all tests; `npm run test:links` guesses a million. */
const GUESSES = Number(process.env['GUESSED_TOKENS'] ?? 1_000);
const AT_ONCE = 16;
/** Those differ in every answer of the service. */
const OF_REQUEST = ['date', 'x-request-id', 'connection', 'keep-alive'];
const LETTERS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];
/** A slow machine answers some hundreds in a second. */
const PATIENCE_MS = Math.max(60_000, GUESSES * 10);

let service: TestService;
let agent: Agent;
let token: string;
let organization: string;

beforeAll(async () => {
  service = await TestService.start();
  agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { api } = service.owner;
  const made = await api.post(`/invoices/${await service.owner.issuedInvoice()}/links`);
  token = String(made.body.path).slice('/i/'.length);
  organization = fromTypeId('org', (await api.get('/organization')).body.id as string) ?? '';
});
afterAll(async () => {
  agent.destroy();
  await service.stop();
});

/** An answer without what differs in every one: the status, the headers and the bytes. */
function answerTo(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(service.url + path, { agent }, (response) => {
      const hash = createHash('sha256');
      const headers = Object.entries(response.headers).filter(([name]) => !OF_REQUEST.includes(name));
      response.on('data', (part: Buffer) => hash.update(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve(JSON.stringify([response.statusCode, headers.sort(), hash.digest('hex')]));
      });
    }).on('error', reject);
  });
}

/** How often each answer comes, with some at once. */
async function answersTo(paths: Iterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const left = paths[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      const answer = await answerTo(next.value);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

/** Half of them name the organization that has a link, as somebody guesses who knows one of its addresses. */
function* guesses(count: number): Iterable<string> {
  const strangers = '019abcde-0123-7456-89ab-cdef01234567';
  const below = ['', '/invoice.pdf', '/verify', '/verify?sha256=00', '/ubl.xml'];
  for (let at = 0; at < count; at += 1) {
    const guessed = linkTokenOf(at % 2 === 0 ? organization : strangers, randomBytes(16));
    yield `/i/${guessed}${below[at % below.length] ?? ''}`;
  }
}

/** Every other letter and digit at every place. */
function* mutations(): Iterable<string> {
  for (let at = 0; at < token.length; at += 1) {
    for (const letter of LETTERS) {
      if (letter !== token[at]) yield `/i/${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
    }
  }
}

describe('a token', () => {
  it(
    'that is guessed gets one and the same answer',
    async () => {
      expect(await answerTo(`/i/${token}`)).toMatch(/^\[200,/);
      const counts = await answersTo(guesses(GUESSES));
      expect([...counts.values()]).toEqual([GUESSES]);
      expect([...counts.keys()][0]).toMatch(/^\[404,/);
    },
    PATIENCE_MS,
  );

  it(
    'that differs in one letter gets the same, wherever it is',
    async () => {
      const counts = await answersTo(mutations());
      expect([...counts.values()]).toEqual([token.length * (LETTERS.length - 1)]);
      expect([...counts.keys()]).toEqual([await answerTo('/i/x')]);
      expect(await answerTo(`/i/${token}`)).toMatch(/^\[200,/);
    },
    PATIENCE_MS,
  );
});
