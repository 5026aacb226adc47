import type { Transaction } from '../../../platform/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { SuppliersRepository } from '../suppliers/index.js';
import { billPaymentCreated } from './bill-payments.events.js';
import { BillPaymentsRepository } from './bill-payments.repository.js';
import type { BillPaymentDetails } from './domain/bill-payment.js';
import { newBillPayment } from './domain/new-bill-payment.js';
import type { BillPaymentWithAllocations } from './entities/bill-payment.entity.js';
import { lockBills, payable, settleBills } from './settle-bills.js';

/** Records money that went out. Raises `validation_failed` with every fault; then nothing is stored. */
export async function recordBillPayment(
  tx: Transaction,
  details: BillPaymentDetails,
): Promise<BillPaymentWithAllocations> {
  const [supplier, around, bills] = await Promise.all([
    new SuppliersRepository(tx).byId(details.supplier_id),
    organizationToday(tx),
    lockBills(tx, details.allocations ?? []),
  ]);
  const payment = newBillPayment(details, { supplier, ...around, bills: payable(bills) });
  const stored = await new BillPaymentsRepository(tx).insert(payment);
  tx.announce(billPaymentCreated(stored));
  await settleBills(tx, bills, { allocations: payment.allocations, sign: 1n });
  return stored;
}
