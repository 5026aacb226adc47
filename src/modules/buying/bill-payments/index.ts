export { BillPaymentEntity } from './entities/bill-payment.entity.js';
export { recordBillPayment } from './record-bill-payment.js';
