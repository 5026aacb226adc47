import { canonicalJson } from '../../../kernel/canonical-json.js';
import type { Transaction } from '../../../platform/index.js';
import { linkTo } from './chain.js';
import type { RequestedDate } from './domain/issue-date.js';
import type { DocumentType } from './domain/number-series.js';
import { inChain, type ChainedNumber } from './chained-number.js';
import { NumberingRepository } from './numbering.repository.js';
import { Stretch, type NextPlace } from './stretch.js';

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
    return (await this.stretch(type)).next(date);
  }

  /** Locks a series for several documents. As with `next`, it must be the last lock of its transaction. */
  async stretch(type: DocumentType): Promise<Stretch> {
    return new Stretch(this.tx, await this.repository.lock(type));
  }

  /** Writes a document at its place, chained to the one before it. `frozen` is what can never change again. */
  append({ series, ...place }: NextPlace, documentId: string, frozen: object): ChainedNumber {
    const document = canonicalJson(frozen);
    const link = linkTo(series.last_hash, document);
    this.repository.append(series, { ...place, document_id: documentId, document, ...link });
    return inChain(place);
  }
}
