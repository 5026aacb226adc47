import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import type { DueErasures } from './domain/retention.js';
import type { ErasureEntity } from './entities/erasure.entity.js';

/** For how long an organization keeps what a law asks for, and when something of it may go. */
export class RetentionRepository {
  constructor(private readonly tx: Transaction) {}

  /** There are few days: all records of a year may go on the same. */
  due(): Promise<DueErasures[]> {
    return this.tx.rows<DueErasures>(
      `SELECT next_on AS "on", count(*)::integer AS customers FROM erasures
        WHERE organization_id = $1 AND next_on IS NOT NULL GROUP BY next_on ORDER BY next_on`,
      [this.tx.organizationId],
    );
  }

  /** The next erasures that left something behind, held until the transaction ends. */
  waiting(after: string, limit: number): Promise<ErasureEntity[]> {
    return this.tx.rows<ErasureEntity>(
      `SELECT * FROM erasures WHERE organization_id = $1 AND next_on IS NOT NULL AND id > $2
        ORDER BY id LIMIT $3 FOR UPDATE`,
      [this.tx.organizationId, after, limit],
    );
  }

  async setNext(id: string, nextOn: CalendarDate | null): Promise<void> {
    await this.tx.touched('UPDATE erasures SET next_on = $3 WHERE organization_id = $1 AND id = $2', [
      this.tx.organizationId,
      id,
      nextOn,
    ]);
  }
}
