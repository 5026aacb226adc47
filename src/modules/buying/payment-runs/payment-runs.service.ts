import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { paymentRunActionsOf, type PaymentRunAction, type PaymentRunDetails } from './domain/payment-run.js';
import type { PaymentRunWithItems } from './entities/payment-run.entity.js';
import { newRun } from './new-run.js';
import { paymentRunChanged, paymentRunCreated } from './payment-runs.events.js';
import { invalidRunAction } from './payment-runs.problems.js';
import { PaymentRunsRepository } from './payment-runs.repository.js';
import { bankId, releaseRun } from './release-run.js';
import { freeBills, settleRun, waitingOf } from './settle-run.js';

/** Bills that are paid together. The run is locked before its bills, and those in the order of their ids. */
@Injectable()
export class PaymentRunsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, details: PaymentRunDetails): Promise<PaymentRunWithItems> {
    return this.work.run(who, async (tx) => {
      const run = await newRun(tx, details);
      tx.announce(paymentRunCreated(run));
      return run;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<PaymentRunWithItems> {
    return this.work.read(who, async (tx) => existing(await new PaymentRunsRepository(tx).byId(id)));
  }

  /** Writes the file of a run for good. Raises `invalid_state_transition`. */
  release(who: Principal, target: Target): Promise<PaymentRunWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'release');
      const run = await releaseRun(tx, before);
      tx.announce(paymentRunChanged('released', before, run));
      return run;
    });
  }

  /** The file of a released run, as it was released. Raises `not_found` and `invalid_state_transition`. */
  async file(who: Principal, id: string): Promise<FileAnswer> {
    const run = await this.get(who, id);
    if (run.file === null || run.file_sha256 === null) throw invalidRunAction('download', run.status);
    return {
      content: Buffer.from(run.file, 'utf8'),
      media_type: 'application/xml',
      filename: `${bankId('prn', run.id)}.xml`,
      sha256: Buffer.from(run.file_sha256, 'hex'),
    };
  }

  /** Records a payment of each bill that waits: the bank has executed the run. Raises `invalid_state_transition`. */
  settle(who: Principal, target: Target, paidOn: string | undefined): Promise<PaymentRunWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'settle');
      const { today } = await organizationToday(tx);
      return settleRun(tx, before, paidOn ?? (before.execute_on < today ? before.execute_on : today));
    });
  }

  /** Frees the bills of a run that is not executed. Raises `invalid_state_transition`. */
  cancel(who: Principal, target: Target): Promise<PaymentRunWithItems> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'cancel');
      const waiting = waitingOf(before);
      await freeBills(tx, waiting);
      const ended = waiting.map(({ position }) => ({ position, payment_id: null }));
      const run = await new PaymentRunsRepository(tx).end(before, 'cancelled', ended);
      tx.announce(paymentRunChanged('cancelled', before, run));
      return run;
    });
  }
}

async function lockedFor(
  tx: Transaction,
  { id, seen }: Target,
  action: PaymentRunAction,
): Promise<PaymentRunWithItems> {
  const run = existing(await new PaymentRunsRepository(tx).lockById(id));
  assertVersion(seen, run.version);
  if (!paymentRunActionsOf(run.status).includes(action)) throw invalidRunAction(action, run.status);
  return run;
}

function existing(run: PaymentRunWithItems | undefined): PaymentRunWithItems {
  if (run === undefined) throw notFound('payment run');
  return run;
}
