export { BillPaymentsRepository } from './bill-payments.repository.js';
export { BillPaymentEntity, type BillPaymentWithAllocations } from './entities/bill-payment.entity.js';
export { recordBillPayment } from './record-bill-payment.js';
export { reverseBillPayment } from './reverse-bill-payment.js';
