import pg from 'pg';
import { clientConfig } from '../books/client-config.js';
import type { Connection } from '../books/connection.js';
import { InstallationSecret } from '../contract/installation-secret.js';
import { resealDataKey, type SealedDataKey } from './data-key.js';
import { MasterKeys } from './master-keys.js';

/** How many data keys were sealed anew, and how many the current master key had sealed already. */
export interface Rotation {
  readonly resealed: number;
  readonly current: number;
  readonly keys: MasterKeys;
}

/** Both tables with the domain of each key. */
const ALL = `
  SELECT organization_id::text AS domain, sealed_key, sealed_by FROM organization_data_keys
  UNION ALL SELECT 'users', sealed_key, sealed_by FROM user_data_key`;

const UPDATE_OF_ORGANIZATION = `
  UPDATE organization_data_keys SET sealed_key = $3, sealed_by = $4
   WHERE organization_id = $1::uuid AND sealed_by = $2`;

const UPDATE_OF_USERS = `
  UPDATE user_data_key SET sealed_key = $3, sealed_by = $4 WHERE $1::text = 'users' AND sealed_by = $2`;

/**
 * Seals every data key with the first master key, while the service runs.
 *
 * Data keys and secrets stay the same, so nobody notices. Takes the connection that owns the tables. Raises
 * SecretKeyError, before anything is changed, if a data key cannot be opened.
 */
export async function rotateKeys(
  connection: Connection,
  configured: readonly Uint8Array[],
): Promise<Rotation> {
  const client = new pg.Client(clientConfig(connection, 'countinghouse-secrets'));
  await client.connect();
  try {
    const installation = await installationSecret(client);
    const keys = new MasterKeys(configured, installation);
    const { rows } = await client.query<SealedDataKey & { domain: string }>(ALL);
    const old = rows.filter(({ sealed_by }) => sealed_by !== keys.current.id);
    const resealed = old.map((key) => ({ key, anew: resealDataKey(key, key.domain, keys) }));
    await client.query('BEGIN');
    for (const { key, anew } of resealed) {
      const statement = key.domain === 'users' ? UPDATE_OF_USERS : UPDATE_OF_ORGANIZATION;
      await client.query(statement, [key.domain, key.sealed_by, anew.sealed_key, anew.sealed_by]);
    }
    await client.query('COMMIT');
    return { resealed: resealed.length, current: rows.length - resealed.length, keys };
  } finally {
    await client.end();
  }
}

async function installationSecret(client: pg.Client): Promise<InstallationSecret> {
  const { rows } = await client.query<{ signing_secret: Buffer }>('SELECT signing_secret FROM installation');
  const secret = rows[0]?.signing_secret;
  if (secret === undefined) throw new Error('The database has no installation yet.');
  return new InstallationSecret(secret);
}
