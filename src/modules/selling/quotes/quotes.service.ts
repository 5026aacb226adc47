import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { quoteColumns } from './amounts/quote-columns.js';
import type { QuoteDetails } from './amounts/quote-details.js';
import type { QuoteEntity } from './entities/quote.entity.js';
import { copyOf } from './copy/copy-of.js';
import { lockedQuoteFor } from './lifecycle/locked-quote.js';
import type { DuplicateDetails } from '../duplicates/index.js';
import { quoteChanged, quoteCreated, quoteDeleted } from './quotes.events.js';
import { QuotesRepository } from './quotes.repository.js';

/** The quotes of an organization, and what is done to their drafts. */
@Injectable()
export class QuotesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Raises `validation_failed` with every fault. */
  create(who: Principal, details: QuoteDetails): Promise<QuoteEntity> {
    return this.work.run(who, (tx) => created(tx, details));
  }

  /**
   * Makes a draft with the content of a quote. Raises `not_found`, `invalid_state_transition` once the content was
   * erased, and `validation_failed` for what is archived or has no price; then nothing is stored.
   */
  duplicate(who: Principal, id: string, wishes: DuplicateDetails): Promise<QuoteEntity> {
    return this.work.run(who, async (tx) => {
      const source = await new QuotesRepository(tx).get(id);
      return created(tx, await copyOf(tx, source, wishes));
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<QuoteEntity> {
    return this.work.read(who, (tx) => new QuotesRepository(tx).get(id));
  }

  /** Replaces a draft. Raises `not_found`, `precondition_failed`, `invalid_state_transition`, `validation_failed`. */
  update(who: Principal, target: Target, details: QuoteDetails): Promise<QuoteEntity> {
    return this.work.run(who, async (tx) => {
      const { before } = await lockedQuoteFor(tx, target, 'update');
      const now = await new QuotesRepository(tx).update(before, await quoteColumns(tx, details, before));
      tx.announce(quoteChanged('updated', { before, now }));
      return now;
    });
  }

  /** Deletes a draft. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const { before } = await lockedQuoteFor(tx, target, 'delete');
      await new QuotesRepository(tx).delete(before.id);
      tx.announce(quoteDeleted(before));
    });
  }
}

/** Adds a draft that revises nothing. */
async function created(tx: Transaction, details: QuoteDetails): Promise<QuoteEntity> {
  const origin = { revision: 1, revises_quote_id: null };
  const quote = await new QuotesRepository(tx).insert(await quoteColumns(tx, details), origin);
  tx.announce(quoteCreated(quote));
  return quote;
}
