import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { bills } from '../bills/bills.resource.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import { billPayments } from './bill-payments.resource.js';
import { billPaymentActionsOf, billPaymentStatus } from './domain/bill-payment.js';
import type { CurrencyPayables } from './domain/payables.js';
import type { SupplierPaymentDto, SupplierPaymentFactsDto } from './dto/bill-payment.dto.js';
import type { CurrencyPayablesDto, SupplierBalanceDto } from './dto/payables.dto.js';
import type { BillPaymentEntity, BillPaymentWithAllocations } from './entities/bill-payment.entity.js';

/** A payment in the form of the API. */
export function toSupplierPaymentDto(payment: BillPaymentWithAllocations): SupplierPaymentDto {
  const { currency, reference, note, metadata, reversal_reason } = payment;
  const standing = payment.allocations.filter(({ released_at }) => released_at === null);
  return {
    ...toSupplierPaymentFactsDto(payment),
    available_actions: billPaymentActionsOf(payment),
    ...{ reference, note, metadata, reversal_reason },
    allocations: standing.map((one) => ({
      bill_id: toTypeId(bills.idPrefix, one.bill_id),
      amount: amountNumber(one.amount, currency),
      discount: amountNumber(one.discount, currency),
      is_credit: one.is_credit,
      created_at: instantText(one.created_at),
    })),
  };
}

/** A payment as lists and events tell of it. */
export function toSupplierPaymentFactsDto(payment: BillPaymentEntity): SupplierPaymentFactsDto {
  const { currency } = payment;
  return {
    id: toTypeId(billPayments.idPrefix, payment.id),
    version: payment.version,
    status: billPaymentStatus(payment),
    supplier_id: toTypeId(suppliers.idPrefix, payment.supplier_id),
    currency,
    amount: amountNumber(payment.amount, currency),
    unapplied_amount: amountNumber(payment.unapplied_amount, currency),
    method: payment.method,
    paid_on: payment.paid_on,
    reversed_at: payment.reversed_at && instantText(payment.reversed_at),
    created_at: instantText(payment.created_at),
    updated_at: instantText(payment.updated_at),
  };
}

export function toSupplierBalanceDto({ currency, ...sums }: CurrencyPayables): SupplierBalanceDto {
  return {
    currency,
    due: amountNumber(sums.due, currency),
    overdue: amountNumber(sums.overdue, currency),
    disputed: amountNumber(sums.disputed, currency),
    credit: amountNumber(sums.credit, currency),
  };
}

export function toCurrencyPayablesDto(payables: CurrencyPayables): CurrencyPayablesDto {
  const aging = payables.aging.map(({ amount, ...bucket }) => {
    return { ...bucket, amount: amountNumber(amount, payables.currency) };
  });
  return { ...toSupplierBalanceDto(payables), aging };
}
