import { toTypeId } from '../../../kernel/ids/type-id.js';
import { instantText } from '../../../kernel/time/instant.js';
import { users } from '../../people/auth/auth.resource.js';
import type { ImportDto, ImportFactsDto } from './dto/import.dto.js';
import { toTotals } from './domain/import-totals.js';
import type { ImportEntity } from './entities/import.entity.js';
import type { ImportReading } from './imports.repository.js';
import { imports } from './imports.resource.js';

/** An import as lists and events tell of it. */
export function toImportFactsDto(row: ImportEntity): ImportFactsDto {
  const { organization_id: _organization, tries: _tries, rows_done, rows_all, ...columns } = row;
  const { to_create, to_change, to_leave, faulty_rows, findings_all, ...others } = columns;
  const { created, changed, left_out, taken_back, kept, ...fields } = others;
  return {
    ...fields,
    id: toTypeId(imports.idPrefix, row.id),
    plan: { create: to_create, change: to_change, leave: to_leave, faulty: faulty_rows },
    progress: { done: rows_done, of: rows_all },
    result: { created, changed, left: left_out, taken_back, kept },
    findings_count: findings_all,
    totals: row.totals.map(toTotals),
    created_by: row.created_by === null ? null : toTypeId(users.idPrefix, row.created_by),
    committed_at: row.committed_at && instantText(row.committed_at),
    ended_at: row.ended_at && instantText(row.ended_at),
    created_at: instantText(row.created_at),
    updated_at: instantText(row.updated_at),
  };
}

/** An import with its columns and findings, as long as they are kept. */
export function toImportDto({
  row,
  reading,
}: {
  row: ImportEntity;
  reading?: ImportReading | undefined;
}): ImportDto {
  const { mapping = {}, columns = [], findings = [] } = reading ?? {};
  return { ...toImportFactsDto(row), mapping, columns, findings };
}
