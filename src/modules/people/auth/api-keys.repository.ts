import type { ControlTransaction, Mode, Transaction } from '../../../platform/index.js';
import type { KeyMaker } from './domain/api-key.js';
import type { KeyLimits } from '../../../kernel/limits/key-limits.js';
import { SHOWN_COLUMNS, type ApiKeyEntity, type ApiKeyRow } from './entities/api-key.entity.js';

/** What the guard needs to know of a key, revoked ones included. */
export type StoredCredential = Omit<ApiKeyEntity, 'name' | 'created_at' | 'limits_version'> &
  KeyMaker & {
    readonly mode: Mode;
    readonly clock_ahead_ms: bigint;
    readonly maker_expires_at: Date | null;
  };

export class ApiKeysRepository {
  constructor(private readonly tx: Transaction) {}

  async insert(
    key: Omit<ApiKeyEntity, 'organization_id' | 'last_used_at' | 'revoked_at' | 'limits_version'>,
  ): Promise<ApiKeyRow> {
    const row = await this.tx.row<ApiKeyRow>(
      `INSERT INTO api_keys (organization_id, id, name, secret_hash, scopes, allowed_ips, created_by,
                             created_at, expires_at, limits)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${SHOWN_COLUMNS}`,
      [
        this.tx.organizationId,
        key.id,
        key.name,
        key.secret_hash,
        key.scopes,
        key.allowed_ips,
        key.created_by,
        key.created_at,
        key.expires_at,
        key.limits && JSON.stringify(key.limits),
      ],
    );
    if (row === undefined) throw new Error('An API key was stored and is not there.');
    return row;
  }

  /** Keeps from where a key was used. Returns the key if that is new, else undefined. */
  noteAddress(id: string, address: string): Promise<ApiKeyRow | undefined> {
    return this.tx.row<ApiKeyRow>(
      `WITH noted AS (
         INSERT INTO api_key_addresses (organization_id, api_key_id, address, first_used_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING api_key_id
       )
       SELECT ${SHOWN_COLUMNS} FROM api_keys WHERE organization_id = $1 AND id = (SELECT api_key_id FROM noted)`,
      [this.tx.organizationId, id, address, this.tx.realNow],
    );
  }

  /** Who made a key; null if that is not known any more. */
  async makerOf(id: string): Promise<string | null> {
    const statement = 'SELECT created_by FROM api_keys WHERE organization_id = $1 AND id = $2';
    const row = await this.tx.row<Pick<ApiKeyRow, 'created_by'>>(statement, [this.tx.organizationId, id]);
    return row?.created_by ?? null;
  }

  /** Who made a key, with the limits that this member has; undefined for a member without limits, and for none. */
  limitedMakerOf(id: string): Promise<{ user_id: string; limits: KeyLimits } | undefined> {
    return this.tx.row(
      `SELECT m.user_id, m.limits FROM api_keys k
         JOIN memberships m ON m.organization_id = k.organization_id AND m.user_id = k.created_by
        WHERE k.organization_id = $1 AND k.id = $2 AND m.limits IS NOT NULL`,
      [this.tx.organizationId, id],
    );
  }

  byId(id: string): Promise<ApiKeyRow | undefined> {
    const statement = `SELECT ${SHOWN_COLUMNS} FROM api_keys WHERE organization_id = $1 AND id = $2`;
    return this.tx.row<ApiKeyRow>(statement, [this.tx.organizationId, id]);
  }

  lockById(id: string): Promise<ApiKeyRow | undefined> {
    return this.tx.row<ApiKeyRow>(
      `SELECT ${SHOWN_COLUMNS} FROM api_keys WHERE organization_id = $1 AND id = $2 FOR UPDATE`,
      [this.tx.organizationId, id],
    );
  }

  /** Replaces the limits; null for none. */
  changeLimits(id: string, limits: KeyLimits | null): Promise<ApiKeyRow | undefined> {
    return this.tx.row<ApiKeyRow>(
      `UPDATE api_keys SET limits = $3, limits_version = limits_version + 1
        WHERE organization_id = $1 AND id = $2 RETURNING ${SHOWN_COLUMNS}`,
      [this.tx.organizationId, id, limits && JSON.stringify(limits)],
    );
  }

  async markRevoked(id: string): Promise<void> {
    await this.tx.touched('UPDATE api_keys SET revoked_at = $3 WHERE organization_id = $1 AND id = $2', [
      this.tx.organizationId,
      id,
      this.tx.realNow,
    ]);
  }

  /** Those that were not revoked yet, as they are now. */
  revokeAll(): Promise<ApiKeyRow[]> {
    return this.tx.rows<ApiKeyRow>(
      `UPDATE api_keys SET revoked_at = $2 WHERE organization_id = $1 AND revoked_at IS NULL
       RETURNING ${SHOWN_COLUMNS}`,
      [this.tx.organizationId, this.tx.realNow],
    );
  }

  /** Those that a user made and that were not revoked yet, as they are now. */
  revokeMadeBy(userId: string): Promise<ApiKeyRow[]> {
    return this.tx.rows<ApiKeyRow>(
      `UPDATE api_keys SET revoked_at = $2 WHERE organization_id = $1 AND created_by = $3 AND revoked_at IS NULL
       RETURNING ${SHOWN_COLUMNS}`,
      [this.tx.organizationId, this.tx.realNow, userId],
    );
  }
}

/** Reads across organizations, through functions of the database that show one key at a time. */
export class ApiKeyCredentialsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  byId(id: string): Promise<StoredCredential | undefined> {
    return this.tx.row<StoredCredential>('SELECT * FROM api_key_for_authentication($1)', [id]);
  }

  async noteUse(id: string, at: Date): Promise<void> {
    await this.tx.rows('SELECT note_api_key_use($1, $2)', [id, at]);
  }
}
