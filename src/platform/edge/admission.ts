import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './request-context.js';
import { anyId, isAwaiting, requestKind, type RequestKind } from './request-kind.js';
import { Slots } from './slots.js';
import { Throughput } from './throughput.js';

/** This many turns of the event loop in a row must be slow. A single one may be a garbage collection or the machine. */
const LATE_LOOKS = 3;
/** The part of the allowed wait that a slow turn exceeds. */
const LATE_PART = 1 / 5;
/** This many requests of a kind are always admitted. */
const ALWAYS = 16;
/**
 * A request that has not arrived completely at two checks in a row costs no work, so it does not count until it has.
 */
const LOOK_EVERY_MS = 100;
/** A kind without requests is forgotten after this time. */
const FORGOTTEN_AFTER_MS = 30_000;

const SIGN_INS_MAX = 128;
const AWAITING_MAX = 2_000;

export interface AdmissionBounds {
  /** The maximum number of requests at once. */
  readonly requestsMax: number;
  /** A request that would wait longer than this is refused with 503. */
  readonly requestWaitMs: number;
}

/** The requests of one kind that are running, and how fast they are answered. */
interface Kind extends RequestKind {
  readonly underWay: Slots<Admitted>;
  readonly throughput: Throughput;
  usedMs: number;
}

/** An admitted request. It has a slot while it counts: not while it is slow, nor once it is answered. */
interface Admitted {
  readonly request: IncomingMessage;
  readonly kind: Kind;
  slot: number | undefined;
}

/**
 * Admits as many requests as can be answered soon. The others are refused at once.
 *
 * Queued work makes everyone wait, and is often done for a caller that has gone. The expected wait follows from the
 * number of running requests of the same kind and from how many of them are answered per second. Each kind is judged
 * separately, so that a kind that waits for a locked row does not keep others out.
 */
export class Admission {
  private readonly kinds = new Map<string, Kind>();
  /** Requests whose bodies have not arrived completely. */
  private readonly slow = new Set<Admitted>();
  /** Requests that were incomplete at the last check. */
  private readonly seen = new WeakSet<Admitted>();
  private running = 0;
  private awaiting = 0;
  private lookedMs = performance.now();
  private lateMs: readonly number[] = [];

  constructor(private readonly bounds: AdmissionBounds) {
    setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Returns whether the request may go on. It counts until its answer is sent. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const kind = this.kindOf(request);
    if (kind.isWatching) return true;
    if (kind.mayAwait && isAwaiting(request.url ?? '')) return this.admitsAwaiting(response);
    advance(kind);
    if (this.running >= this.bounds.requestsMax || !this.hasRoom(kind)) return false;
    const admitted: Admitted = { request, kind, slot: undefined };
    this.enter(admitted);
    response.on('close', () => {
      advance(kind);
      if (this.leave(admitted)) kind.throughput.ended();
      else this.slow.delete(admitted);
    });
    return true;
  }

  /** On a bulkhead of its own. How many of one organization may wait is decided where they do. */
  private admitsAwaiting(response: ServerResponse): boolean {
    if (this.awaiting >= AWAITING_MAX) return false;
    this.awaiting += 1;
    response.on('close', () => (this.awaiting -= 1));
    return true;
  }

  private kindOf(request: IncomingMessage): Kind {
    const path = anyId(pathOf(request));
    const name = `${request.method ?? ''} ${path}`;
    let kind = this.kinds.get(name);
    if (kind === undefined) this.kinds.set(name, (kind = newKind(path)));
    kind.usedMs = performance.now();
    return kind;
  }

  /** Signing in is slow on purpose and has its own queue, which prefers known users. */
  private hasRoom({ isSigningIn, underWay, throughput }: Kind): boolean {
    if (isSigningIn) return underWay.size < SIGN_INS_MAX;
    if (underWay.size < ALWAYS) return true;
    const { requestWaitMs } = this.bounds;
    return !this.isLate && throughput.timeFor(underWay.size) <= requestWaitMs;
  }

  /** Whether requests wait in the event loop before this class sees them. */
  private get isLate(): boolean {
    const longMs = this.bounds.requestWaitMs * LATE_PART;
    return this.lateMs.length === LATE_LOOKS && this.lateMs.every((ms) => ms > longMs);
  }

  private enter(admitted: Admitted): void {
    admitted.slot = admitted.kind.underWay.add(admitted);
    this.running += 1;
  }

  /** Returns whether the request counted until now. */
  private leave(admitted: Admitted): boolean {
    if (admitted.slot === undefined) return false;
    admitted.kind.underWay.remove(admitted.slot);
    admitted.slot = undefined;
    this.running -= 1;
    return true;
  }

  /** A request that is incomplete twice in a row is slow. */
  private look(): void {
    for (const admitted of this.slow) {
      if (!admitted.request.complete) continue;
      this.slow.delete(admitted);
      advance(admitted.kind);
      this.enter(admitted);
    }
    const nowMs = performance.now();
    this.lateMs = [...this.lateMs.slice(1 - LATE_LOOKS), nowMs - this.lookedMs - LOOK_EVERY_MS];
    this.lookedMs = nowMs;
    for (const [name, kind] of this.kinds) {
      for (const admitted of kind.underWay) {
        if (admitted.request.complete) continue;
        if (this.seen.has(admitted)) {
          this.leave(admitted);
          this.slow.add(admitted);
        } else this.seen.add(admitted);
      }
      if (kind.underWay.size === 0 && nowMs - kind.usedMs > FORGOTTEN_AFTER_MS) this.kinds.delete(name);
    }
  }
}

function newKind(path: string): Kind {
  const nowMs = performance.now();
  return { ...requestKind(path), underWay: new Slots(), throughput: new Throughput(nowMs), usedMs: nowMs };
}

function advance({ throughput, underWay }: Kind): void {
  throughput.advance(performance.now(), underWay.size > 0);
}
