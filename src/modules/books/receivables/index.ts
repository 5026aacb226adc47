export type { CreditOfCustomer } from './domain/credit-of-customer.js';
export { ReceivablesRepository } from './receivables.repository.js';
