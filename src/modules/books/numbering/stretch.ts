import { canonicalJson } from '../../../kernel/canonical-json.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { linkTo } from './chain.js';
import { inChain, type ChainedNumber } from './chained-number.js';
import { issueDateIn, type RequestedDate } from './domain/issue-date.js';
import { nextNumber, type SeriesNumber } from './domain/number-series.js';
import type { NumberSeriesEntity } from './entities/number-series.entity.js';
import { NumberingRepository, type StretchEntry } from './numbering.repository.js';

/** The place of the next document in its locked series. No other document can take it before the transaction ends. */
export interface NextPlace extends SeriesNumber {
  readonly issue_date: CalendarDate;
  /** As it is before this document. */
  readonly series: NumberSeriesEntity;
}

/** Several documents in a row of a locked series, written in one statement. */
export class Stretch {
  private readonly entries: StretchEntry[] = [];
  private series: NumberSeriesEntity;
  private lastHash: Buffer | null;

  /** Takes the series as it is locked. */
  constructor(
    private readonly tx: Transaction,
    private readonly before: NumberSeriesEntity,
  ) {
    this.series = before;
    this.lastHash = before.last_hash;
  }

  /**
   * Gives the number and the date of the next document. It stays the next one until it is taken.
   *
   * Raises `validation_failed` for a date before the last document's or after today.
   */
  next(date: RequestedDate): NextPlace {
    const { series } = this;
    const issue_date = issueDateIn(series.last_issue_date, date);
    return { series, issue_date, ...nextNumber(series, issue_date, this.tx.mode) };
  }

  /** Takes a place, which must be the next one. Whoever takes it must append a document there. */
  take({ series, period, sequence, issue_date }: NextPlace): void {
    if (series !== this.series) throw new Error('A place in a series was taken twice.');
    this.series = {
      ...series,
      documents: series.documents + 1n,
      period,
      last_sequence: sequence,
      last_issue_date: issue_date,
      last_issued_at: this.tx.now,
    };
  }

  /** Puts a document at its place, chained to the one before it; `write` stores it. In the order of the places. */
  append({ series, ...place }: NextPlace, documentId: string, frozen: object): ChainedNumber {
    const position = series.documents + 1n;
    if (position !== this.before.documents + BigInt(this.entries.length + 1)) {
      throw new Error('Documents were put into a chain in another order than that of their places.');
    }
    const document = canonicalJson(frozen);
    const link = linkTo(this.lastHash, document);
    const previous_hash = this.lastHash;
    this.entries.push({ ...place, position, previous_hash, document_id: documentId, document, ...link });
    this.lastHash = link.hash;
    return inChain(place);
  }

  /** Stores all documents and the end of the series. */
  write(): void {
    if (this.series.documents !== this.before.documents + BigInt(this.entries.length)) {
      throw new Error('A place in a series was taken and has no document.');
    }
    if (this.entries.length > 0) new NumberingRepository(this.tx).appendAll(this.before, this.entries);
  }
}
