import { nameKey } from '../../../../kernel/search/search-form.js';
import type { Transaction } from '../../../../platform/index.js';
import type { ImportFinding, Outcome } from '../domain/import.js';
import { fieldOf } from '../domain/row-body.js';
import { keyFields } from '../domain/import-fields.js';
import type { ImportEntity } from '../entities/import.entity.js';
import { ImportsRepository } from '../imports.repository.js';
import type { Found, KindOfImport, Looked, RowDetails } from './kind-of-import.js';
import type { ReadRow } from './read-rows.js';

/** What becomes of a row, and why. */
export interface PlannedRow {
  readonly row: ReadRow;
  readonly outcome: Outcome;
  readonly found: Found | undefined;
  readonly findings: readonly ImportFinding[];
  /** What an invoice that is to be created adds. */
  readonly sums?: Looked['sums'];
}

/** What rows are planned by: what somebody decided, and the headers of the columns by their field. */
export interface Planning {
  readonly kind: ImportEntity['kind'];
  readonly decided: Pick<ImportEntity, 'existing' | 'alike'>;
  readonly mapping: Readonly<Record<string, string>>;
  readonly written: KindOfImport;
}

/** Looks up what is there, and says what becomes of each row. Checking and committing use the same. */
export async function planRows(
  tx: Transaction,
  rows: readonly ReadRow[],
  planning: Planning,
): Promise<PlannedRow[]> {
  const { written } = planning;
  const byKeys = await written.byKeys(tx, rows);
  const unkeyed = rows.filter(({ key, details }) => key === undefined && details !== undefined);
  const madeOf = await new ImportsRepository(tx).madeOf(
    unkeyed.flatMap(({ fingerprint }) => fingerprint ?? []),
  );
  const made = await written.byIds(tx, [...new Set(madeOf.values())]);
  const byNames = await written.byNames(
    tx,
    rows.flatMap(({ details }) => (details && written.nameOf(details)) ?? []),
  );
  const looked = await lookedAt(tx, rows, written);
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const { details, key, fingerprint } = row;
    const earlier = fingerprint && made.get(madeOf.get(fingerprint.toString('hex')) ?? '');
    const found = key === undefined ? earlier : byKeys.get(key);
    const name = details && written.nameOf(details);
    const alike = name === undefined ? undefined : byNames.get(nameKey(name));
    planned.push(plannedRow(row, { found, alike, looked: looked.get(row) ?? NOTHING }, planning));
  }
  return planned;
}

const NOTHING: Looked = { faults: [], notes: [] };

async function lookedAt(
  tx: Transaction,
  rows: readonly ReadRow[],
  written: KindOfImport,
): Promise<ReadonlyMap<ReadRow, Looked>> {
  const read = rows.filter(({ details }) => details !== undefined);
  const looked = await written.look(
    tx,
    read.flatMap(({ details }) => details ?? []),
  );
  return new Map(read.map((row, at) => [row, looked[at] ?? NOTHING]));
}

interface There {
  readonly found: Found | undefined;
  /** One with the same name. */
  readonly alike: Found | undefined;
  readonly looked: Looked;
}

function plannedRow(row: ReadRow, { found, alike, looked }: There, planning: Planning): PlannedRow {
  const { details } = row;
  const saying = sayingOf(row, planning);
  const refusal = found && planning.written.refusalOf(found);
  // What is there already is not written anew: nothing besides matters.
  const isThere = found !== undefined && !planning.written.changes;
  const faults = [...row.faults, ...(refusal ? [refusal] : isThere ? [] : looked.faults)];
  if (details === undefined || faults.length > 0) {
    const findings = faults.map(({ pointer, code, detail }) =>
      saying({ severity: 'fault', pointer, code, detail }),
    );
    return { row, outcome: 'faulty', found, findings };
  }
  if (row.repeats !== undefined) return repeatedRow(row, row.repeats, planning);
  if (found !== undefined) return existingRow(row, { found, details }, planning);
  const notes = looked.notes.map((note) => saying({ severity: 'note', ...note }));
  const { sums } = looked;
  if (alike === undefined) return { row, outcome: 'create', found, findings: notes, sums };
  const outcome = planning.decided.alike === 'leave' ? 'leave' : 'create';
  const detail = `There is a ${planning.written.noun} of this name.`;
  const existing_id = planning.written.idOf(alike.id);
  const finding = saying({ severity: 'note', pointer: '#/name', code: 'may_exist', detail, existing_id });
  return { row, outcome, found, findings: [finding] };
}

function repeatedRow(row: ReadRow, place: number, planning: Planning): PlannedRow {
  const saying = sayingOf(row, planning);
  if (row.key === undefined) {
    const detail = `Row ${place} says the same. This one is left out.`;
    const finding = saying({ severity: 'note', pointer: '#', code: 'repeated_row', detail });
    return { row, outcome: 'leave', found: undefined, findings: [finding] };
  }
  const field = keyFields[planning.kind];
  const detail = `Row ${place} has the same ${field}.`;
  const finding = saying({ severity: 'fault', pointer: `#/${field}`, code: 'repeated', detail });
  return { row, outcome: 'faulty', found: undefined, findings: [finding] };
}

function existingRow(
  row: ReadRow,
  { found, details }: { readonly found: Found; readonly details: RowDetails },
  planning: Planning,
): PlannedRow {
  const { decided, written } = planning;
  const isSame = !written.differs(found, details);
  const mayChange = written.changes && decided.existing === 'change' && row.key !== undefined;
  const outcome = mayChange && !isSame ? 'change' : 'leave';
  const refusal = outcome === 'change' ? written.refusalOfChange(found, details) : undefined;
  if (refusal !== undefined) {
    const finding = sayingOf(row, planning)({ severity: 'fault', ...refusal });
    return { row, outcome: 'faulty', found, findings: [finding] };
  }
  const pointer = row.key === undefined ? '#' : `#/${keyFields[planning.kind]}`;
  const detail = isSame ? 'It is there already, and says the same.' : SAYS_OTHER[outcome];
  const existing_id = written.idOf(found.id);
  const finding = sayingOf(row, planning)({ severity: 'note', pointer, code: 'exists', detail, existing_id });
  return { row, outcome, found, findings: [finding] };
}

const SAYS_OTHER = {
  change: 'It is there already; what the row says otherwise is changed.',
  leave: 'It is there already, and stays as it is.',
} as const;

type Said = Pick<ImportFinding, 'severity' | 'pointer' | 'code' | 'detail'> & {
  readonly existing_id?: string;
};

function sayingOf({ place }: ReadRow, { mapping }: Planning): (said: Said) => ImportFinding {
  return ({ existing_id = null, ...said }) => {
    const column = mapping[fieldOf(said.pointer)] ?? null;
    return { row: place, column, ...said, existing_id };
  };
}
