import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import { UnreadableTable } from '../../../../kernel/tables/unreadable-table.js';
import { BodyReader, type Transaction } from '../../../../platform/index.js';
import type { ImportDecisions, ImportFinding, Outcome, ReadingGiven } from '../domain/import.js';
import { sheetOf, type Sheet } from '../domain/sheet.js';
import type { ImportEntity } from '../entities/import.entity.js';
import type { ImportReading } from '../imports.repository.js';
import { ImportKinds } from './import-kinds.js';
import { planRows, type Planning } from './plan-rows.js';
import { readRows, type ReadRow } from './read-rows.js';

/** So many are kept and shown: who has more of them mends these first. */
export const FINDINGS_MAX = 500;
/** So many rows are looked up at once. */
const ROWS_AT_ONCE = 500;

/** What is checked. */
export type Checked = Pick<ImportEntity, 'kind' | 'source' | 'format'> &
  Required<Pick<ImportDecisions, 'existing' | 'alike' | 'faulty'>> & { readonly given: ReadingGiven };

/** What a check found. */
export interface CheckedImport {
  readonly columns: Pick<
    ImportEntity,
    | 'state'
    | 'encoding'
    | 'delimiter'
    | 'decimal_sign'
    | 'rows_all'
    | 'to_create'
    | 'to_change'
    | 'to_leave'
    | 'faulty_rows'
    | 'findings_all'
  >;
  readonly reading: ImportReading;
}

/** Reads imports and says what would become of their rows. */
@Injectable()
export class CheckImport {
  constructor(
    private readonly bodies: BodyReader,
    private readonly kinds: ImportKinds,
  ) {}

  /** Checks all rows and writes nothing. Raises `validation_failed` for a file that cannot be read. */
  async check(tx: Transaction, content: Uint8Array, checked: Checked): Promise<CheckedImport> {
    const { sheet, rows, planning } = await this.read(content, checked, checked.given);
    const counts: Record<Outcome, number> = { create: 0, change: 0, leave: 0, faulty: 0 };
    const findings: ImportFinding[] = namelessFinding(sheet, checked);
    const isNameless = findings.length > 0;
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      for (const planned of await planRows(tx, rows.slice(from, from + ROWS_AT_ONCE), planning)) {
        counts[planned.outcome] += 1;
        findings.push(...planned.findings.filter((one) => !isNameless || one.pointer !== '#/name'));
      }
    }
    const isOpen = rows.length === 0 || (counts.faulty > 0 && checked.faulty === 'stop') || isNameless;
    const { encoding, delimiter, decimal_sign, mapping, columns } = sheet;
    return {
      columns: {
        state: isOpen ? 'needs_attention' : 'ready',
        encoding,
        delimiter,
        decimal_sign,
        rows_all: rows.length,
        to_create: counts.create,
        to_change: counts.change,
        to_leave: counts.leave,
        faulty_rows: counts.faulty,
        findings_all: findings.length,
      },
      reading: { mapping, given: checked.given, columns: [...columns], findings: mostTelling(findings) },
    };
  }

  /** Reads the rows in the way that was found and decided. Raises `validation_failed`. */
  async read(
    content: Uint8Array,
    checked: Pick<Checked, 'kind' | 'source' | 'format' | 'existing' | 'alike'>,
    given: ReadingGiven,
  ): Promise<{ readonly sheet: Sheet; readonly rows: readonly ReadRow[]; readonly planning: Planning }> {
    const { kind, source, format } = checked;
    const { encoding = null, delimiter = null, decimal_sign = null, mapping = null } = given;
    const sheet = readable(() =>
      sheetOf(content, { kind, format, encoding, delimiter, decimal_sign, mapping }),
    );
    if (sheet.missing.length > 0) throw columnsMissing(sheet.missing);
    const written = this.kinds.of(kind);
    const rows = await readRows(this.bodies, sheet, { kind, source, written });
    const planning = { kind, decided: checked, mapping: sheet.mapping, written };
    return { sheet, rows, planning };
  }
}

function readable(read: () => Sheet): Sheet {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const detail = error.line === 1 ? error.message : `Line ${error.line}: ${error.message}`;
    throw validationFailed([{ pointer: '#/content', code: 'wrong_format', detail }]);
  }
}

function columnsMissing(fields: readonly string[]): Error {
  const detail = 'The file has no column with this header.';
  return validationFailed(
    fields.map((field) => ({
      pointer: `#/mapping/${field.replaceAll('/', '~1')}`,
      code: 'unknown_column',
      detail,
    })),
  );
}

/** One sentence in place of one for each row. */
function namelessFinding({ mapping, rows }: Sheet, { format }: Checked): ImportFinding[] {
  if (format === 'rows' || 'name' in mapping || rows.length === 0) return [];
  const detail = 'No column was found for the name. Say in `mapping` which one it is.';
  return [
    {
      row: 1,
      column: null,
      pointer: '#/name',
      severity: 'fault',
      code: 'no_column',
      detail,
      existing_id: null,
    },
  ];
}

/** What is in the way first. */
function mostTelling(findings: readonly ImportFinding[]): ImportFinding[] {
  const faults = findings.filter(({ severity }) => severity === 'fault');
  const notes = findings.filter(({ severity }) => severity === 'note');
  return [...faults, ...notes].slice(0, FINDINGS_MAX);
}
