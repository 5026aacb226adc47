export { allocatePayment } from './allocate-payment.js';
export { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
export { PaymentEntity, type PaymentWithAllocations } from './entities/payment.entity.js';
export { lockedPayment } from './locked-payment.js';
export { MatchedLines, type HeldLines } from './matched-lines.js';
export { recordPayment } from './record-payment.js';
export { cancelPaymentRefund, refundPayment } from './refund-payment.js';
export { restorePayment, reversePayment } from './reverse-payment.js';
export { takeBackPaidInvoice } from './take-back.js';
