export { PaymentRunEntity } from './entities/payment-run.entity.js';
