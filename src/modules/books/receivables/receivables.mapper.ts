import { amountNumber } from '../../../kernel/money/amount.js';
import type { CustomerBalance } from './domain/customer-balance.js';
import type { CustomerBalanceListDto } from './dto/customer-balance.dto.js';

/** What a customer owes and has as credit in the form of the API. */
export function toCustomerBalanceDto(balance: readonly CustomerBalance[]): CustomerBalanceListDto {
  const data = balance.map(({ currency, due, overdue, credit }) => ({
    currency,
    due: amountNumber(due, currency),
    overdue: amountNumber(overdue, currency),
    credit: amountNumber(credit, currency),
  }));
  return { data };
}
