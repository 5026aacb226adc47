import { Injectable } from '@nestjs/common';
import { notFound, validationFailed } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { heldLinesOfSupplier } from '../../bank/bank-matches/index.js';
import { billPaymentChanged } from './bill-payments.events.js';
import { invalidBillPaymentAction } from './bill-payments.problems.js';
import { BillPaymentsRepository } from './bill-payments.repository.js';
import {
  billPaymentActionsOf,
  type BillAllocationDetails,
  type BillPaymentAction,
  type BillPaymentDetails,
} from './domain/bill-payment.js';
import { plannedAllocations } from './domain/planned-allocations.js';
import { plannedUnallocation } from './domain/unallocation.js';
import type { BillPaymentWithAllocations } from './entities/bill-payment.entity.js';
import { recordBillPayment } from './record-bill-payment.js';
import { lockedBillPayment, reverseBillPayment, standingOf } from './reverse-bill-payment.js';
import { lockBills, payable, settleBills } from './settle-bills.js';

/** Money that went to suppliers. The payment is locked before its bills, and those in the order of their ids. */
@Injectable()
export class BillPaymentsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, details: BillPaymentDetails): Promise<BillPaymentWithAllocations> {
    return this.work.run(who, (tx) => recordBillPayment(tx, details));
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<BillPaymentWithAllocations> {
    return this.work.read(who, async (tx) => existing(await new BillPaymentsRepository(tx).byId(id)));
  }

  /** Settles bills with what is left of a payment. Raises `invalid_state_transition` and `validation_failed`. */
  allocate(
    who: Principal,
    target: Target,
    wanted: readonly BillAllocationDetails[],
  ): Promise<BillPaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'allocate');
      const bills = await lockBills(tx, wanted);
      const source = { ...before, available: before.unapplied_amount };
      const { allocations, faults } = plannedAllocations(wanted, payable(bills), source);
      if (faults.length > 0) throw validationFailed(faults);
      const now = await new BillPaymentsRepository(tx).allocate(before, allocations);
      tx.announce(billPaymentChanged('bill_payment.updated', { before, now }));
      await settleBills(tx, bills, { allocations, sign: 1n });
      return now;
    });
  }

  /** Takes back what a payment settles of some bills. Raises `invalid_state_transition` and `validation_failed`. */
  unallocate(
    who: Principal,
    target: Target,
    wanted: readonly { readonly bill_id: string }[],
  ): Promise<BillPaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'unallocate');
      const standing = standingOf(before);
      const ids = wanted.map(({ bill_id }) => bill_id);
      const plan = plannedUnallocation(ids, { standing, unapplied: before.unapplied_amount });
      if (plan.faults.length > 0) throw validationFailed(plan.faults);
      const bills = await lockBills(tx, plan.taken);
      const now = await new BillPaymentsRepository(tx).release(before, plan.taken);
      tx.announce(billPaymentChanged('bill_payment.updated', { before, now }));
      await settleBills(tx, bills, { allocations: plan.taken, sign: -1n });
      return now;
    });
  }

  /**
   * Takes a payment back, and with it all that it has settled. Its bank lines are to be looked at again. One that is
   * reversed already stays as it is.
   */
  reverse(who: Principal, target: Target, reason: string): Promise<BillPaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const lines = await heldLinesOfSupplier(tx, target.id);
      const now = await reverseBillPayment(tx, target, reason);
      await lines.free();
      return now;
    });
  }
}

async function lockedFor(
  tx: Transaction,
  target: Target,
  action: BillPaymentAction,
): Promise<BillPaymentWithAllocations> {
  const payment = await lockedBillPayment(tx, target);
  if (!billPaymentActionsOf(payment).includes(action)) throw invalidBillPaymentAction(action, payment);
  return payment;
}

function existing(payment: BillPaymentWithAllocations | undefined): BillPaymentWithAllocations {
  if (payment === undefined) throw notFound('bill payment');
  return payment;
}
