import { createHash } from 'node:crypto';
import type { Transaction } from '../../books/transaction.js';
import { byCount, inParts, valueRows } from '../../books/value-rows.js';

/** A stored key. Without an answer, its first request is still running elsewhere. */
export interface KnownKey {
  readonly fingerprint: Buffer;
  readonly answer: Buffer | null;
}

interface ClaimRow {
  readonly claimed: boolean;
  readonly fingerprint: Buffer | null;
  readonly answer: Buffer | null;
}

/** Three days, because a client that was offline over a weekend may still retry. */
export const answersKeptMs = 72 * 60 * 60_000;

const CLAIM_NEW = `
  INSERT INTO idempotency_keys (organization_id, key_hash, fingerprint, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (organization_id, key_hash) DO NOTHING`;

/** Tells what is known of a key, and claims it all the same if that has expired. $5 what is older has expired. */
const CLAIM = `
  WITH claim AS (
    INSERT INTO idempotency_keys AS k (organization_id, key_hash, fingerprint, created_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (organization_id, key_hash) DO UPDATE
       SET fingerprint = excluded.fingerprint, created_at = excluded.created_at, answer = NULL
     WHERE k.created_at <= $5
    RETURNING 1
  )
  SELECT EXISTS (SELECT FROM claim) AS claimed, known.fingerprint, known.answer
    FROM (SELECT 1) AS one
    LEFT JOIN idempotency_keys known ON known.organization_id = $1 AND known.key_hash = $2`;

const USED =
  'SELECT key_hash FROM idempotency_keys WHERE organization_id = $1 AND key_hash = ANY ($2::bytea[])';

const storeAnswered = byCount(
  (keys) => `
  INSERT INTO idempotency_keys (organization_id, created_at, key_hash, fingerprint, answer)
  VALUES ${valueRows(keys, { shared: ['$1', '$2'], each: 3 })}`,
);

/** A key that is claimed and answered at once. */
interface AnsweredKey {
  readonly key: string;
  readonly fingerprint: Buffer;
  readonly answer: Buffer;
}

export class IdempotencyRepository {
  constructor(private readonly tx: Transaction) {}

  /**
   * Claims a key for the request of this transaction. Returns undefined if claimed, otherwise the stored key.
   *
   * Waits for another transaction that holds the same key, up to the lock time-out.
   */
  async claim(key: string, fingerprint: Buffer): Promise<KnownKey | undefined> {
    const { organizationId, realNow: now } = this.tx;
    const keyHash = hashOf(key);
    const claim = [organizationId, keyHash, fingerprint, now];
    // Almost every key is new, and a plain INSERT takes half of what the other statement does.
    if ((await this.tx.touched(CLAIM_NEW, claim)) === 1) return undefined;
    // Nothing expires while the clocks differ, because a repeated request would then be executed again.
    const expired = new Date(this.tx.clocksAgree ? now.getTime() - answersKeptMs : 0);
    const row = await this.tx.row<ClaimRow>(CLAIM, [...claim, expired]);
    if (row?.claimed === true) return undefined;
    const { fingerprint: stored = null, answer = null } = row ?? {};
    if (stored !== null) return { fingerprint: stored, answer };
    // The key was committed while this statement waited for it, so the statement's snapshot did not contain it yet.
    const known = await this.tx.row<KnownKey>(
      'SELECT fingerprint, answer FROM idempotency_keys WHERE organization_id = $1 AND key_hash = $2',
      [organizationId, keyHash],
    );
    if (known === undefined) throw new Error('An idempotency key was taken and is not there.');
    return known;
  }

  /** Stores the answer of the request that claimed the key. */
  async store(key: string, answer: Buffer): Promise<void> {
    const statement = 'UPDATE idempotency_keys SET answer = $3 WHERE organization_id = $1 AND key_hash = $2';
    await this.tx.touched(statement, [this.tx.organizationId, hashOf(key), answer]);
  }

  /** Those of some keys that were used before, even if they have expired. */
  async used(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const byHash = new Map(keys.map((key) => [hashOf(key).toString('hex'), key]));
    const hashes = keys.map((key) => hashOf(key));
    const rows = await this.tx.rows<{ key_hash: Buffer }>(USED, [this.tx.organizationId, hashes]);
    return new Set(rows.flatMap(({ key_hash }) => byHash.get(key_hash.toString('hex')) ?? []));
  }

  /** Stores keys that nobody has used. Fails the transaction if another one has done so in the meantime. */
  storeAnswered(keyed: readonly AnsweredKey[]): void {
    const { organizationId, realNow: now } = this.tx;
    for (const part of inParts(keyed)) {
      const rows = part.flatMap(({ key, fingerprint, answer }) => [hashOf(key), fingerprint, answer]);
      this.tx.pipeline(this.tx.touched(storeAnswered(part.length), [organizationId, now, ...rows]));
    }
  }
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update('idempotency key\n').update(key).digest();
}
