import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../../kernel/problems/problem.js';
import { UnreadableTable } from '../../../../kernel/tables/unreadable-table.js';
import { BodyReader, type Transaction } from '../../../../platform/index.js';
import type { ImportDecisions, ImportFinding, Outcome, ReadingGiven } from '../domain/import.js';
import { headFields } from '../domain/import-fields.js';
import { totalsOf, type InvoiceSums } from '../domain/import-totals.js';
import { sheetOf, type Sheet } from '../domain/sheet.js';
import type { ImportEntity } from '../entities/import.entity.js';
import type { ImportReading } from '../imports.repository.js';
import { organizationToday } from '../../../people/organizations/index.js';
import type { ImportedInvoice } from '../../../books/invoices/index.js';
import { ImportKinds } from './import-kinds.js';
import { numberingAfter } from './numbering-after.js';
import { planRows, type Planning } from './plan-rows.js';
import { readRows, type ReadRow } from './read-rows.js';

/** So many are kept and shown: who has more of them mends these first. */
export const FINDINGS_MAX = 500;
/** So many rows are looked up at once. */
const ROWS_AT_ONCE = 500;

/** What is checked. */
export type Checked = Pick<ImportEntity, 'kind' | 'source' | 'format'> &
  Required<Pick<ImportDecisions, 'existing' | 'alike' | 'faulty' | 'customers'>> & {
    readonly given: ReadingGiven;
  };

/** What a check found. */
export interface CheckedImport {
  readonly columns: Pick<
    ImportEntity,
    | 'state'
    | 'encoding'
    | 'delimiter'
    | 'decimal_sign'
    | 'date_order'
    | 'totals'
    | 'numbering'
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
    const head = `#/${headFields[checked.kind]}`;
    const sums: InvoiceSums[] = [];
    if (sheet.isDoubtful) findings.push(DOUBTFUL_DATES);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      for (const planned of await planRows(tx, rows.slice(from, from + ROWS_AT_ONCE), planning)) {
        counts[planned.outcome] += 1;
        findings.push(...planned.findings.filter((one) => !isNameless || one.pointer !== head));
        if (planned.outcome === 'create' && planned.sums) sums.push(planned.sums);
      }
    }
    const isOpen = rows.length === 0 || (counts.faulty > 0 && checked.faulty === 'stop') || isNameless;
    const { encoding, delimiter, decimal_sign, date_order, mapping, columns } = sheet;
    return {
      columns: {
        state: isOpen ? 'needs_attention' : 'ready',
        encoding,
        delimiter,
        decimal_sign,
        date_order,
        totals: totalsOf(sums),
        numbering: await numberingOf(tx, rows, checked.kind),
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
    checked: Pick<Checked, 'kind' | 'source' | 'format' | 'existing' | 'alike' | 'customers'>,
    given: ReadingGiven,
  ): Promise<{ readonly sheet: Sheet; readonly rows: readonly ReadRow[]; readonly planning: Planning }> {
    const { kind, source, format } = checked;
    const {
      encoding = null,
      delimiter = null,
      decimal_sign = null,
      date_order = null,
      mapping = null,
    } = given;
    const sheet = readable(() =>
      sheetOf(content, { kind, format, encoding, delimiter, decimal_sign, date_order, mapping }),
    );
    if (sheet.missing.length > 0) throw columnsMissing(sheet.missing);
    const written = this.kinds.of(checked);
    const rows = await readRows(this.bodies, sheet, { kind, source, written });
    const planning = { kind, decided: checked, mapping: sheet.mapping, written };
    return { sheet, rows, planning };
  }
}

const DOUBTFUL_DATES: ImportFinding = {
  row: 1,
  column: null,
  pointer: '#/issue_date',
  severity: 'note',
  code: 'doubtful_dates',
  detail:
    'The dates may begin with the day or with the month. They are read with the day first; see `date_order`.',
  existing_id: null,
};

async function numberingOf(tx: Transaction, rows: readonly ReadRow[], kind: Checked['kind']) {
  if (kind !== 'invoices') return null;
  const { today } = await organizationToday(tx);
  const read = rows.flatMap(({ details }) => (details === undefined ? [] : [details as ImportedInvoice]));
  return numberingAfter(read, today);
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
function namelessFinding({ mapping, rows }: Sheet, { format, kind }: Checked): ImportFinding[] {
  const head = headFields[kind];
  if (format === 'rows' || head in mapping || rows.length === 0) return [];
  const detail = `No column was found for the ${head}. Say in \`mapping\` which one it is.`;
  return [
    {
      row: 1,
      column: null,
      pointer: `#/${head}`,
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
