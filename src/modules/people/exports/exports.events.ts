import { newId, type DomainEvent, type Principal, type UnitOfWork } from '../../../platform/index.js';
import type { ExportOrder } from './domain/export-order.js';
import { toExportDto } from './exports.mapper.js';

/** Tells in the audit log that somebody takes a file out of the books, before it is sent. */
export function tellOfExport(work: UnitOfWork, who: Principal, order: ExportOrder): Promise<void> {
  return work.run(who, (tx) => {
    tx.announce(exportMade(newId(tx.now), order));
  });
}

function exportMade(id: string, order: ExportOrder): DomainEvent {
  return { type: 'export.made', objectId: id, object: toExportDto(id, order) };
}
