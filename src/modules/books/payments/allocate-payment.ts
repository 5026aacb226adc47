import { validationFailed } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';
import { organizationSettling } from '../../people/organizations/index.js';
import { InvoiceSettlement, plannedAllocations, type AllocationDetails } from '../invoices/index.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentChanged } from './payments.events.js';
import { PaymentsRepository } from './payments.repository.js';
import { idsOf, settleInvoices } from './settle-invoices.js';

/** Settles invoices with what is left of a locked payment. Raises `validation_failed` with every fault. */
export async function allocatePayment(
  tx: Transaction,
  before: PaymentWithAllocations,
  wanted: readonly AllocationDetails[],
): Promise<PaymentWithAllocations> {
  const invoices = await new InvoiceSettlement(tx).lock(idsOf(wanted));
  const settling = await organizationSettling(tx);
  const source = { available: before.unapplied_amount, settling, ...before };
  const { allocations, faults } = plannedAllocations(wanted, invoices, source);
  if (faults.length > 0) throw validationFailed(faults);
  const payment = await new PaymentsRepository(tx).allocate(before, allocations);
  tx.announce(paymentChanged('payment.updated', { before, now: payment }));
  await settleInvoices(tx, payment, { invoices, allocations });
  return payment;
}
