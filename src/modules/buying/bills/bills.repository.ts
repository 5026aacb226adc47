import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import { duplicateDocument } from './bills.problems.js';
import { bills, type BillColumns } from './bills.resource.js';
import type { BillEntity } from './entities/bill.entity.js';

const COUNTS = `status <> ALL (ARRAY['rejected', 'void'])`;
/** Of one supplier, no more numbers than these are compared: the latest. */
const NUMBERS_MAX = 5_000;

export class BillsRepository extends ResourceRepository<BillColumns, BillEntity> {
  constructor(tx: Transaction) {
    super(tx, bills, {
      refusals: {
        uq_bills_supplier_number: () => duplicateDocument('number'),
        uq_bills_file: () => duplicateDocument('file'),
      },
    });
  }

  /** Lets those who store bills with the same number or file wait for each other, until the transaction ends. */
  async queue(key: string): Promise<void> {
    await this.tx.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 4706450))', [
      `${this.tx.organizationId} ${key}`,
    ]);
  }

  /** Those of the ids that there are, held in a fixed order until the transaction ends. */
  async lockByIds(ids: readonly string[]): Promise<ReadonlyMap<string, BillEntity>> {
    const held = await this.tx.rows<{ id: string }>(
      'SELECT id FROM bills WHERE organization_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR UPDATE',
      [this.tx.organizationId, ids],
    );
    return this.byIds(held.map(({ id }) => id));
  }

  /** Another bill that counts, with this number of a supplier. */
  async ofNumber(supplierId: string, number: string, except: string | null): Promise<string | undefined> {
    const row = await this.tx.row<{ id: string }>(
      `SELECT id FROM bills WHERE organization_id = $1 AND supplier_id = $2 AND supplier_number = $3
          AND ($4::uuid IS NULL OR id <> $4) AND ${COUNTS}`,
      [this.tx.organizationId, supplierId, number, except],
    );
    return row?.id;
  }

  /** Another bill that counts, of this file. */
  async ofFile(fileId: string, except: string | null): Promise<string | undefined> {
    const row = await this.tx.row<{ id: string }>(
      `SELECT id FROM bills WHERE organization_id = $1 AND file_id = $2
          AND ($3::uuid IS NULL OR id <> $3) AND ${COUNTS}`,
      [this.tx.organizationId, fileId, except],
    );
    return row?.id;
  }

  /** The numbers of other bills of a supplier that count. */
  async numbersOf(supplierId: string, except: string | null): Promise<string[]> {
    const rows = await this.tx.rows<{ supplier_number: string }>(
      `SELECT supplier_number FROM bills WHERE organization_id = $1 AND supplier_id = $2
          AND supplier_number IS NOT NULL AND ($3::uuid IS NULL OR id <> $3) AND ${COUNTS}
        ORDER BY created_at DESC, id LIMIT ${NUMBERS_MAX}`,
      [this.tx.organizationId, supplierId, except],
    );
    return rows.map(({ supplier_number }) => supplier_number);
  }
}
