import type { Transaction } from '../../../../platform/index.js';
import { isOpen } from '../domain/import.js';
import { importEvent } from '../imports.events.js';
import { ImportsRepository } from '../imports.repository.js';

/**
 * Deletes what imports are made of, because personal data that they may hold is erased in this transaction, and what
 * tells that a customer came from one. An import under way has failed: what is in the books stays there.
 */
export async function endImports(tx: Transaction, customerId: string): Promise<void> {
  const imports = new ImportsRepository(tx);
  await imports.forget(customerId);
  for (const id of await imports.withContent()) {
    const row = await imports.lockById(id);
    if (row === undefined) continue;
    await imports.dropContent(id);
    if (!isOpen(row.state) && row.state !== 'committing') continue;
    const failed = await imports.update(row, { state: 'failed', failure: 'erasure', ended_at: tx.now });
    tx.announce(importEvent('failed', failed));
  }
}
