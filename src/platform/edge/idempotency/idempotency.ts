import { Injectable } from '@nestjs/common';
import { Problem } from '../../../kernel/problems/problem.js';
import { isLockTimeout } from '../../books/database-errors.js';
import type { Transaction } from '../../books/transaction.js';
import { UnitOfWork } from '../../books/unit-of-work.js';
import { Held } from '../../contract/approval.js';
import { InstallationSecret } from '../../contract/installation-secret.js';
import { Lanes } from '../groups/lanes.js';
import { WaitingKeys } from '../groups/waiting-keys.js';
import { IdempotencyRepository, type KnownKey } from './idempotency.repository.js';
import type { KeyedRequest } from './keyed-request.js';
import { openAnswer, sealAnswer, type FirstAnswer } from './sealed-answer.js';

/** An answer, and whether it is a replay. */
export interface KeyedAnswer {
  readonly answer: FirstAnswer;
  readonly replayed: boolean;
}

interface Answered {
  readonly answer: FirstAnswer;
  readonly fingerprint: Buffer;
}

const WAIT_MS = 5_000;
/** Errors that follow from the stored data. After any other error, the same request may be retried and succeed. */
const KEPT_REFUSALS = new Set([404, 409, 412]);

/** Executes the request of a key once, and returns the same answer to every repetition. */
@Injectable()
export class Idempotency {
  private readonly underWay = new Map<string, Promise<Answered | undefined>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly secret: InstallationSecret,
    private readonly lanes: Lanes,
    private readonly waiting: WaitingKeys,
  ) {}

  /**
   * Runs the handler in one transaction with its key and its answer, or returns the stored answer.
   *
   * Takes the lane of a request that can work together with others, if it can.
   *
   * Raises `idempotency_key_reused` for another request under the same key, `idempotency_in_progress` if the first
   * request takes longer than five seconds, and every error of the handler that is not stored.
   */
  async answer(request: KeyedRequest, handler: () => Promise<unknown>, lane?: string): Promise<KeyedAnswer> {
    const name = `${request.who.organizationId} ${request.key}`;
    const answered = await this.turn(name);
    if (answered !== undefined) return repeated(request, answered);
    const done =
      lane === undefined ? this.claimOrReplay(request, handler) : this.inLane(lane, request, handler);
    // Repetitions in the meantime wait here without a database connection, and get the same answer.
    const settled = done.then(
      ({ answer }) => ({ answer, fingerprint: request.fingerprint }),
      () => undefined,
    );
    this.underWay.set(name, settled);
    try {
      return await done;
    } finally {
      if (this.underWay.get(name) === settled) this.underWay.delete(name);
    }
  }

  /** Waits for the running request of the key. Returns its answer; undefined if there is none, or if it failed. */
  private async turn(name: string): Promise<Answered | undefined> {
    const deadline = performance.now() + WAIT_MS;
    for (let first = this.underWay.get(name); first !== undefined; first = this.underWay.get(name)) {
      if (!(await settlesBefore(first, deadline))) throw inProgress();
      const answered = await first;
      if (answered !== undefined) return answered;
    }
    return undefined;
  }

  /**
   * Goes alone if nobody is at work. Else the handler runs without a transaction and waits for the others with its key,
   * and if it cannot work together with them, it runs again alone.
   */
  private async inLane(
    lane: string,
    request: KeyedRequest,
    handler: () => Promise<unknown>,
  ): Promise<KeyedAnswer> {
    const alone = (): Promise<KeyedAnswer> => this.claimOrReplay(request, handler);
    if (!this.lanes.isBusy(lane)) return this.lanes.hold(lane, alone);
    try {
      const body = await this.waiting.during(request, () => this.work.withhold(request.who, handler));
      return { answer: { body }, replayed: false };
    } catch (error) {
      // What refuses it may be that the key was used before, so the key has to be looked up first.
      if (error instanceof Problem && error.code === 'unavailable') throw error;
      return alone();
    }
  }

  private async claimOrReplay(request: KeyedRequest, handler: () => Promise<unknown>): Promise<KeyedAnswer> {
    return this.work.around(request.who, async (tx) => {
      const keys = new IdempotencyRepository(tx);
      tx.limitLockWait(WAIT_MS);
      const known = await claimed(keys, request);
      if (known !== undefined) return { answer: this.replay(request, known), replayed: true };
      tx.limitLockWait();
      const answer = await firstAnswer(tx, handler);
      tx.pipeline(keys.store(request.key, sealAnswer(answer, request.key, this.secret.bytes)));
      return { answer, replayed: false };
    });
  }

  private replay({ key, fingerprint }: KeyedRequest, known: KnownKey): FirstAnswer {
    assertSame(known.fingerprint, fingerprint);
    if (known.answer === null) throw inProgress();
    return openAnswer(known.answer, key, this.secret.bytes);
  }
}

/** What is known of the key, once nobody else holds it. A lock that the handler waits for later says nothing of it. */
async function claimed(
  keys: IdempotencyRepository,
  { key, fingerprint }: KeyedRequest,
): Promise<KnownKey | undefined> {
  try {
    return await keys.claim(key, fingerprint);
  } catch (error) {
    throw isLockTimeout(error) ? inProgress() : error;
  }
}

/** The answer of a request that ran in the meantime, from memory. */
function repeated({ fingerprint }: KeyedRequest, answered: Answered): KeyedAnswer {
  assertSame(answered.fingerprint, fingerprint);
  return { answer: answered.answer, replayed: true };
}

function assertSame(known: Buffer, given: Buffer): void {
  if (known.equals(given)) return;
  const detail =
    'This Idempotency-Key was used for another request, or by another credential; take a new one.';
  throw new Problem('idempotency_key_reused', detail);
}

/** Returns the handler's answer. A stored error undoes the work of the handler, but not the claim of the key. */
async function firstAnswer(tx: Transaction, handler: () => Promise<unknown>): Promise<FirstAnswer> {
  tx.savepoint();
  try {
    const body = await handler();
    return body instanceof Held ? { body: body.approval, isHeld: true } : { body };
  } catch (error) {
    if (!(error instanceof Problem) || !KEPT_REFUSALS.has(error.kind.status)) throw error;
    await tx.rollbackToSavepoint();
    const { errors, members, headers } = error.extras;
    return {
      problem: error.code,
      detail: error.detail,
      ...(errors && { errors }),
      ...(members && { members }),
      ...(headers && { headers }),
    };
  }
}

function inProgress(): Problem {
  const detail = 'The first request with this Idempotency-Key is still running.';
  return new Problem('idempotency_in_progress', detail, { headers: { 'Retry-After': '1' } });
}

async function settlesBefore(promise: Promise<unknown>, deadline: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, deadline - performance.now()));
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
