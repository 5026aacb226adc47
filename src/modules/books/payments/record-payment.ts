import type { Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { CustomersRepository } from '../customers/index.js';
import { InvoiceSettlement, plannedAllocations, type InvoiceWithItems } from '../invoices/index.js';
import { newPayment } from './domain/new-payment.js';
import type { NewPayment, PaymentDetails } from './domain/payment.js';
import type { PaymentWithAllocations } from './entities/payment.entity.js';
import { paymentCreated } from './payments.events.js';
import { PaymentsRepository } from './payments.repository.js';
import { idsOf, settleInvoices } from './settle-invoices.js';

/** Records money that came in. Raises `validation_failed` with every fault; then nothing is stored. */
export async function recordPayment(
  tx: Transaction,
  details: PaymentDetails,
): Promise<PaymentWithAllocations> {
  const wanted = details.allocations ?? [];
  const [customer, around, invoices] = await Promise.all([
    new CustomersRepository(tx).byId(details.customer_id),
    organizationToday(tx),
    new InvoiceSettlement(tx).lock(idsOf(wanted)),
  ]);
  const payment = newPayment(details, { customer, ...around }, (source) => {
    return plannedAllocations(wanted, invoices, { ...source, settling: around.organization.settling });
  });
  return storePayment(tx, payment, invoices);
}

/** Stores a payment that was checked against its locked invoices, and settles them. */
export async function storePayment(
  tx: Transaction,
  payment: NewPayment,
  invoices: ReadonlyMap<string, InvoiceWithItems>,
): Promise<PaymentWithAllocations> {
  const stored = await new PaymentsRepository(tx).insert(payment);
  tx.announce(paymentCreated(stored));
  await settleInvoices(tx, stored, { invoices, allocations: payment.allocations });
  return stored;
}
