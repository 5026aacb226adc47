import { Injectable } from '@nestjs/common';
import type { ControlTransaction, Transaction } from '../books/transaction.js';
import { newDataKey, openDataKey, SecretKeyError } from './data-key.js';
import { OrganizationDataKeys, UserDataKey, type DataKeyStore } from './data-keys.repository.js';
import { MasterKeys } from './master-keys.js';
import { openBytes, sealBytes } from './sealed-bytes.js';

/** A text that is stored sealed, and the place that it belongs to. */
export interface SecretPlace {
  /** Table and column, such as `webhook_endpoints.secret`. */
  readonly column: string;
  /** The id of the row. */
  readonly id: string;
}

/** Seals and opens the secrets of one domain within one transaction. */
export interface SecretBox {
  /** The first secret of a domain makes its data key. */
  seal(text: string, place: SecretPlace): Promise<Buffer>;
  /** Raises SecretKeyError if the key is missing, and Error if the secret belongs to another place. */
  open(sealed: Buffer, place: SecretPlace): Promise<string>;
  /** Makes all secrets of the domain unreadable, for ever. The next secret makes a new key. */
  deleteKey(): Promise<void>;
}

/**
 * Secrets that the service must be able to read again: of webhooks, mail servers, second factors.
 *
 * A data key for each organization, and one for what belongs to users, seals them. It is read in the transaction that
 * needs it and never kept in memory, so its deletion holds at once on every node (decision 0100).
 */
@Injectable()
export class Secrets {
  constructor(private readonly keys: MasterKeys) {}

  /** The secrets of the organization of a transaction. */
  ofOrganization(tx: Transaction): SecretBox {
    return new Box(new OrganizationDataKeys(tx), this.keys);
  }

  /** The secrets that belong to users. */
  ofUsers(tx: ControlTransaction): SecretBox {
    return new Box(new UserDataKey(tx), this.keys);
  }
}

class Box implements SecretBox {
  constructor(
    private readonly store: DataKeyStore,
    private readonly keys: MasterKeys,
  ) {}

  async seal(text: string, place: SecretPlace): Promise<Buffer> {
    const { store, keys } = this;
    const key = (await store.find()) ?? (await store.insert(newDataKey(store.domain, keys.current)));
    return sealBytes(Buffer.from(text), openDataKey(key, store.domain, keys), contextOf(place));
  }

  async open(sealed: Buffer, place: SecretPlace): Promise<string> {
    const key = await this.store.find();
    if (key === undefined) throw new SecretKeyError('The key of these secrets was deleted.');
    return openBytes(sealed, openDataKey(key, this.store.domain, this.keys), contextOf(place)).toString();
  }

  deleteKey(): Promise<void> {
    return this.store.delete();
  }
}

function contextOf({ column, id }: SecretPlace): string {
  return `${column} of ${id}`;
}
