import { Injectable } from '@nestjs/common';
import { sumOf } from '../../kernel/money/allocation.js';
import { notFound, validationFailed } from '../../kernel/problems/problem.js';
import {
  assertVersion,
  UnitOfWork,
  type Principal,
  type Target,
  type Transaction,
} from '../../platform/index.js';
import { CustomersRepository } from '../customers/index.js';
import {
  InvoiceSettlement,
  lockedInvoiceFor,
  plannedAllocations,
  type AllocationDetails,
  type InvoiceWithItems,
} from '../invoices/index.js';
import { organizationToday } from '../organizations/index.js';
import { excessPayment } from './domain/excess-payment.js';
import { newInvoicePayment, newPayment } from './domain/new-payment.js';
import {
  paymentStatus,
  type Allocation,
  type InvoicePaymentDetails,
  type NewPayment,
  type PaymentDetails,
} from './domain/payment.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentCreated, paymentReversed, paymentUpdated } from './payments.events.js';
import { paymentIsReversed } from './payments.problems.js';
import { PaymentsRepository } from './payments.repository.js';

/** Money that came in: recorded, allocated to invoices, taken back. The payment is locked before its invoices. */
@Injectable()
export class PaymentsService {
  constructor(private readonly work: UnitOfWork) {}

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
      return record(tx, newInvoicePayment(details, invoice), new Map([[invoice.id, invoice]]));
    });
  }

  /**
   * Records what was prepaid above an issued invoice as money that settles nothing yet.
   *
   * The payment has the identifier of its invoice, so that a second run finds it and changes nothing.
   */
  creditPrepaidExcess(who: Principal, invoiceId: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const invoice = (await new InvoiceSettlement(tx).lock([invoiceId])).get(invoiceId);
      const payments = new PaymentsRepository(tx);
      if (invoice === undefined || (await payments.byId(invoiceId)) !== undefined) return;
      tx.announce(paymentCreated(await payments.insert(excessPayment(invoice), invoiceId)));
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
      if (paymentStatus(before) === 'reversed') throw paymentIsReversed();
      const invoices = await new InvoiceSettlement(tx).lock(idsOf(wanted));
      const source = { available: before.unapplied_amount, ...before };
      const { allocations, faults } = plannedAllocations(wanted, invoices, source);
      if (faults.length > 0) throw validationFailed(faults);
      const payment = await new PaymentsRepository(tx).allocate(before, allocations);
      tx.announce(paymentUpdated(payment, before));
      settle(tx, invoices, allocations);
      return payment;
    });
  }

  /** Takes a payment back, and with it all that it has settled. One that is reversed already stays as it is. */
  reverse(who: Principal, target: Target, reason: string | undefined): Promise<PaymentWithAllocations> {
    return this.work.run(who, async (tx) => {
      const before = await locked(tx, target);
      if (paymentStatus(before) === 'reversed') return before;
      const invoices = await new InvoiceSettlement(tx).lock(idsOf(before.allocations));
      const payment = await new PaymentsRepository(tx).reverse(before, reason ?? null);
      tx.announce(paymentReversed(payment, before));
      settle(tx, invoices, before.allocations.map(takenBack));
      return payment;
    });
  }
}

async function record(
  tx: Transaction,
  payment: NewPayment,
  invoices: ReadonlyMap<string, InvoiceWithItems>,
): Promise<PaymentWithAllocations> {
  const stored = await new PaymentsRepository(tx).insert(payment);
  tx.announce(paymentCreated(stored));
  settle(tx, invoices, payment.allocations);
  return stored;
}

/** Each invoice once, with all that is allocated to it. */
function settle(
  tx: Transaction,
  invoices: ReadonlyMap<string, InvoiceWithItems>,
  allocations: readonly Allocation[],
): void {
  const settlement = new InvoiceSettlement(tx);
  for (const invoice of invoices.values()) {
    const own = allocations.filter(({ invoice_id }) => invoice_id === invoice.id);
    settlement.apply(invoice, { paid: sumOf(own.map(({ amount }) => amount)) });
  }
}

function takenBack({ invoice_id, amount }: Allocation): Allocation {
  return { invoice_id, amount: -amount };
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
