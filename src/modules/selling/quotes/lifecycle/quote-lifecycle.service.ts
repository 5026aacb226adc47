import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { newId, UnitOfWork, type Principal, type Target } from '../../../../platform/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { statusOn } from '../domain/quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { quoteChanged, quoteCreated } from '../quotes.events.js';
import { contentErased, notExtended, validInThePast } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import { acceptQuote, type AcceptanceDetails } from './accept-quote.js';
import { declineQuote } from './decline-quote.js';
import { orderExpiry } from './expiry-order.js';
import { issueQuote } from './issue-quote.js';
import { lockedQuoteFor } from './locked-quote.js';

/** From issue to answer. Every method raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
@Injectable()
export class QuoteLifecycle {
  constructor(private readonly work: UnitOfWork) {}

  issue(who: Principal, target: Target): Promise<QuoteEntity> {
    return this.work.run(who, (tx) => issueQuote(tx, target));
  }

  /** A new draft with the same content, which supersedes the quote once it is issued. */
  revise(who: Principal, target: Target): Promise<QuoteEntity> {
    return this.work.run(who, async (tx) => {
      const { before } = await lockedQuoteFor(tx, target, 'revise');
      if (before.content === null) throw contentErased('revise', before.status);
      const items = before.items.map((item) => ({ ...item, id: newId(tx.now) }));
      const origin = { revision: before.revision + 1, revises_quote_id: before.id };
      const draft = await new QuotesRepository(tx).insert({ ...draftOf(before), items }, origin);
      tx.announce(quoteCreated(draft));
      return draft;
    });
  }

  accept(who: Principal, target: Target, details: AcceptanceDetails): Promise<QuoteEntity> {
    return this.work.run(who, (tx) => acceptQuote(tx, target, details));
  }

  decline(who: Principal, target: Target, reason: string | null): Promise<QuoteEntity> {
    return this.work.run(who, (tx) => declineQuote(tx, target, reason));
  }

  cancel(who: Principal, target: Target): Promise<QuoteEntity> {
    return this.work.run(who, async (tx) => {
      const { before } = await lockedQuoteFor(tx, target, 'cancel');
      const changes = { status: 'cancelled', closed_at: tx.now } as const;
      const now = await new QuotesRepository(tx).update(before, changes);
      tx.announce(quoteChanged('cancelled', { before, now }));
      return now;
    });
  }

  /** Gives a later last day; one that has expired is open again. Raises `validation_failed`. */
  extend(who: Principal, target: Target, valid_until: CalendarDate): Promise<QuoteEntity> {
    return this.work.run(who, async (tx) => {
      const { before, today, timeZone } = await lockedQuoteFor(tx, target, 'extend');
      if (valid_until < today) throw validInThePast();
      if (before.valid_until !== null && valid_until <= before.valid_until) {
        throw notExtended(before.valid_until);
      }
      const changes = { status: 'open', valid_until, closed_at: null } as const;
      const now = await new QuotesRepository(tx).update(before, changes);
      tx.announce(quoteChanged('extended', { before, now }));
      orderExpiry(tx, now, timeZone);
      return now;
    });
  }

  /** Writes that a quote has expired if its last day is over; else nothing. A second time finds nothing. */
  expire(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const quotes = new QuotesRepository(tx);
      const before = await quotes.lockById(id);
      if (before?.status !== 'open') return;
      const { organization, today } = await organizationToday(tx);
      if (statusOn(before, today) === 'open') {
        orderExpiry(tx, before, organization.time_zone);
        return;
      }
      const now = await quotes.update(before, { status: 'expired', closed_at: tx.now });
      tx.announce(quoteChanged('expired', { before, now }));
    });
  }
}

type Draft = Omit<Parameters<QuotesRepository['insert']>[0], 'items'>;

/** What a revision begins with. It is valid for the usual time from its own issue on. */
function draftOf(quote: QuoteEntity): Draft {
  const { customer_id, customer_name, currency, content, tax_rate, tax_category } = quote;
  const { tax_exemption_reason, tax_rounding, prices_include_tax, discounts, charges } = quote;
  const { subtotal, discount_total, charge_total, tax_total, total, tax_breakdown } = quote;
  const { reference, note, message, terms, metadata } = quote;
  return {
    ...{ customer_id, customer_name, currency, content, tax_rate, tax_category },
    ...{ tax_exemption_reason, tax_rounding, prices_include_tax, discounts, charges },
    ...{ subtotal, discount_total, charge_total, tax_total, total, tax_breakdown },
    ...{ reference, note, message, terms, metadata },
    valid_until: null,
  };
}
