import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { instantText } from '../../../kernel/time/instant.js';
import { ClockMove, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { CredentialsService } from '../../people/auth/index.js';
import { OrganizationsRepository } from '../../people/organizations/index.js';
import { assertTestBooks } from './settings.problems.js';
import { clockMoved } from './settings.events.js';
import type { BooksTime, MovedClock } from './domain/books-time.js';

/** More would take minutes. A year of daily work has about a thousand. */
const JOBS_MAX = 10_000;
const YEARS_MAX = 50;
const YEAR_MS = 365.25 * 86_400_000;
/** Workers finish what is due already, so that it does not happen at the new time. */
const BEFORE_MS = 5_000;
/** Receivers of webhooks may take long, and a caller waits. */
const AFTER_MS = 20_000;

/** The clock of the books: of test books it can be moved forward. */
@Injectable()
export class ClockService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clocks: ClockMove,
    private readonly credentials: CredentialsService,
  ) {}

  get(who: Principal): Promise<BooksTime> {
    return this.work.run(who, (tx) => timeOf(tx));
  }

  /**
   * Moves the clock of test books, and does what falls due on the way: all of it, or nothing.
   *
   * Raises `test_mode_only`, and `validation_failed` for an instant that is not later, or too far, or has too many jobs
   * on the way.
   */
  async move(who: Principal, to: Date): Promise<MovedClock> {
    await this.work.run(who, (tx) => assertTestBooks(tx));
    await this.clocks.settled(who.organizationId, BEFORE_MS);
    let time: BooksTime | undefined;
    const done = await this.clocks.move(who, {
      to,
      admit: (from) => {
        assertTestBooks(from);
        if (to <= from.now) throw notLater(from.now);
        if (to.getTime() - from.real.getTime() > YEARS_MAX * YEAR_MS) throw tooFar();
      },
      jobsMax: JOBS_MAX,
      tooMany,
      close: async (tx, { now, real }) => {
        time = await timeOf(tx);
        const before = { ...time, now, aheadMs: now.getTime() - real.getTime() };
        tx.announce(clockMoved(tx.organizationId, { before, now: time }));
        await this.credentials.announceChange(tx, tx.organizationId);
      },
    });
    const isSettled = await this.clocks.settled(who.organizationId, AFTER_MS);
    if (time === undefined) throw new Error('A clock was moved and not read.');
    return { ...time, ...done, isSettled };
  }
}

async function timeOf(tx: Transaction): Promise<BooksTime> {
  const { time_zone } = await new OrganizationsRepository(tx).existing(tx.organizationId);
  return { mode: tx.mode, now: tx.now, aheadMs: tx.aheadMs, time_zone };
}

function notLater(now: Date): Error {
  const detail = `The clock only moves forward; it is ${instantText(now)} already.`;
  return validationFailed([{ pointer: '#/now', code: 'in_the_past', detail }]);
}

function tooFar(): Error {
  const detail = `The clock goes at most ${YEARS_MAX} years ahead of real time.`;
  return validationFailed([{ pointer: '#/now', code: 'out_of_range', detail }]);
}

function tooMany(): Error {
  const detail = `More than ${JOBS_MAX} jobs fall due until then, so nothing was moved. Move it in smaller steps.`;
  return validationFailed([{ pointer: '#/now', code: 'too_many_jobs', detail }]);
}
