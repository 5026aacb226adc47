import type { ControlTransaction, Transaction } from '../../../platform/index.js';
import type { copiedOfMember, CopiedOfUser } from './domain/account-copy.js';
import { ofMember, rowsOfUser } from './account-copies.sql.js';
import type { PlacedRow } from './copies.repository.js';

/** Rows that are read at once. */
const PART = 200;

/** What is stored of a user above the organizations. */
export class AccountCopiesRepository {
  constructor(private readonly tx: ControlTransaction) {}

  async rows(copied: CopiedOfUser, value: string): Promise<string[]> {
    const found = await this.tx.rows<{ text: string }>(rowsOfUser(copied), [value, copied.without]);
    return found.map(({ text }) => text);
  }
}

/** What the organization of the transaction keeps of a member. */
export class MemberCopiesRepository {
  constructor(private readonly tx: Transaction) {}

  /** The next part; nothing after the last one. */
  part(file: keyof typeof copiedOfMember, userId: string, after: string | undefined): Promise<PlacedRow[]> {
    const values = [this.tx.organizationId, userId, after ?? null, PART];
    return this.tx.rows<PlacedRow>(ofMember[file], values);
  }
}
