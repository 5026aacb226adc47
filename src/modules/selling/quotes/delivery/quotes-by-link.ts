import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { startOfDay, addDays } from '../../../../kernel/time/calendar-date.js';
import { Problem } from '../../../../kernel/problems/problem.js';
import {
  ANY_VERSION,
  InstallationSecret,
  type FileAnswer,
  type Principal,
  type Target,
  type Transaction,
} from '../../../../platform/index.js';
import { shownQuote, type ShownQuote } from '../../../outgoing/documents/index.js';
import {
  LinkedQuotes,
  type ChosenTotal,
  type LinkedAcceptance,
  type LinkedQuote,
  type PageAcceptance,
} from '../../../outgoing/links/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { totalsOfLines } from '../amounts/held-lines.js';
import { statusOn } from '../domain/quote.js';
import type { StoredAcceptance } from '../entities/quote.entity.js';
import { acceptQuote, heldBy } from '../lifecycle/accept-quote.js';
import { declineQuote } from '../lifecycle/decline-quote.js';
import { issuedText, QuotePdfs } from '../printed/quote-pdf.service.js';
import { quoteChanged } from '../quotes.events.js';
import { QuotesRepository } from '../quotes.repository.js';

/** Tells the pages of links what of quotes they show. */
@Injectable()
export class QuotesByLink extends LinkedQuotes {
  constructor(
    private readonly pdfs: QuotePdfs,
    private readonly secret: InstallationSecret,
  ) {
    super();
  }

  override async byId(tx: Transaction, id: string): Promise<LinkedQuote | undefined> {
    const quote = await new QuotesRepository(tx).byId(id);
    if (quote === undefined) return undefined;
    const { organization, today } = await organizationToday(tx);
    const { valid_until, closed_at, currency, acceptance } = quote;
    const status = statusOn(quote, today);
    const isOver = status === 'expired' && valid_until !== null;
    return {
      ...{ id, status, valid_until, currency },
      lines: quote.items.map((item) => ({ id: item.id, optional: item.optional, group: item.group })),
      acceptance: acceptance && acceptanceOf(acceptance),
      time_zone: organization.time_zone,
      closed_at: closed_at ?? (isOver ? startOfDay(addDays(valid_until, 1), organization.time_zone) : null),
    };
  }

  override async shown(tx: Transaction, id: string): Promise<ShownQuote> {
    const quote = await new QuotesRepository(tx).get(id);
    if (quote.issued_at === null) throw new Error('A draft has no link.');
    return shownQuote(tx, await issuedText(tx, quote), quote.issued_at);
  }

  override async totalOf(
    tx: Transaction,
    id: string,
    items: readonly string[],
  ): Promise<ChosenTotal | undefined> {
    const quote = await new QuotesRepository(tx).get(id);
    try {
      const held = heldBy(quote, chosenOf(items));
      const { total } = totalsOfLines(quote, new Set(held));
      return total < 0n ? undefined : { held, total };
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation_failed') return undefined;
      throw error;
    }
  }

  override async accept(tx: Transaction, id: string, acceptance: PageAcceptance): Promise<void> {
    const { name, email, items, linkId: link_id, address } = acceptance;
    const visitor = { email, link_id, address_hash: this.hashOf(tx, address) };
    await acceptQuote(tx, anyVersionOf(id), { name, channel: 'page', items: chosenOf(items), visitor });
  }

  override async decline(tx: Transaction, id: string, reason: string | null): Promise<void> {
    await declineQuote(tx, anyVersionOf(id), reason);
  }

  override print(who: Principal, id: string): Promise<FileAnswer> {
    return this.pdfs.print(who, id);
  }

  override async markViewed(tx: Transaction, id: string): Promise<void> {
    const quotes = new QuotesRepository(tx);
    const before = await quotes.lockById(id);
    if (before === undefined || before.viewed_at !== null) return;
    const now = await quotes.update(before, { viewed_at: tx.now });
    tx.announce(quoteChanged('viewed', { before, now }));
  }

  /** Compares two addresses of one day, and tells none: nobody without the secret can try them all. */
  private hashOf(tx: Transaction, address: string): string {
    const said = [tx.organizationId, tx.now.toISOString().slice(0, 10), address].join(' ');
    return createHmac('sha256', this.secret.bytes).update(`quote acceptance ${said}`).digest('hex');
  }
}

function acceptanceOf({ name, at, total, items }: StoredAcceptance): LinkedAcceptance {
  return { name, at: new Date(at), total: BigInt(total), items };
}

function chosenOf(items: readonly string[]): { readonly quote_item_id: string }[] {
  return items.map((quote_item_id) => ({ quote_item_id }));
}

/** Its customer has seen what was issued, which never changes. */
function anyVersionOf(id: string): Target {
  return { id, seen: ANY_VERSION };
}
