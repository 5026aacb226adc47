import { canonicalJson } from '../../kernel/canonical-json.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import type { Transaction } from '../../platform/index.js';
import { chainHash } from './chain.js';
import { issueDateIn } from './domain/issue-date.js';
import { nextNumber, type DocumentType } from './domain/number-series.js';
import { NumberingRepository } from './numbering.repository.js';

/** A document that is to be issued. */
interface Unissued<T extends object> {
  readonly id: string;
  /** Undefined: today. */
  readonly issueDate: CalendarDate | undefined;
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
  /** The document as it is frozen, once its number and date are known. */
  readonly content: (issued: NumberAndDate) => T;
}

interface NumberAndDate {
  readonly number: string;
  readonly issue_date: CalendarDate;
}

interface Issued<T extends object> extends NumberAndDate {
  readonly content: T;
}

/** Gives documents their numbers: no gap, no number twice, no date that runs backwards. */
export class DocumentNumbering {
  private readonly series: NumberingRepository;

  constructor(tx: Transaction) {
    this.series = new NumberingRepository(tx);
  }

  /**
   * Takes the next number of a series and chains the document to the one before it.
   *
   * Holds the series until the transaction ends, so it is the last thing to be locked; what rolls back uses no number.
   * Raises `validation_failed` for a date before the last document's or after today.
   */
  async issue<T extends object>(type: DocumentType, document: Unissued<T>): Promise<Issued<T>> {
    const series = await this.series.lock(type);
    const issue_date = issueDateIn(series.last_issue_date, document);
    const place = nextNumber(series, issue_date);
    const content = document.content({ number: place.number, issue_date });
    const text = canonicalJson(content);
    const hash = chainHash(series.last_hash, text);
    const entry = { document_id: document.id, issue_date, document: text, hash, ...place };
    this.series.append(series, entry);
    return { number: place.number, issue_date, content };
  }
}
