import type { DomainEvent } from '../../../platform/index.js';
import type { ImportEntity } from './entities/import.entity.js';
import { toImportFactsDto } from './imports.mapper.js';
import type { imports } from './imports.resource.js';

/** Tells of an import: facts that name nobody. */
export function importEvent(happened: keyof typeof imports.partEvents, row: ImportEntity): DomainEvent {
  return { type: `import.${happened}`, objectId: row.id, object: toImportFactsDto(row) };
}
