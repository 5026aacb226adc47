export { RecurringInvoicesModule } from './recurring-invoices.module.js';
