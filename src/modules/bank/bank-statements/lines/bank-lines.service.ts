import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Stored, type Target } from '../../../../platform/index.js';
import { BankLinesRepository } from './bank-lines.repository.js';
import { bankLineChanged } from '../bank-statements.events.js';
import { invalidLineAction } from '../bank-statements.problems.js';
import { lineActionsOf, type LineAction } from '../domain/line-state.js';
import type { BankLineEntity } from '../entities/bank-line.entity.js';

const HAPPENED = { hold: 'held', ignore: 'ignored', reopen: 'reopened' } as const satisfies Partial<
  Record<LineAction, string>
>;

/** The booked entries of bank accounts, and what people decide about them. */
@Injectable()
export class BankLinesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<BankLineEntity> {
    return this.work.read(who, (tx) => new BankLinesRepository(tx).get(id));
  }

  hold(who: Principal, target: Target, details: { until?: string; note?: string }): Promise<BankLineEntity> {
    const { until: hold_until = null, note = null } = details;
    return this.moved(who, target, { action: 'hold', columns: { state: 'held', hold_until, note } });
  }

  ignore(who: Principal, target: Target, reason: string): Promise<BankLineEntity> {
    const columns = { state: 'ignored', hold_until: null, note: reason };
    return this.moved(who, target, { action: 'ignore', columns });
  }

  /** One that is new stays as it is. */
  reopen(who: Principal, target: Target): Promise<BankLineEntity> {
    return this.moved(who, target, {
      action: 'reopen',
      columns: { state: 'new', hold_until: null, note: null },
    });
  }

  /** Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
  private moved(who: Principal, target: Target, { action, columns }: Move): Promise<BankLineEntity> {
    return this.work.run(who, async (tx) => {
      const lines = new BankLinesRepository(tx);
      const before = await lines.lock(target);
      if (action === 'reopen' && before.state === 'new') return before;
      if (!lineActionsOf(before).includes(action)) throw invalidLineAction(action, before);
      const now = await lines.update(before, columns);
      tx.announce(bankLineChanged(HAPPENED[action], { before, now }));
      return now;
    });
  }
}

interface Move {
  readonly action: keyof typeof HAPPENED;
  readonly columns: Readonly<Record<string, Stored>>;
}
