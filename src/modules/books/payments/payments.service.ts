import { Injectable } from '@nestjs/common';
import { sumOf } from '../../../kernel/money/allocation.js';
import { notFound, validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import { CustomersRepository } from '../customers/index.js';
import {
  amountAsked,
  InvoiceSettlement,
  lockedInvoiceFor,
  OwnCredit,
  plannedAllocations,
  prepaymentOf,
  type AllocationDetails,
  type InvoiceWithItems,
} from '../invoices/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { excessPayment } from './domain/prepaid-payment.js';
import { newInvoicePayment, newPayment } from './domain/new-payment.js';
import {
  isPossible,
  paymentStatus,
  type Allocation,
  type InvoicePaymentDetails,
  type NewPayment,
  type PaymentDetails,
  type PaymentRemarks,
} from './domain/payment.js';
import { newRefund, type RefundDetails } from './domain/refund.js';
import { plannedUnallocation, standingAmount, type UnallocationDetails } from './domain/unallocation.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentChanged, paymentCreated } from './payments.events.js';
import { invalidTransition } from './payments.problems.js';
import { PaymentsRepository } from './payments.repository.js';

/** Money that came in: recorded, allocated to invoices, given back. The payment is locked before its invoices. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credit: OwnCredit,
  ) {}

  /** Raises `validation_failed` with every fault; then nothing is stored. */
  create(who: Principal, details: PaymentDetails): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const wanted = details.allocations ?? [];
      const [customer, around, invoices] = await Promise.all([
        new CustomersRepository(tx).byId(details.customer_id),
        organizationToday(tx),
        new InvoiceSettlement(tx).lock(idsOf(wanted)),
      ]);
      const payment = newPayment(details, { customer, ...around }, (source) => {
        return plannedAllocations(wanted, invoices, source);
      });
      return record(tx, payment, invoices);
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
      const payment = newInvoicePayment(details, { ...invoice, asked: amountAsked(invoice) });
      return record(tx, payment, new Map([[invoice.id, invoice]]));
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
      const before = await locked(tx, target);
      // With nothing left, a wish for more than that is a fault of the body.
      if (paymentStatus(before) === 'reversed') throw invalidTransition('allocate', before);
      const invoices = await new InvoiceSettlement(tx).lock(idsOf(wanted));
      const source = { available: before.unapplied_amount, ...before };
      const { allocations, faults } = plannedAllocations(wanted, invoices, source);
      if (faults.length > 0) throw validationFailed(faults);
      const payment = await new PaymentsRepository(tx).allocate(before, allocations);
      tx.announce(paymentChanged('payment.updated', { before, now: payment }));
      await settle(tx, payment, { invoices, allocations });
      return payment;
    });
  }

  /** Takes back what a payment settles; it is due again, and the customer's credit. Raises `validation_failed`. */
  unallocate(
    who: Principal,
    target: Target,
    wanted: readonly UnallocationDetails[],
  ): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
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
    return this.work.run(who, async (tx) => {
      const [before, { today }] = await Promise.all([locked(tx, target), organizationToday(tx)]);
      if (details.amount === undefined && isRefunded(before)) return before;
      if (!isPossible('refund', before)) throw invalidTransition('refund', before);
      const now = await new PaymentsRepository(tx).refund(before, newRefund(details, before, today));
      tx.announce(paymentChanged('payment.refunded', { before, now }));
      return now;
    });
  }

  /** Takes a refund for one that did not take place: it is the customer's credit again. */
  cancelRefund(who: Principal, target: Target, refundId: string): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      const refund = before.refunds.find(({ id }) => id === refundId);
      if (refund === undefined) throw validationFailed([UNKNOWN_REFUND]);
      if (refund.cancelled_at !== null) return before;
      const now = await new PaymentsRepository(tx).cancelRefund(before, refund);
      tx.announce(paymentChanged('payment.refund_cancelled', { before, now }));
      return now;
    });
  }

  /** Changes what is not about the money, in any state. Raises `not_found` and `precondition_failed`. */
  remark(who: Principal, target: Target, remarks: PaymentRemarks): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      const now = await new PaymentsRepository(tx).remark(before, remarks);
      if (now !== before) tx.announce(paymentChanged('payment.updated', { before, now }));
      return now;
    });
  }

  /**
   * Takes a payment back, and with it all that it has settled. One that is reversed already stays as it is.
   *
   * Raises `invalid_state_transition` while a part of it is refunded.
   */
  reverse(who: Principal, target: Target, reason: string | undefined): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      if (paymentStatus(before) === 'reversed') return before;
      if (!isPossible('reverse', before)) throw invalidTransition('reverse', before);
      const standing = before.allocations.map((row) => ({ ...row, amount: standingAmount(row) }));
      const settled = standing.filter(({ amount }) => amount > 0n);
      const held = await this.credit.hold(tx, idsOf(settled));
      const invoices = await new InvoiceSettlement(tx).lock(held.invoiceIds);
      const payment = await new PaymentsRepository(tx).reverse(before, reason ?? null);
      tx.announce(paymentChanged('payment.reversed', { before, now: payment }));
      await held.comeHome(await takeBack(tx, payment, { invoices, allocations: settled }));
      return payment;
    });
  }
}

const UNKNOWN_REFUND: FieldFault = {
  pointer: '#/refund_id',
  code: 'unknown_reference',
  detail: 'The payment has no refund with this identifier.',
};

function isRefunded(payment: PaymentWithAllocations): boolean {
  return payment.unapplied_amount === 0n && payment.refunded_amount > 0n;
}

async function record(
  tx: Transaction,
  payment: NewPayment,
  invoices: ReadonlyMap<string, InvoiceWithItems>,
): Promise<PaymentWithAllocations> {
  const stored = await new PaymentsRepository(tx).insert(payment);
  tx.announce(paymentCreated(stored));
  await settle(tx, stored, { invoices, allocations: payment.allocations });
  return stored;
}

interface Settling {
  readonly invoices: ReadonlyMap<string, InvoiceWithItems>;
  /** Each invoice once. */
  readonly allocations: readonly Allocation[];
}

/**
 * A discount for paying early is taken if all money of the invoice came in time, whatever was recorded first.
 */
async function settle(
  tx: Transaction,
  { id, received_on }: PaymentWithAllocations,
  { invoices, allocations }: Settling,
): Promise<void> {
  const offering = [...invoices.values()].filter(offersDiscount).map((invoice) => invoice.id);
  const latest = await new PaymentsRepository(tx).latestDays(offering);
  for (const { invoice_id, amount, settle_rest } of allocations) {
    const day = latest.get(invoice_id) ?? received_on;
    const completeOn = day > received_on ? day : received_on;
    const by = { day: received_on, completeOn, payment_id: id, settle_rest };
    await new InvoiceSettlement(tx).apply(lockedOne(invoices, invoice_id), { paid: amount }, by);
  }
}

/** Answers the invoices as they are then. */
async function takeBack(
  tx: Transaction,
  { id }: PaymentWithAllocations,
  { invoices, allocations }: Settling,
): Promise<ReadonlyMap<string, InvoiceWithItems>> {
  const settlement = new InvoiceSettlement(tx);
  const now = new Map(invoices);
  for (const { invoice_id, amount } of sumsByInvoice(allocations)) {
    const invoice = lockedOne(invoices, invoice_id);
    const by = { day: invoice.today, payment_id: id };
    now.set(invoice_id, await settlement.apply(invoice, { paid: -amount }, by));
  }
  return now;
}

function offersDiscount({ payment_terms }: InvoiceWithItems): boolean {
  return (payment_terms?.early_payment ?? []).length > 0;
}

function lockedOne(invoices: ReadonlyMap<string, InvoiceWithItems>, id: string): InvoiceWithItems {
  const invoice = invoices.get(id);
  if (invoice === undefined) throw new Error('An allocation names no locked invoice.');
  return invoice;
}

/** A payment may settle an invoice by several allocations. */
function sumsByInvoice(allocations: readonly Allocation[]): Allocation[] {
  return [...new Set(idsOf(allocations))].map((invoice_id) => {
    const own = allocations.filter((allocation) => allocation.invoice_id === invoice_id);
    return { invoice_id, amount: sumOf(own.map(({ amount }) => amount)) };
  });
}

function idsOf(allocations: readonly { readonly invoice_id: string }[]): string[] {
  return allocations.map(({ invoice_id }) => invoice_id);
}

async function locked(tx: Transaction, { id, seen }: Target): Promise<PaymentWithAllocations> {
  const payment = await new PaymentsRepository(tx).lockById(id);
  if (payment === undefined) throw notFound('payment');
  assertVersion(seen, payment.version);
  return payment;
}
