import type { ControlTransaction, Transaction } from '../books/transaction.js';
import type { SealedDataKey } from './data-key.js';

/** Where the data key of one domain is stored. */
export interface DataKeyStore {
  /** The id of the organization, or `users`. */
  readonly domain: string;
  find(): Promise<SealedDataKey | undefined>;
  /** Stores the key, unless there is one already. Returns the stored one. */
  insert(key: SealedDataKey): Promise<SealedDataKey>;
  delete(): Promise<void>;
}

/** The key of the organization of a transaction. */
export class OrganizationDataKeys implements DataKeyStore {
  constructor(private readonly tx: Transaction) {}

  get domain(): string {
    return this.tx.organizationId;
  }

  find(): Promise<SealedDataKey | undefined> {
    const statement = 'SELECT sealed_key, sealed_by FROM organization_data_keys WHERE organization_id = $1';
    return this.tx.row<SealedDataKey>(statement, [this.domain]);
  }

  async insert(key: SealedDataKey): Promise<SealedDataKey> {
    await this.tx.rows(
      `INSERT INTO organization_data_keys (organization_id, sealed_key, sealed_by, created_at)
       VALUES ($1, $2, $3, $4) ON CONFLICT (organization_id) DO NOTHING`,
      [this.domain, key.sealed_key, key.sealed_by, this.tx.now],
    );
    return stored(await this.find());
  }

  async delete(): Promise<void> {
    await this.tx.rows('DELETE FROM organization_data_keys WHERE organization_id = $1', [this.domain]);
  }
}

/** The key of what belongs to users. */
export class UserDataKey implements DataKeyStore {
  readonly domain = 'users';

  constructor(private readonly tx: ControlTransaction) {}

  find(): Promise<SealedDataKey | undefined> {
    return this.tx.row<SealedDataKey>('SELECT sealed_key, sealed_by FROM user_data_key', []);
  }

  async insert(key: SealedDataKey): Promise<SealedDataKey> {
    await this.tx.rows(
      `INSERT INTO user_data_key (sealed_key, sealed_by, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO NOTHING`,
      [key.sealed_key, key.sealed_by, this.tx.now],
    );
    return stored(await this.find());
  }

  async delete(): Promise<void> {
    await this.tx.rows('DELETE FROM user_data_key', []);
  }
}

function stored(key: SealedDataKey | undefined): SealedDataKey {
  if (key === undefined) throw new Error('A data key was stored and is not there.');
  return key;
}
