import { toTypeId } from '../../../kernel/ids/type-id.js';
import { amountNumber } from '../../../kernel/money/amount.js';
import { instantText } from '../../../kernel/time/instant.js';
import { links } from '../../outgoing/links/links.resource.js';
import { customers } from '../../books/customers/customers.resource.js';
import {
  toCalculatedItemDto,
  toDocumentAdjustmentDto,
  toItemDetailsDto,
  toStepDtos,
  toTaxGroupDtos,
} from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import type { QuoteInvoicing } from './conversion/standing.js';
import type { QuoteInvoicingDto } from './dto/quote-invoice.dto.js';
import type { ExplainedQuote } from './amounts/quote-calculations.service.js';
import { availableQuoteActions } from './domain/quote.js';
import { lineOf } from './domain/stored-line.js';
import type { QuoteEntity, StoredAcceptance, StoredQuoteItem } from './entities/quote.entity.js';
import type { CalculatedQuoteDto, QuoteCalculationDto } from './dto/quote-calculation.dto.js';
import type { QuoteAcceptanceDto, QuoteDto, QuoteItemDto, QuoteSummaryDto } from './dto/quote.dto.js';
import type { QuoteColumns } from './quotes.repository.js';
import { quoteItems, quotes, type QuoteSummary } from './quotes.resource.js';

/** A quote in the form of the API. */
export function toQuoteDto(quote: QuoteEntity): QuoteDto {
  const { terms, seller, buyer, items, currency } = quote;
  return {
    ...toQuoteSummaryDto(quote),
    ...{ terms, seller, buyer },
    items: items.map((item) => toItemDto(item, currency)),
  };
}

/** A quote in a list: without its lines, its terms and the parties. */
export function toQuoteSummaryDto(quote: QuoteSummary): QuoteSummaryDto {
  const { currency, acceptance } = quote;
  const { version, status, number, revision, decline_reason, metadata } = quote;
  const { issue_date, valid_until, reference, note, message } = quote;
  return {
    id: quoteId(quote.id),
    ...{ version, status, number, revision, decline_reason, metadata },
    available_actions: availableQuoteActions(status),
    revises_quote_id: quote.revises_quote_id && quoteId(quote.revises_quote_id),
    superseded_by_quote_id: quote.superseded_by_quote_id && quoteId(quote.superseded_by_quote_id),
    ...quotedOf(quote),
    ...{ issue_date, valid_until, reference, note, message },
    acceptance: acceptance && toAcceptanceDto(acceptance, currency),
    issued_at: quote.issued_at && instantText(quote.issued_at),
    sent_at: quote.sent_at && instantText(quote.sent_at),
    viewed_at: quote.viewed_at && instantText(quote.viewed_at),
    closed_at: quote.closed_at && instantText(quote.closed_at),
    created_at: instantText(quote.created_at),
    updated_at: instantText(quote.updated_at),
  };
}

/** What a quote would come to, in the form of the API. */
export function toCalculatedQuoteDto(quote: QuoteColumns): CalculatedQuoteDto {
  const { currency } = quote;
  return {
    ...quotedOf(quote),
    items: quote.items.map(({ optional, group, chosen, ...item }) => {
      return { optional, group, chosen, ...toCalculatedItemDto(lineOf(item), currency) };
    }),
  };
}

/** To whom it is offered, and what it comes to. */
function quotedOf(quote: Omit<QuoteColumns, 'content' | 'items' | 'terms'>) {
  const { customer_name, currency, tax_category, tax_exemption_reason, tax_rounding } = quote;
  return {
    customer_id: toTypeId(customers.idPrefix, quote.customer_id),
    ...{ customer_name, currency },
    tax_rate: quote.tax_rate.toNumber(),
    ...{ tax_category, tax_exemption_reason, tax_rounding },
    prices_include_tax: quote.prices_include_tax,
    discounts: quote.discounts.map((discount) => toDocumentAdjustmentDto(discount, currency)),
    charges: quote.charges.map((charge) => toDocumentAdjustmentDto(charge, currency)),
    ...totalsOf(quote, currency),
    total_excluding_tax: amountNumber(quote.total - quote.tax_total, currency),
  };
}

/** What of a quote is invoiced, in the form of the API. */
export function toQuoteInvoicingDto({ made, left }: QuoteInvoicing): QuoteInvoicingDto {
  return {
    data: made.map(({ invoice, kind, counts }) => {
      return { invoice_id: toTypeId(invoices.idPrefix, invoice.id), kind, counts };
    }),
    left: left.map(({ quote_item_id, quantity }) => {
      return { quote_item_id: itemId(quote_item_id), quantity: quantity.toNumber() };
    }),
  };
}

/** How the amounts of a quote came to be, in the form of the API. */
export function toQuoteCalculationDto({ quote, steps }: ExplainedQuote): QuoteCalculationDto {
  const { id, version, status, currency, tax_rounding, prices_include_tax } = quote;
  return {
    quote_id: quoteId(id),
    ...{ version, status, currency, tax_rounding, prices_include_tax },
    steps: toStepDtos(steps, currency),
  };
}

function toItemDto(item: StoredQuoteItem, currency: string): QuoteItemDto {
  const { optional, group, chosen, e_invoice } = item;
  return {
    id: itemId(item.id),
    ...{ optional, group, chosen },
    ...toCalculatedItemDto(lineOf(item), currency),
    ...toItemDetailsDto(e_invoice),
  };
}

function toAcceptanceDto(acceptance: StoredAcceptance, currency: string): QuoteAcceptanceDto {
  const { at, name, channel, document_hash, terms_hash } = acceptance;
  const { subtotal, discount_total, charge_total, tax_total, total, tax_breakdown } = acceptance;
  const amounts = { subtotal, discount_total, charge_total, tax_total, total };
  return {
    ...{ at, name, channel },
    email: acceptance.email ?? null,
    link_id: acceptance.link_id === undefined ? null : toTypeId(links.idPrefix, acceptance.link_id),
    address_hash: acceptance.address_hash ?? null,
    items: acceptance.items.map(itemId),
    ...{ document_hash, terms_hash },
    ...totalsOf({ ...amountsOf(amounts), tax_breakdown }, currency),
  };
}

type Sums = Pick<QuoteEntity, 'subtotal' | 'discount_total' | 'charge_total' | 'tax_total' | 'total'>;

function totalsOf(sums: Sums & Pick<QuoteEntity, 'tax_breakdown'>, currency: string) {
  return {
    subtotal: amountNumber(sums.subtotal, currency),
    discount_total: amountNumber(sums.discount_total, currency),
    charge_total: amountNumber(sums.charge_total, currency),
    tax_total: amountNumber(sums.tax_total, currency),
    total: amountNumber(sums.total, currency),
    tax_breakdown: toTaxGroupDtos({ tax_breakdown: sums.tax_breakdown, currency }),
  };
}

function amountsOf(texts: Readonly<Record<keyof Sums, string>>): Sums {
  return Object.fromEntries(
    Object.entries(texts).map(([name, units]) => [name, BigInt(units)]),
  ) as unknown as Sums;
}

function quoteId(uuid: string): string {
  return toTypeId(quotes.idPrefix, uuid);
}

function itemId(uuid: string): string {
  return toTypeId(quoteItems.idPrefix, uuid);
}
