import { Injectable } from '@nestjs/common';
import { Problem } from '../../../kernel/problems/problem.js';
import { isLockTimeout, isUnavailable } from '../../books/database-errors.js';
import type { Transaction } from '../../books/transaction.js';
import { UnitOfWork } from '../../books/unit-of-work.js';
import { newPrincipal, type Principal } from '../../contract/principal.js';
import { Metrics } from '../../signals/metrics.js';
import { GroupAnswers } from './group-answers.js';
import { laneOf } from './lane-name.js';
import { Lanes } from './lanes.js';

/** What one request of a group wants, and who asks. */
export interface Member<Order> {
  readonly who: Principal;
  readonly order: Order;
}

/** What came of it, and what its handler answers with. */
export interface Outcome<Result> {
  readonly result: Result;
  readonly answer: object;
}

/** What several requests of one organization can do in one transaction. */
export interface Together<Order, Found, Result> {
  /** What they would wait for; the same as their route declares. */
  readonly lane: string;
  /** Reads and locks what they need in one round trip. Must not wait for locks of single requests. */
  look(tx: Transaction, orders: readonly Order[]): Promise<Found>;
  /**
   * Does the work of those who can go together, in their order, and announces each event for whoever caused it.
   *
   * Whoever is missing in the outcome must have left no trace: it goes alone afterwards, and gets its refusal there.
   */
  write(
    tx: Transaction,
    found: Found,
    members: readonly Member<Order>[],
  ): ReadonlyMap<Member<Order>, Outcome<Result>>;
}

interface Waiting<Order, Result> extends Member<Order> {
  /** Takes undefined for one that has to go alone. */
  readonly resolve: (result: Result | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A key that another transaction has claimed and not committed: then everybody goes alone. */
const KEY_WAIT_MS = 100;

/** Lets requests that would wait for each other work in one transaction, with one flush to disk. */
@Injectable()
export class GroupWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lanes: Lanes,
    private readonly answers: GroupAnswers,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Goes alone if nobody is at work, else together with all others that wait.
   *
   * Raises what `alone` raises, and Problem `unavailable` if the database fails the group.
   */
  async turn<Order, Found, Result>(
    together: Together<Order, Found, Result>,
    { who, order }: Member<Order>,
    alone: () => Promise<Result>,
  ): Promise<Result> {
    const lane = laneOf(together.lane, who);
    if (lane === undefined || this.work.isAround(who)) return alone();
    if (!this.lanes.isBusy(lane)) return this.lanes.hold(lane, alone);
    const result = await new Promise<Result | undefined>((resolve, reject) => {
      const waiting: Waiting<Order, Result> = { who, order, resolve, reject };
      this.lanes.join(lane, waiting, (all: readonly Waiting<Order, Result>[]) => this.go(together, all));
    });
    return result ?? alone();
  }

  private async go<Order, Found, Result>(
    together: Together<Order, Found, Result>,
    members: readonly Waiting<Order, Result>[],
  ): Promise<void> {
    try {
      const outcomes = await this.inOneTransaction(together, members);
      this.metrics.groupEnded('together', outcomes.size);
      this.metrics.groupEnded('alone', members.length - outcomes.size);
      for (const member of members) member.resolve(outcomes.get(member)?.result);
    } catch (error) {
      this.metrics.groupEnded('failed', members.length);
      const isOver = failsAll(error);
      for (const { resolve, reject } of members) {
        if (isOver) reject(error);
        else resolve(undefined);
      }
    }
  }

  private inOneTransaction<Order, Found, Result>(
    together: Together<Order, Found, Result>,
    members: readonly Member<Order>[],
  ): Promise<ReadonlyMap<Member<Order>, Outcome<Result>>> {
    return this.work.run(groupOf(members), async (tx) => {
      // What failed once may be the fault of one of them.
      if (tx.isRepeated) return new Map();
      const [used, found] = await Promise.all([
        this.answers.used(tx, members),
        together.look(
          tx,
          members.map(({ order }) => order),
        ),
      ]);
      const left = members.filter(({ who }) => !used.has(who));
      const outcomes = together.write(tx, found, left);
      const answered = left.flatMap((member) => {
        const outcome = outcomes.get(member);
        return outcome === undefined ? [] : [{ who: member.who, answer: outcome.answer }];
      });
      tx.limitLockWait(KEY_WAIT_MS);
      this.answers.store(tx, answered);
      return outcomes;
    });
  }
}

/** The group itself, which has no rights and is named nowhere. */
function groupOf([first]: readonly Member<unknown>[]): Principal {
  if (first === undefined) throw new Error('A group without members was asked to go.');
  const { organizationId, books } = first.who;
  const rights = { organizationId, scopes: new Set<never>(), manages: false, ...(books && { books }) };
  return newPrincipal({ ...rights, kind: 'system', id: null });
}

/** Whether going alone would end the same way, or may repeat what was committed although its answer was lost. */
function failsAll(error: unknown): boolean {
  if (!(error instanceof Problem) || error.code !== 'unavailable') return false;
  const { cause } = error.extras;
  return cause === undefined || (isUnavailable(cause) && !isLockTimeout(cause));
}
