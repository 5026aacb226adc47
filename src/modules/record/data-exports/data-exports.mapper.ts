import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { users } from '../../people/auth/auth.resource.js';
import { dataExports } from './data-exports.resource.js';
import type { DataExportDto } from './dto/data-export.dto.js';
import type { DataExportEntity } from './entities/data-export.entity.js';

/** An export in the form of the API. */
export function toDataExportDto(row: DataExportEntity): DataExportDto {
  const { organization_id: _organization, tries: _tries, rows_done, rows_all, ...fields } = row;
  return {
    ...fields,
    id: toTypeId(dataExports.idPrefix, row.id),
    progress: { done: Number(rows_done), of: rows_all === null ? null : Number(rows_all) },
    size: row.size === null ? null : Number(row.size),
    sha256: row.sha256?.toString('hex') ?? null,
    created_by: row.created_by === null ? null : toTypeId(users.idPrefix, row.created_by),
    snapshot_at: textOf(row.snapshot_at),
    ready_at: textOf(row.ready_at),
    expires_at: textOf(row.expires_at),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}

function textOf(at: Date | null): string | null {
  return at === null ? null : instantText(at);
}
