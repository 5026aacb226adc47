import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { creditNotes } from '../../books/credit-notes/credit-notes.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { payments } from '../../books/payments/payments.resource.js';
import type { LineMatching } from './bank-matches.queries.js';
import type { Outcome } from './domain/candidates.js';
import { explained } from './domain/explained.js';
import type { BankProposalListDto, BankOutcomeDto } from './dto/bank-match.dto.js';

/** What a line may be, in the form of the API. */
export function toProposalListDto({ proposals, findings, currency }: LineMatching): BankProposalListDto {
  return {
    data: proposals.map((proposal) => ({
      verdict: proposal.verdict,
      facts: proposal.facts,
      sentence: explained(proposal),
      outcomes: proposal.outcomes.map((outcome) => toOutcomeDto(outcome, currency)),
    })),
    findings,
  };
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
  };
}

function idOf(prefix: string, id: string | null): string | null {
  return id === null ? null : toTypeId(prefix, id);
}
