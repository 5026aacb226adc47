/** What a caller says of a merge. */
export interface MergeRequest {
  readonly into: string;
  readonly dry_run: boolean;
}

/** What names a customer and is counted by its rows. */
export const movedKinds = [
  'invoices',
  'credit_notes',
  'payments',
  'quotes',
  'recurring_invoices',
  'matching_rules',
  'messages',
] as const;

export type MovedKind = (typeof movedKinds)[number];

export type MovedRows = Readonly<Record<MovedKind, number>>;

/** How much the target gets. */
export interface Moved extends MovedRows {
  readonly contacts: number;
  /** Whether the note of the source is added to that of the target. */
  readonly note: boolean;
}

/** What a merge has done, or would do. */
export interface MergeReport {
  readonly sourceId: string;
  readonly targetId: string;
  readonly dry_run: boolean;
  readonly moved: Moved;
  /** Keys that are limited to the source and not to the target. */
  readonly keyIds: readonly string[];
  /** Members who are limited to the source and not to the target. */
  readonly memberIds: readonly string[];
}

export function together(first: MovedRows, second: MovedRows): MovedRows {
  const sums = movedKinds.map((kind) => [kind, first[kind] + second[kind]]);
  return Object.fromEntries(sums) as MovedRows;
}
