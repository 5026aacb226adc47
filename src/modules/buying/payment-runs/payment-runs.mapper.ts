import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { bankAccounts } from '../../bank/bank-accounts/bank-accounts.resource.js';
import { billPayments } from '../bill-payments/bill-payments.resource.js';
import { bills } from '../bills/bills.resource.js';
import { paymentRunActionsOf } from './domain/payment-run.js';
import { leftOutReasons } from './domain/transfer-of.js';
import type { PaymentRunDto, PaymentRunFactsDto } from './dto/payment-run.dto.js';
import type { PaymentRunEntity, PaymentRunWithItems } from './entities/payment-run.entity.js';
import { paymentRuns } from './payment-runs.resource.js';

/** A run with its transfers in the form of the API. */
export function toPaymentRunDto(run: PaymentRunWithItems): PaymentRunDto {
  return {
    ...toPaymentRunFactsDto(run),
    available_actions: paymentRunActionsOf(run.status),
    items: run.items.map(({ bill_id, amount, creditor_name, iban, remittance, payment_id }) => ({
      bill_id: toTypeId(bills.idPrefix, bill_id),
      amount: amountNumber(amount, run.currency),
      ...{ creditor_name, iban, remittance },
      payment_id: payment_id && toTypeId(billPayments.idPrefix, payment_id),
    })),
    left_out: run.left_out.map(({ bill_id, reason }) => ({
      ...{ bill_id: toTypeId(bills.idPrefix, bill_id), reason, detail: leftOutReasons[reason] },
    })),
  };
}

/** A run as lists and events tell of it. */
export function toPaymentRunFactsDto(run: PaymentRunEntity): PaymentRunFactsDto {
  return {
    id: toTypeId(paymentRuns.idPrefix, run.id),
    version: run.version,
    status: run.status,
    bank_account_id: toTypeId(bankAccounts.idPrefix, run.bank_account_id),
    execute_on: run.execute_on,
    currency: run.currency,
    total: amountNumber(run.total, run.currency),
    transfers: run.transfers,
    file_sha256: run.file_sha256,
    released_at: run.released_at && instantText(run.released_at),
    created_at: instantText(run.created_at),
    updated_at: instantText(run.updated_at),
  };
}
