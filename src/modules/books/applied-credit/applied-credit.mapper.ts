import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { creditNotes } from '../credit-notes/credit-notes.resource.js';
import { invoices } from '../invoices/invoices.resource.js';
import { payments } from '../payments/payments.resource.js';
import { toCustomerBalanceDto } from '../receivables/index.js';
import type { AppliedCredit } from './applied-credit.service.js';
import type { AppliedCreditDto } from './dto/applied-credit.dto.js';

/** What credit has settled in the form of the API. */
export function toAppliedCreditDto({ settled, balance }: AppliedCredit): AppliedCreditDto {
  return {
    settled: settled.map(({ kind, id, invoice_id, currency, amount }) => ({
      payment_id: kind === 'payment' ? toTypeId(payments.idPrefix, id) : null,
      credit_note_id: kind === 'credit_note' ? toTypeId(creditNotes.idPrefix, id) : null,
      invoice_id: toTypeId(invoices.idPrefix, invoice_id),
      currency,
      amount: amountNumber(amount, currency),
    })),
    balance: toCustomerBalanceDto(balance).data,
  };
}
