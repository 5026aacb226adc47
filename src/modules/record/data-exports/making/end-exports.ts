import { enqueue, type Transaction } from '../../../../platform/index.js';
import { dataExportEvent } from '../data-exports.events.js';
import { makeDataExport } from './export-jobs.js';
import { DataExportsRepository } from '../data-exports.repository.js';

/** An erasure goes on in several transactions, and each new try would be ended by the next of them. */
const AGAIN_AFTER_MS = 10_000;

/**
 * Deletes the files of all exports, because personal data that they hold is erased in this transaction, and begins
 * those anew that are being made (decision 0442).
 */
export async function endExports(tx: Transaction): Promise<void> {
  const exports = new DataExportsRepository(tx);
  for (const id of await exports.withData()) {
    const row = await exports.find(id);
    if (row?.state === 'ready') tx.announce(dataExportEvent('expired', await exports.expire(row, 'erasure')));
    if (row?.state !== 'running') continue;
    await exports.dropParts(id);
    await exports.update(row, { state: 'queued', rows_done: 0, rows_all: null, snapshot_at: null });
    const due = new Date(tx.now.getTime() + AGAIN_AFTER_MS);
    enqueue(tx, makeDataExport, { key: id, payload: { id }, due });
  }
}
