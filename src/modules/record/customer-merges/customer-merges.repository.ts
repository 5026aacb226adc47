import type { Transaction } from '../../../platform/index.js';
import { movedKinds, type MovedRows } from './domain/merge.js';
import * as sql from './customer-merges.sql.js';

/** Who gets what the source has. */
interface Move {
  readonly sourceId: string;
  readonly target: { readonly id: string; readonly name: string };
  /** Of the source, for what has no currency of its own. */
  readonly currency: string;
}

/** What names customers, in the tables of those who own it. */
export class CustomerMergesRepository {
  constructor(private readonly tx: Transaction) {}

  async count(customerId: string): Promise<MovedRows> {
    const row = await this.tx.row<MovedRows>(sql.counting, [this.tx.organizationId, customerId]);
    if (row === undefined) throw new Error('Counting answered nothing.');
    return row;
  }

  /** Moves what names the source at this moment. */
  async move({ sourceId, target, currency }: Move): Promise<MovedRows> {
    const values = [this.tx.organizationId, sourceId, target.id, this.tx.now, target.name, currency];
    const moved: [string, number][] = [];
    for (const kind of movedKinds) {
      let [all, part] = [0, 1];
      // A part may lack what somebody else has deleted meanwhile.
      while (part > 0) {
        part = await this.tx.touched(sql.moving(kind), values);
        all += part;
      }
      moved.push([kind, all]);
    }
    return Object.fromEntries(moved) as MovedRows;
  }

  /** Keys or members that are limited to the source and not to the target. Takes both as limits name them. */
  limited(holders: keyof typeof sql.limited, source: string, target: string): Promise<string[]> {
    return this.ids(sql.limited[holders], [source, target, this.tx.realNow]);
  }

  /** The search terms that other customers share with one. */
  sameTerms(customerId: string, terms: readonly string[]): Promise<{ id: string; term: string }[]> {
    return this.tx.rows(sql.sameTerms, [this.tx.organizationId, customerId, terms]);
  }

  sameNames(customerId: string, nameKey: string): Promise<string[]> {
    return this.ids(sql.sameNames, [customerId, nameKey]);
  }

  samePayers(customerId: string): Promise<string[]> {
    return this.ids(sql.samePayers, [customerId]);
  }

  private async ids(statement: string, values: readonly (string | Date)[]): Promise<string[]> {
    const rows = await this.tx.rows<{ id: string }>(statement, [this.tx.organizationId, ...values]);
    return rows.map(({ id }) => id);
  }
}
