export { AppliedCreditModule } from './applied-credit.module.js';
