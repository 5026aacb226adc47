import type { QuoteDto } from '../dto/quote.dto.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { toQuoteDto } from '../quotes.mapper.js';

/** What may still change of an issued quote. Its last day can be extended; the chain has the one of the issue. */
type Changeable =
  | 'version'
  | 'status'
  | 'available_actions'
  | 'superseded_by_quote_id'
  | 'note'
  | 'metadata'
  | 'acceptance'
  | 'decline_reason'
  | 'sent_at'
  | 'viewed_at'
  | 'closed_at'
  | 'updated_at';

/** What never changes of a quote. A new field of the answer must be named here or in `Changeable`. */
export type FrozenQuote = Omit<QuoteDto, Changeable>;

/** The document whose hash enters the chain. It names each field, so that no other part of an answer enters it. */
export function frozenForm(issued: QuoteEntity): FrozenQuote {
  const quote = toQuoteDto(issued);
  return {
    id: quote.id,
    number: quote.number,
    revision: quote.revision,
    revises_quote_id: quote.revises_quote_id,
    created_at: quote.created_at,
    issued_at: quote.issued_at,
    issue_date: quote.issue_date,
    valid_until: quote.valid_until,
    seller: quote.seller,
    buyer: quote.buyer,
    customer_id: quote.customer_id,
    customer_name: quote.customer_name,
    reference: quote.reference,
    message: quote.message,
    terms: quote.terms,
    currency: quote.currency,
    tax_rate: quote.tax_rate,
    tax_category: quote.tax_category,
    tax_exemption_reason: quote.tax_exemption_reason,
    tax_rounding: quote.tax_rounding,
    prices_include_tax: quote.prices_include_tax,
    items: quote.items,
    discounts: quote.discounts,
    charges: quote.charges,
    tax_breakdown: quote.tax_breakdown,
    subtotal: quote.subtotal,
    discount_total: quote.discount_total,
    charge_total: quote.charge_total,
    total_excluding_tax: quote.total_excluding_tax,
    tax_total: quote.tax_total,
    total: quote.total,
  };
}
