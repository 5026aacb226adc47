export { CustomerMergesModule } from './customer-merges.module.js';
