import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { refunds, payments } from '../../books/payments/payments.resource.js';
import { billPayments } from '../../buying/bill-payments/bill-payments.resource.js';
import { bills } from '../../buying/bills/bills.resource.js';
import { paymentRuns } from '../../buying/payment-runs/payment-runs.resource.js';
import { suppliers } from '../../buying/suppliers/suppliers.resource.js';
import type { LineMatching, MatchesOfLine } from './bank-matches.queries.js';
import type { Outcome } from './domain/candidates.js';
import { bankLines } from '../bank-statements/bank-statements.resource.js';
import { matchingRules } from '../matching-rules/matching-rules.resource.js';
import { bankMatches } from './bank-matches.resource.js';
import { explained } from './domain/explained.js';
import type { AcceptedLines } from './domain/certain.js';
import type { BankMatchEntity } from './entities/bank-match.entity.js';
import type { AcceptedLinesDto } from './dto/accepted-lines.dto.js';
import type { PaymentLineDto } from './dto/payment-line.dto.js';
import type { BankLineEntity } from '../bank-statements/index.js';
import { bankAccounts } from '../bank-accounts/bank-accounts.resource.js';
import type { BankMatchListDto, BankOutcomeDto, BankProposalListDto } from './dto/bank-match.dto.js';

/** What a line may be, in the form of the API. */
export function toProposalListDto({ proposals, findings, currency }: LineMatching): BankProposalListDto {
  return {
    data: proposals.map((proposal) => ({
      verdict: proposal.verdict,
      facts: proposal.facts,
      sentence: explained(proposal),
      outcomes: proposal.outcomes.map((outcome) => toOutcomeDto(outcome, currency)),
      matching_rule_id: idOf(matchingRules.idPrefix, proposal.rule?.id ?? null),
    })),
    findings,
  };
}

/** What is said of a line, in the form of the API. */
export function toMatchListDto({ matches, currency }: MatchesOfLine): BankMatchListDto {
  const data = matches.map(({ organization_id: _organization, refund_position: _position, ...match }) => ({
    ...match,
    id: toTypeId(bankMatches.idPrefix, match.id),
    bank_line_id: toTypeId(bankLines.idPrefix, match.bank_line_id),
    amount: amountNumber(match.amount, currency),
    payment_id: idOf(payments.idPrefix, match.payment_id),
    refund_id: idOf(refunds.idPrefix, match.refund_id),
    credit_note_id: idOf(creditNotes.idPrefix, match.credit_note_id),
    bill_payment_id: idOf(billPayments.idPrefix, match.bill_payment_id),
    matching_rule_id: idOf(matchingRules.idPrefix, match.matching_rule_id),
    undone_at: match.undone_at === null ? null : instantText(match.undone_at),
    created_at: instantText(match.created_at),
  }));
  return { data };
}

/** What the history of a payment tells of its bank line. */
export function toPaymentLineDto(
  line: BankLineEntity,
  { kind, amount, matched_by, payment_id, bill_payment_id }: BankMatchEntity,
): PaymentLineDto {
  return {
    id: idOf(payments.idPrefix, payment_id) ?? idOf(billPayments.idPrefix, bill_payment_id) ?? '',
    bank_line_id: toTypeId(bankLines.idPrefix, line.id),
    bank_account_id: toTypeId(bankAccounts.idPrefix, line.bank_account_id),
    booked_on: line.booked_on,
    amount: amountNumber(amount, line.currency),
    currency: line.currency,
    kind,
    matched_by,
  };
}

/** What was booked of what is certain, and what was not. */
export function toAcceptedLinesDto({ lines, next }: AcceptedLines): AcceptedLinesDto {
  const data = lines.map(({ bank_line_id, ...line }) => ({
    bank_line_id: toTypeId(bankLines.idPrefix, bank_line_id),
    ...line,
  }));
  const booked = data.filter(({ left }) => left === null).length;
  const next_after = idOf(bankLines.idPrefix, next);
  return { booked, left: data.length - booked, lines: data, next_after };
}

function toOutcomeDto(outcome: Outcome, currency: CurrencyCode): BankOutcomeDto {
  const { kind, amount } = outcome;
  const allocations = 'allocations' in outcome ? outcome.allocations : [];
  return {
    kind,
    amount: amountNumber(amount, currency),
    customer_id: 'customer_id' in outcome ? toTypeId(customers.idPrefix, outcome.customer_id) : null,
    allocations: allocations.map((allocation) => ({
      invoice_id: toTypeId(invoices.idPrefix, allocation.invoice_id),
      amount: amountNumber(allocation.amount, currency),
      settle_rest: allocation.settle_rest ?? null,
    })),
    payment_id: idOf(payments.idPrefix, 'payment_id' in outcome ? outcome.payment_id : null),
    credit_note_id: idOf(creditNotes.idPrefix, 'credit_note_id' in outcome ? outcome.credit_note_id : null),
    ...supplierPartsOf(outcome, currency),
    reason: 'reason' in outcome ? outcome.reason : null,
  };
}

function supplierPartsOf(
  outcome: Outcome,
  currency: CurrencyCode,
): Pick<BankOutcomeDto, 'supplier_id' | 'bills' | 'bill_payment_id' | 'payment_run_id'> {
  const settled = 'bills' in outcome ? outcome.bills : [];
  return {
    supplier_id: idOf(suppliers.idPrefix, 'supplier_id' in outcome ? outcome.supplier_id : null),
    bills: settled.map(({ bill_id, amount, discount }) => ({
      bill_id: toTypeId(bills.idPrefix, bill_id),
      amount: amountNumber(amount, currency),
      discount: discount === undefined ? null : amountNumber(discount, currency),
    })),
    bill_payment_id: idOf(
      billPayments.idPrefix,
      'bill_payment_id' in outcome ? outcome.bill_payment_id : null,
    ),
    payment_run_id: idOf(paymentRuns.idPrefix, 'payment_run_id' in outcome ? outcome.payment_run_id : null),
  };
}

function idOf(prefix: string, id: string | null): string | null {
  return id === null ? null : toTypeId(prefix, id);
}
