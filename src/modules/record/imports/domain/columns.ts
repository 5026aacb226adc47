import { dateOrderOf, type FoundOrder } from '../../../../kernel/tables/date-cells.js';
import { decimalOf, type TableDecimal } from '../../../../kernel/tables/number-cells.js';
import type { CsvTable } from '../../../../kernel/tables/csv-table.js';
import { cellKindOf, namesOfFields, plainName } from './import-fields.js';
import type { ImportColumn, ImportKind } from './import.js';

/** The place of the column of each field, from 0. */
export type ColumnPlaces = ReadonlyMap<string, number>;

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

/** Proposes a header for each field: the one with one of its names. No column serves two fields. */
export function proposedMapping(headers: readonly string[], kind: ImportKind): Record<string, string> {
  const names = headers.map(plainName);
  const taken = new Set<number>();
  const found: Record<string, string> = {};
  for (const [field, wanted] of namesOfFields(kind)) {
    const at = wanted
      .map((name) => names.findIndex((own, index) => own === name && !taken.has(index)))
      .find((index) => index >= 0);
    if (at === undefined) continue;
    taken.add(at);
    found[field] = placeName(headers, at);
  }
  return found;
}

/** The places of a mapping's columns, and the fields whose column the file has not. */
export function placesOf(
  headers: readonly string[],
  mapping: Readonly<Record<string, string>>,
): { readonly places: ColumnPlaces; readonly missing: readonly string[] } {
  const found = Object.entries(mapping).map(([field, header]) => [field, placeOf(headers, header)] as const);
  return {
    places: new Map(found.filter(([, at]) => at >= 0)),
    missing: found.filter(([, at]) => at < 0).map(([field]) => field),
  };
}

/** The columns of a file as they are shown. */
export function columnsOf({ headers, rows }: CsvTable, places: ColumnPlaces): ImportColumn[] {
  const fields = new Map([...places].map(([field, at]) => [at, field]));
  return headers.map((_header, at) => ({
    header: placeName(headers, at),
    field: fields.get(at) ?? null,
    samples: rows
      .map(({ cells }) => cells[at]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES)
      .map((cell) => [...cell].slice(0, SAMPLE_LENGTH).join('')),
  }));
}

/** The decimal sign that the columns of numbers show; undefined if they show none, or both. */
export function decimalOfTable(
  { rows }: CsvTable,
  places: ColumnPlaces,
  kind: ImportKind,
): TableDecimal | undefined {
  const columns = [...places].filter(([field]) => cellKindOf(kind, field) === 'number');
  const shown = new Set(
    columns.flatMap(([, at]) => decimalOf(rows.map(({ cells }) => cells[at] ?? '')) ?? []),
  );
  return shown.size === 1 ? [...shown][0] : undefined;
}

/** The order that the columns of dates are written in. */
export function dateOrderOfTable({ rows }: CsvTable, places: ColumnPlaces, kind: ImportKind): FoundOrder {
  const columns = [...places].filter(([field]) => cellKindOf(kind, field) === 'date');
  return dateOrderOf(columns.flatMap(([, at]) => rows.map(({ cells }) => cells[at] ?? '')));
}

/** A header, or the place of its column, such as `#5`, where it has none of its own. */
function placeName(headers: readonly string[], at: number): string {
  const header = headers[at] ?? '';
  return header === '' || headers.indexOf(header) !== at ? `#${at + 1}` : header;
}

function placeOf(headers: readonly string[], header: string): number {
  const at = headers.indexOf(header.trim());
  if (at >= 0) return at;
  const [, place] = /^#(\d{1,3})$/.exec(header) ?? [];
  return place !== undefined && Number(place) <= headers.length ? Number(place) - 1 : -1;
}
