import { draftOf } from './operations/create-invoice.js';
import type { Books } from './support/books.js';
import type { BenchRequest } from './support/request.js';
import { removeAll, sideOf, type Side } from './support/sides.js';
import { ask } from './support/written.js';

/** How many milliseconds a request takes, and the same as a call of a tool, as medians. */
export interface ToolCallTimes {
  readonly operation: string;
  readonly plainMs: number;
  readonly toolMs: number;
}

/** One request, and the tool that does the same. */
interface Compared {
  readonly operation: string;
  readonly plain: (books: Books) => BenchRequest;
  readonly tool: (books: Books) => BenchRequest;
}

const INVOICES = 1_000;
const PAIRS = 600;
const WARM_UP = 100;
const PROTOCOL = '2026-07-28';

/** What each message says of the program that sends it, by the protocol of 2026. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': PROTOCOL,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Without an Idempotency-Key on either side: a tool that is called once has none. */
const COMPARED: readonly Compared[] = [
  {
    operation: 'invoices.get',
    plain: (books) => books.reads(`/invoices/${books.anyInvoice()}`),
    tool: (books) => call(books, 'invoices_get', { id: books.anyInvoice() }),
  },
  {
    operation: 'invoices.list',
    plain: (books) => books.reads('/invoices?limit=20'),
    tool: (books) => call(books, 'invoices_list', { limit: 20 }),
  },
  {
    operation: 'invoices.create',
    plain: (books) => books.asks('/invoices', draftFor(books)),
    tool: (books) => call(books, 'invoices_create', draftFor(books)),
  },
];

/** Makes both in turns, one request after the other, so that the noise of a machine meets both. */
export async function toolCalls(say: (line: string) => void): Promise<ToolCallTimes[]> {
  const side = await sideOf({ invoices: INVOICES }, say);
  try {
    const found: ToolCallTimes[] = [];
    for (const compared of COMPARED) {
      found.push({ operation: compared.operation, ...(await medians(side, compared)) });
      say(`${compared.operation} is measured.`);
    }
    return found;
  } finally {
    await removeAll([side]);
  }
}

export function toolCallsReport(found: readonly ToolCallTimes[]): string {
  return found
    .map(({ operation, plainMs, toolMs }) => {
      const ratio = (toolMs / plainMs).toFixed(2);
      return `${operation}: ${plainMs.toFixed(2)} ms plain, ${toolMs.toFixed(2)} ms as a tool, ratio ${ratio}`;
    })
    .join('\n');
}

async function medians(side: Side, { plain, tool }: Compared) {
  const took = { plain: [] as number[], tool: [] as number[] };
  const requests = { plain, tool };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    for (const kind of pair % 2 === 0 ? (['plain', 'tool'] as const) : (['tool', 'plain'] as const)) {
      const ms = await timed(side, requests[kind](side.books));
      if (pair >= WARM_UP) took[kind].push(ms);
    }
  }
  return { plainMs: median(took.plain), toolMs: median(took.tool) };
}

async function timed(side: Side, request: BenchRequest): Promise<number> {
  const began = performance.now();
  const answer = await (await ask(side, request)).text();
  const ms = performance.now() - began;
  if (answer.includes('"isError":true')) throw new Error(`The tool refused it: ${answer}`);
  return ms;
}

function draftFor(books: Books): object {
  const { metadata: _, ...draft } = draftOf(books) as Readonly<Record<string, unknown>>;
  return draft;
}

function call(books: Books, name: string, args: object): BenchRequest {
  const params = { name, arguments: args, _meta: ENVELOPE };
  const { headers, ...request } = books.asks('', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const told = {
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': PROTOCOL,
    'mcp-method': 'tools/call',
    'mcp-name': name,
  };
  return { ...request, path: '/mcp', headers: { ...headers, ...told } };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
