import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../../kernel/canonical-json.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { BodyReader } from '../../../../platform/index.js';
import { keyFields } from '../domain/import-fields.js';
import type { ImportKind } from '../domain/import.js';
import type { Sheet } from '../domain/sheet.js';
import type { KindOfImport, RowDetails } from './kind-of-import.js';

/** A row that was read by the rules of creating what it is. */
export interface ReadRow {
  readonly place: number;
  /** Absent if it breaks a rule. */
  readonly details: RowDetails | undefined;
  readonly faults: readonly FieldFault[];
  /** Its external_id or SKU. */
  readonly key: string | undefined;
  /** What tells it apart where it has no key. */
  readonly fingerprint: Buffer | undefined;
  /** The place of the row before it that has the same key, or says the same. */
  readonly repeats: number | undefined;
}

interface Reading {
  readonly kind: ImportKind;
  readonly source: string | null;
  readonly written: KindOfImport;
}

/** Reads all rows of a sheet. */
export async function readRows(bodies: BodyReader, sheet: Sheet, reading: Reading): Promise<ReadRow[]> {
  const seen = new Map<string, number>();
  const read: ReadRow[] = [];
  for (const { place, body, isTooWide, faults: ofRows = [] } of sheet.rows) {
    const { body: details, faults = [] } = {
      body: undefined,
      ...(await bodies.read(reading.written.dto, body)),
    };
    const key = details && keyOf(details, reading.kind);
    const fingerprint = key === undefined && details !== undefined ? fingerprintOf(body, reading) : undefined;
    const mark = key === undefined ? fingerprint?.toString('hex') : `=${key}`;
    read.push({
      place,
      details: isTooWide ? undefined : details,
      faults: [...faults, ...ofRows, ...(isTooWide ? [TOO_WIDE] : [])],
      key,
      fingerprint,
      repeats: mark === undefined ? undefined : seen.get(mark),
    });
    if (mark !== undefined && !seen.has(mark)) seen.set(mark, place);
  }
  return read;
}

const TOO_WIDE: FieldFault = {
  pointer: '#',
  code: 'too_many_cells',
  detail: 'The row has more cells than there are columns: a text with the delimiter in it needs quotes.',
};

function keyOf(details: RowDetails, kind: ImportKind): string | undefined {
  return (details as unknown as Readonly<Record<string, string | undefined>>)[keyFields[kind]];
}

function fingerprintOf(body: object, { kind, source }: Reading): Buffer {
  return createHash('sha256')
    .update(canonicalJson([kind, source, body]))
    .digest();
}
