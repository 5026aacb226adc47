export type { CreditOfCustomer } from './domain/credit-of-customer.js';
export type { CustomerBalance } from './domain/customer-balance.js';
export { CustomerBalanceDto } from './dto/customer-balance.dto.js';
export { asOfParameter, knownAtOf, knownAtParameter, pastOf, standpointOf } from './past-request.js';
export { creditThen, openThen, restorationsOf, reversedThen, type CountedPlaceholders } from './past.sql.js';
export { toCustomerBalanceDto } from './receivables.mapper.js';
export { ReceivablesRepository } from './receivables.repository.js';
