import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { receivedFiles } from '../received-files/received-files.resource.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import { bills } from './bills.resource.js';
import { amountDue } from './domain/settlement.js';
import { billActionsOf, type BillLine, type BillPayment } from './domain/bill.js';
import type { ApprovalLimit } from '../../people/organizations/index.js';
import type { BillApprovalDto } from './dto/bill-approval.dto.js';
import type { BillDto, BillFactsDto, BillLineDto, BillPaymentDto, BillSummaryDto } from './dto/bill.dto.js';
import type { BillEntity } from './entities/bill.entity.js';

/** A bill in the form of the API. */
export function toBillDto(bill: BillEntity): BillDto {
  return { ...toBillSummaryDto(bill), lines: bill.lines.map(toLineDto) };
}

/** A bill without its lines. */
export function toBillSummaryDto(bill: BillEntity): BillSummaryDto {
  const { supplier_match, differences } = bill;
  return {
    ...toBillFactsDto(bill),
    available_actions: billActionsOf(bill),
    supplier_match:
      supplier_match === null
        ? null
        : { ...supplier_match, supplier_id: toTypeId(suppliers.idPrefix, supplier_match.supplier_id) },
    supplier_number: bill.supplier_number,
    received_on: bill.received_on,
    subtotal: money(bill.subtotal, bill),
    tax_total: money(bill.tax_total, bill),
    tax_breakdown: bill.tax_breakdown.map(({ category, rate, taxable, tax }) => ({
      category,
      rate: numberOrNull(rate),
      taxable: Number(taxable),
      tax: Number(tax),
    })),
    seller: bill.seller,
    buyer: bill.buyer,
    payment: toPaymentDto(bill.payment),
    order_reference: bill.order_reference,
    differences: differences.map((one) => ({
      ...one,
      given: Number(one.given),
      computed: Number(one.computed),
      difference: Number(one.difference),
    })),
    findings: bill.findings,
    accepted_findings: bill.accepted_findings,
    opened_by: bill.opened_by,
    approved_by: bill.approved_by,
    reason: bill.reason,
    note: bill.note,
    metadata: bill.metadata,
  };
}

/** A bill as events tell of it. */
export function toBillFactsDto(bill: BillEntity): BillFactsDto {
  return {
    id: toTypeId(bills.idPrefix, bill.id),
    version: bill.version,
    status: bill.status,
    kind: bill.kind,
    supplier_id: bill.supplier_id && toTypeId(suppliers.idPrefix, bill.supplier_id),
    file_id: bill.file_id && toTypeId(receivedFiles.idPrefix, bill.file_id),
    issue_date: bill.issue_date,
    due_date: bill.due_date,
    currency: bill.currency,
    total: money(bill.total, bill),
    amount_payable: money(bill.amount_payable, bill),
    amount_paid: money(bill.amount_paid, bill),
    amount_discounted: money(bill.amount_discounted, bill),
    amount_due: money(amountDue(bill), bill),
    payment_run_id: bill.payment_run_id && toTypeId('prn', bill.payment_run_id),
    opened_at: bill.opened_at && instantText(bill.opened_at),
    approved_at: bill.approved_at && instantText(bill.approved_at),
    created_at: instantText(bill.created_at),
    updated_at: instantText(bill.updated_at),
  };
}

/** Above which amount bills need a second person, in the form of the API. */
export function toBillApprovalDto(limit: ApprovalLimit): BillApprovalDto {
  if (limit === null) return { approval_above: null, currency: null };
  return { approval_above: amountNumber(limit.above, limit.currency), currency: limit.currency };
}

function money(amount: MinorUnits | null, { currency }: BillEntity): number | null {
  return amount === null || currency === null ? null : amountNumber(amount, currency);
}

function toLineDto({ quantity, price, net, rate, ...texts }: BillLine): BillLineDto {
  return {
    ...texts,
    quantity: numberOrNull(quantity),
    price: numberOrNull(price),
    net: numberOrNull(net),
    rate: numberOrNull(rate),
  };
}

function toPaymentDto({ iban, bic, account_holder, reference }: BillPayment): BillPaymentDto {
  return {
    iban: iban ?? null,
    bic: bic ?? null,
    account_holder: account_holder ?? null,
    reference: reference ?? null,
  };
}

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
