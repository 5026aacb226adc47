import assert from 'node:assert';
import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { explainedSteps, type CalculationTrace, type ExplainedStep } from '../../../books/invoices/index.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { QuotesRepository, type QuoteColumns } from '../quotes.repository.js';
import { heldLines, totalsOfLines } from './held-lines.js';
import { quoteColumns } from './quote-columns.js';
import type { QuoteDetails } from './quote-details.js';

/** A quote, and how its amounts came to be. */
export interface ExplainedQuote {
  readonly quote: QuoteEntity;
  readonly steps: readonly ExplainedStep[];
}

/** What quotes come to: one that is not there yet, and how the amounts of one that is came to be. */
@Injectable()
export class QuoteCalculations {
  constructor(private readonly work: UnitOfWork) {}

  /** What a quote would come to; nothing is stored. Raises `validation_failed` with every fault. */
  calculate(who: Principal, details: QuoteDetails): Promise<QuoteColumns> {
    return this.work.run(who, (tx) => quoteColumns(tx, details));
  }

  /** Calculates the lines that hold again from the stored values. Raises `not_found`. */
  async explain(who: Principal, id: string): Promise<ExplainedQuote> {
    const quote = await this.work.run(who, (tx) => new QuotesRepository(tx).get(id));
    const trace: CalculationTrace = [];
    const { total } = totalsOfLines(quote, heldLines(quote), trace);
    const stored = quote.acceptance === null ? quote.total : BigInt(quote.acceptance.total);
    // Without its lines, which went with the data of its customer, nothing can be calculated.
    if (quote.content !== null) assert.equal(total, stored, 'The total of a quote is another than stored.');
    return { quote, steps: await explainedSteps(trace, quote.currency) };
  }
}
