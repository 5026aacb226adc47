import type { BenchOperation } from '../operations/operation.js';
import { idsIn, type Books } from '../support/books.js';
import { REQUESTS_PER_SECOND_MAX, requestsFor } from '../support/load.js';
import type { BenchService } from '../support/service.js';
import type { Slice } from '../support/sample.js';
import type { BareRun } from './bare-pg.js';
import { Helper } from './helper.js';
import { planOf, type Recorded } from './plan.js';
import { record, type RecordedAnswer, type Recording } from './recording.js';

const RECORDER = new URL('recorder.js', import.meta.url).href;
/** Requests differ, as words that are searched for do, so several are recorded. */
const VARIANTS = 6;

/** Runs the service with the recorder once, and records each operation. */
export async function recordAll(
  service: BenchService,
  books: Books,
  operations: readonly BenchOperation[],
): Promise<ReadonlyMap<BenchOperation, Recorded>> {
  await service.start({ preload: RECORDER });
  const recorded = new Map<BenchOperation, Recorded>();
  for (const operation of operations) {
    await operation.supply?.(books, VARIANTS + 2);
    // The first request may do what later ones need not, such as noting the use of a credential.
    await record(service, operation.request(books));
    const seen: (Recording & RecordedAnswer)[] = [];
    for (let turn = 0; turn <= VARIANTS; turn += 1)
      seen.push(await record(service, operation.request(books)));
    const [first] = seen;
    if (first === undefined) throw new Error('Nothing was recorded.');
    const variants = seen.slice(1).map((one, at) => ({ plan: planOf(one, seen[at] ?? first), ids: one.ids }));
    recorded.set(operation, { variants, answer: first });
  }
  await service.stop();
  return recorded;
}

/** The two limits of a request: the same SQL without the service, and the same bytes without it. */
export class Limits {
  private readonly pg = Helper.start('bare-pg');
  private readonly http = Helper.start('bare-http');
  private constructor() {}

  /** Where the bare server listens. */
  url = '';

  static async start(): Promise<Limits> {
    const limits = new Limits();
    limits.url = (await limits.http.next()) as string;
    return limits;
  }

  async answerLike({ answer }: Recorded): Promise<void> {
    const { status, headers, body } = answer;
    await this.http.ask({ status, headers, body });
  }

  /** Sends the statements of an operation for some seconds. */
  async bareSql(
    operation: BenchOperation,
    { variants }: Recorded,
    run: Omit<BareRun, 'variants' | 'supply' | 'eachOnce'> & { readonly books: Books },
  ): Promise<Slice> {
    const { books, ...rest } = run;
    const eachOnce = operation.supply !== undefined;
    const count = REQUESTS_PER_SECOND_MAX * run.seconds;
    const next = await requestsFor(operation, books, run.seconds);
    const supply = Array.from({ length: count }, () => idsIn(next()));
    return (await this.pg.ask({ ...rest, variants, supply, eachOnce })) as Slice;
  }

  stop(): void {
    this.pg.stop();
    this.http.stop();
  }
}
