import { canonicalJson } from '../../kernel/canonical-json.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import type { Transaction } from '../../platform/index.js';
import { linkTo } from './chain.js';
import { issueDateIn, type RequestedDate } from './domain/issue-date.js';
import { nextNumber, type DocumentType, type SeriesNumber } from './domain/number-series.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { NumberingRepository } from './numbering.repository.js';

/** The place of the next document in its locked series. No other document can take it before the transaction ends. */
export interface NextPlace extends SeriesNumber {
  readonly issue_date: CalendarDate;
  readonly series: NumberSeriesEntity;
}

declare const chained: unique symbol;

/**
 * Number and date of a document that is in the chain.
 *
 * Only `append` makes one, and the repositories of documents store a number only out of one. Without `append`,
 * issuing a document does not compile.
 */
export interface ChainedNumber {
  readonly number: string;
  readonly issue_date: CalendarDate;
  readonly [chained]: true;
}

/** Gives documents their numbers: no gap, no number twice, no date that runs backwards. */
export class DocumentNumbering {
  private readonly repository: NumberingRepository;

  constructor(private readonly tx: Transaction) {
    this.repository = new NumberingRepository(tx);
  }

  /**
   * Locks a series and gives the number and the date of its next document.
   *
   * Must be the last lock of its transaction, because it is held until the end; a rollback uses no number.
   * Raises `validation_failed` for a date before the last document's or after today.
   */
  async next(type: DocumentType, date: RequestedDate): Promise<NextPlace> {
    const series = await this.repository.lock(type);
    const issue_date = issueDateIn(series.last_issue_date, date);
    return { series, issue_date, ...nextNumber(series, issue_date, this.tx.mode) };
  }

  /** Writes a document at its place, chained to the one before it. `frozen` is what can never change again. */
  append({ series, ...place }: NextPlace, documentId: string, frozen: object): ChainedNumber {
    const document = canonicalJson(frozen);
    const link = linkTo(series.last_hash, document);
    this.repository.append(series, { ...place, document_id: documentId, document, ...link });
    const { number, issue_date } = place;
    return { number, issue_date } as ChainedNumber;
  }
}
