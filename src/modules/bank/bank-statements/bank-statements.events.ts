import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import { toBankLineStateDto } from './lines/bank-lines.mapper.js';
import { toBankStatementDto } from './bank-statements.mapper.js';
import type { StatementOfAccount } from './bank-statements.repository.js';
import type { MatchedBy } from './domain/matched-by.js';
import type { BankLineEntity } from './entities/bank-line.entity.js';

export function bankStatementImported(row: StatementOfAccount): DomainEvent {
  return { type: 'bank_statement.imported', objectId: row.id, object: toBankStatementDto(row) };
}

export function bankStatementDeleted(row: StatementOfAccount): DomainEvent {
  return { type: 'bank_statement.deleted', objectId: row.id, object: toBankStatementDto(row) };
}

export function bankLineChanged(
  happened: 'held' | 'ignored' | 'reopened' | 'matched' | 'unmatched',
  { before, now, by = null }: LineChange,
): DomainEvent {
  const change = {
    before: { ...toBankLineStateDto(before), matched_by: null },
    now: { ...toBankLineStateDto(now), matched_by: by },
  };
  return changeEvent(`bank_line.${happened}`, now.id, change);
}

interface LineChange {
  readonly before: BankLineEntity;
  readonly now: BankLineEntity;
  /** How it came to be matched; absent for everything else. */
  readonly by?: MatchedBy | null;
}
