export { PaymentAllocationEntity } from './entities/payment-allocation.entity.js';
export { PaymentEntity } from './entities/payment.entity.js';
