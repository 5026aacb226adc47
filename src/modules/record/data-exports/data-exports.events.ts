import type { DomainEvent } from '../../../platform/index.js';
import { toDataExportDto } from './data-exports.mapper.js';
import type { DataExportEntity } from './entities/data-export.entity.js';

/** Tells of an export: that somebody asked for it, what became of it, and when its file went. */
export function dataExportEvent(
  happened: 'created' | 'ready' | 'failed' | 'expired' | 'deleted',
  row: DataExportEntity,
): DomainEvent {
  return { type: `data_export.${happened}`, objectId: row.id, object: toDataExportDto(row) };
}
