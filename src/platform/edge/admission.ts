import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../kernel/problems/problem.js';
import { Throughput } from './throughput.js';

/** So many turns of the event loop have to be long in a row; one alone is the collection of garbage, or the machine. */
const LATE_LOOKS = 3;
/** This part of the wait that is allowed. */
const LATE_PART = 1 / 5;
/** So many of a kind are let in whatever they wait for. */
const ALWAYS = 16;
/** Who has not sent the whole request by then costs a socket and no work, and is not counted until it has. */
const LOOK_EVERY_MS = 100;
/** What is known of a kind that nobody asks for is forgotten. */
const FORGOTTEN_AFTER_MS = 30_000;

/** For who watches over the service, who must be answered also when it has too much to do. */
const WATCHING = /^\/(?:health|metrics)(?:[/?]|$)/;
/** Signing in takes long on purpose, and has a line of its own, in which those go first who are known. */
const SIGNING_IN = /\/auth\/login\/?(?:\?|$)/;
const SIGN_INS_MAX = 128;
const IDENTIFIER = /[a-z]{2,4}_[0-9a-z]{26}/g;

export interface AdmissionBounds {
  /** Never more than so many at once. */
  readonly requestsMax: number;
  /** Whoever would wait longer than this is told to come again instead. */
  readonly requestWaitMs: number;
}

/** Requests of one method and path, whatever their identifiers. */
interface Kind {
  readonly underWay: Set<Request>;
  readonly throughput: Throughput;
  usedMs: number;
}

/**
 * Lets in as many requests as can be answered soon, and refuses the others at once.
 *
 * Work that waits in line makes everybody wait, and is often done for a caller who has gone. How soon a newcomer would
 * be answered follows from how many requests of its kind are under way and how many are answered in a second. Each
 * kind is judged by itself, so that one which waits for a locked row keeps nobody else out.
 */
export class Admission {
  private readonly kinds = new Map<string, Kind>();
  /** Those whose bodies have not come yet. */
  private readonly slow = new Map<Request, Kind>();
  /** By the last look. */
  private readonly seen = new WeakSet<Request>();
  private running = 0;
  private lookedMs = performance.now();
  private lateMs: readonly number[] = [];

  constructor(private readonly bounds: AdmissionBounds) {
    setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    if (WATCHING.test(request.url)) return next();
    const kind = this.kindOf(request);
    advance(kind);
    if (this.running >= this.bounds.requestsMax || !this.hasRoom(request, kind)) return next(tooMuchToDo());
    this.enter(request, kind);
    response.once('close', () => {
      advance(kind);
      this.slow.delete(request);
      if (this.leave(request, kind)) kind.throughput.ended();
    });
    next();
  };

  private kindOf({ method, url }: Request): Kind {
    const name = `${method} ${url.replace(/\?.*$/, '').replace(IDENTIFIER, ':id')}`;
    const kind = this.kinds.get(name) ?? newKind();
    kind.usedMs = performance.now();
    this.kinds.set(name, kind);
    return kind;
  }

  private hasRoom({ url }: Request, { underWay, throughput }: Kind): boolean {
    if (SIGNING_IN.test(url)) return underWay.size < SIGN_INS_MAX;
    if (underWay.size < ALWAYS) return true;
    const { requestWaitMs } = this.bounds;
    return !this.isLate && throughput.timeFor(underWay.size) <= requestWaitMs;
  }

  /** Whether whoever comes has waited before he is even seen. */
  private get isLate(): boolean {
    const longMs = this.bounds.requestWaitMs * LATE_PART;
    return this.lateMs.length === LATE_LOOKS && this.lateMs.every((ms) => ms > longMs);
  }

  private enter(request: Request, { underWay }: Kind): void {
    underWay.add(request);
    this.running += 1;
  }

  private leave(request: Request, { underWay }: Kind): boolean {
    const wasInside = underWay.delete(request);
    if (wasInside) this.running -= 1;
    return wasInside;
  }

  /** Twice in a row incomplete is slow. */
  private look(): void {
    for (const [request, kind] of this.slow) {
      if (!request.complete) continue;
      this.slow.delete(request);
      advance(kind);
      this.enter(request, kind);
    }
    const nowMs = performance.now();
    this.lateMs = [...this.lateMs.slice(1 - LATE_LOOKS), nowMs - this.lookedMs - LOOK_EVERY_MS];
    this.lookedMs = nowMs;
    for (const [name, kind] of this.kinds) {
      for (const request of kind.underWay) {
        if (request.complete) continue;
        if (this.seen.has(request)) {
          this.leave(request, kind);
          this.slow.set(request, kind);
        } else this.seen.add(request);
      }
      if (kind.underWay.size === 0 && nowMs - kind.usedMs > FORGOTTEN_AFTER_MS) this.kinds.delete(name);
    }
  }
}

function newKind(): Kind {
  const nowMs = performance.now();
  return { underWay: new Set(), throughput: new Throughput(nowMs), usedMs: nowMs };
}

function advance({ throughput, underWay }: Kind): void {
  throughput.advance(performance.now(), underWay.size > 0);
}

function tooMuchToDo(): Problem {
  const headers = { 'Retry-After': '1' };
  return new Problem('unavailable', 'The service has too much to do right now.', { headers });
}
