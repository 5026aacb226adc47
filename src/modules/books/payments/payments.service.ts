import { Injectable } from '@nestjs/common';
import { defaultSettling } from '../../../kernel/accounts/settling.js';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Target } from '../../../platform/index.js';
import { organizationSettling } from '../../people/organizations/index.js';
import {
  amountAsked,
  InvoiceSettlement,
  lockedInvoiceFor,
  OwnCredit,
  prepaymentOf,
  type AllocationDetails,
} from '../invoices/index.js';
import { allocatePayment } from './allocate-payment.js';
import { excessPayment } from './domain/prepaid-payment.js';
import { newInvoicePayment } from './domain/new-payment.js';
import {
  isPossible,
  paymentStatus,
  type InvoicePaymentDetails,
  type PaymentDetails,
  type PaymentRemarks,
} from './domain/payment.js';
import type { RefundDetails } from './domain/refund.js';
import { plannedUnallocation, type UnallocationDetails } from './domain/unallocation.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { lockedPayment } from './locked-payment.js';
import { MatchedLines } from './matched-lines.js';
import { paymentChanged, paymentCreated } from './payments.events.js';
import { invalidTransition } from './payments.problems.js';
import { PaymentsRepository } from './payments.repository.js';
import { orderReceipt } from './receipts.js';
import { recordPayment, storePayment } from './record-payment.js';
import { cancelPaymentRefund, refundPayment } from './refund-payment.js';
import { reversePayment } from './reverse-payment.js';
import { idsOf, takeBack } from './settle-invoices.js';

/** Money that came in: recorded, allocated to invoices, given back. The payment is locked before its invoices. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credit: OwnCredit,
    private readonly lines: MatchedLines,
  ) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, details: PaymentDetails): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const payment = await recordPayment(tx, details);
      await orderReceipt(tx, payment);
      return payment;
    });
  }

  /** Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `validation_failed`. */
  createForInvoice(
    who: Principal,
    target: Target,
    details: InvoicePaymentDetails,
  ): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const invoice = await lockedInvoiceFor(tx, target, 'record_payment');
      const settling = details.settle_rest === undefined ? defaultSettling : await organizationSettling(tx);
      const payment = newInvoicePayment(details, { ...invoice, asked: amountAsked(invoice), settling });
      const stored = await storePayment(tx, payment, new Map([[invoice.id, invoice]]));
      await orderReceipt(tx, stored);
      return stored;
    });
  }

  /**
   * Records what was prepaid above an issued invoice as an unallocated payment.
   *
   * The payment has the identifier of its invoice, so that a second run finds it and changes nothing.
   */
  creditPrepaidExcess(who: Principal, invoiceId: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const invoice = (await new InvoiceSettlement(tx).lock([invoiceId])).get(invoiceId);
      const payments = new PaymentsRepository(tx);
      if (invoice === undefined || (await payments.byId(invoiceId)) !== undefined) return;
      const { whole, held } = prepaymentOf(invoice);
      if (whole === held) return;
      const payment = await payments.insert(excessPayment(invoice, whole - held), invoiceId);
      tx.announce(paymentCreated(payment));
    });
  }

  /** Settles invoices with what is left of a payment. Raises what paying an invoice raises. */
  allocate(
    who: Principal,
    target: Target,
    wanted: readonly AllocationDetails[],
  ): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await lockedPayment(tx, target);
      // With nothing left, a wish for more than that is a fault of the body.
      if (paymentStatus(before) === 'reversed') throw invalidTransition('allocate', before);
      return allocatePayment(tx, before, wanted);
    });
  }

  /** Takes back what a payment settles; it is due again, and the customer's credit. Raises `validation_failed`. */
  unallocate(
    who: Principal,
    target: Target,
    wanted: readonly UnallocationDetails[],
  ): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await lockedPayment(tx, target);
      if (!isPossible('unallocate', before)) throw invalidTransition('unallocate', before);
      const plan = plannedUnallocation(wanted, before);
      if (plan.faults.length > 0) throw validationFailed(plan.faults);
      const held = await this.credit.hold(tx, idsOf(wanted));
      const invoices = await new InvoiceSettlement(tx).lock(held.invoiceIds);
      const now = await new PaymentsRepository(tx).unallocate(before, plan);
      tx.announce(paymentChanged('payment.updated', { before, now }));
      await held.comeHome(await takeBack(tx, now, { invoices, allocations: plan.taken }));
      return now;
    });
  }

  /** Refunds unallocated money, all of it by default. A refunded payment stays as it is. */
  refund(who: Principal, target: Target, details: RefundDetails): Promise<PaymentWithAllocations> {
    return this.work.run(who, (tx) => refundPayment(tx, target, details));
  }

  /** Takes a refund for one that did not take place: it is the customer's credit again, and its bank line is free. */
  cancelRefund(who: Principal, target: Target, refundId: string): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const lines = await this.lines.hold(tx, target.id);
      const payment = await cancelPaymentRefund(tx, target, refundId);
      await lines.free(refundId);
      return payment;
    });
  }

  /** Changes what is not about the money, in any state. Raises `not_found` and `precondition_failed`. */
  remark(who: Principal, target: Target, remarks: PaymentRemarks): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await lockedPayment(tx, target);
      const now = await new PaymentsRepository(tx).remark(before, remarks);
      if (now !== before) tx.announce(paymentChanged('payment.updated', { before, now }));
      return now;
    });
  }

  /**
   * Takes a payment back, and with it all that it has settled; its bank lines are free. One that is reversed already
   * stays as it is.
   *
   * Raises `invalid_state_transition` while a part of it is refunded.
   */
  reverse(who: Principal, target: Target, reason: string | undefined): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const lines = await this.lines.hold(tx, target.id);
      const payment = await reversePayment(tx, this.credit, { target, reason });
      await lines.free();
      return payment;
    });
  }
}
