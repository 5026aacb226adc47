import type { UnitOfWork } from '../books/unit-of-work.js';
import { missing, SecretKeyError } from './data-key.js';
import type { MasterKeys } from './master-keys.js';

/** Raises SecretKeyError if a data key of the database cannot be opened, so that a start without its key fails. */
export async function assertKeysOpen(work: UnitOfWork, keys: MasterKeys): Promise<void> {
  const used = await work.runControl((tx) => {
    return tx.rows<{ sealed_by: string }>('SELECT sealed_by FROM master_keys_used() AS sealed_by', []);
  });
  const unknown = used.map(({ sealed_by }) => sealed_by).filter((id) => keys.byId(id) === undefined);
  if (unknown.length > 0) throw new SecretKeyError(missing(unknown));
}
