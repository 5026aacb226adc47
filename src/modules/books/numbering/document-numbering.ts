import type { Transaction } from '../../../platform/index.js';
import type { DocumentType } from './domain/number-series.js';
import { NumberingRepository } from './numbering.repository.js';
import { Stretch } from './stretch.js';

/** Gives documents their numbers: no gap, no number twice, no date that runs backwards. */
export class DocumentNumbering {
  private readonly repository: NumberingRepository;

  constructor(private readonly tx: Transaction) {
    this.repository = new NumberingRepository(tx);
  }

  /**
   * Locks a series. Must be the last lock of its transaction, because it is held until the end; a rollback uses no
   * number.
   */
  async stretch(type: DocumentType): Promise<Stretch> {
    return new Stretch(this.tx, await this.repository.lock(type));
  }
}
