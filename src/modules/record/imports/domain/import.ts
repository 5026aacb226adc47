import type { TableDelimiter } from '../../../../kernel/tables/csv-table.js';
import type { Encoding } from '../../../../kernel/tables/file-text.js';
import type { DateOrder } from '../../../../kernel/tables/date-cells.js';
import type { TableDecimal } from '../../../../kernel/tables/number-cells.js';

/** What is brought along. */
export const importKinds = ['customers', 'products', 'invoices'] as const;

export type ImportKind = (typeof importKinds)[number];

export const importStates = [
  'ready',
  'needs_attention',
  'committing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;

export type ImportState = (typeof importStates)[number];

/** Whether it was checked and not committed yet. */
export function isOpen(state: ImportState): boolean {
  return state === 'ready' || state === 'needs_attention';
}

/** Whether a job works at it. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'committing' || state === 'undoing';
}

/** A file of values, or rows in the form of the API. */
export const importFormats = ['csv', 'rows'] as const;

export type ImportFormat = (typeof importFormats)[number];

/** What becomes of a row whose customer or product is there: it is left, or what the row says is changed. */
export const onExisting = ['leave', 'change'] as const;
/** What becomes of a row that is like one that is there, without an identifier that says so. */
export const onAlike = ['create', 'leave'] as const;
/** What becomes of rows that break a rule: they stand in the way of all, or are left. */
export const onFaulty = ['stop', 'leave'] as const;

/** Whom invoices may be of: customers who are in the books, or new ones, too. */
export const onMissingCustomers = ['existing', 'create'] as const;

/** Why it has failed. `interrupted`: it did not get on. `erasure`: personal data was erased meanwhile. */
export const importFailures = ['interrupted', 'erasure'] as const;

export type ImportFailure = (typeof importFailures)[number];

/** What a caller decides of the reading of a file. */
export interface ReadingGiven {
  /** The header of the column for each field. */
  readonly mapping?: Readonly<Record<string, string>>;
  readonly encoding?: Encoding;
  readonly delimiter?: TableDelimiter;
  readonly decimal_sign?: TableDecimal;
  readonly date_order?: DateOrder;
}

/** What a caller decides of the reading of an import, and of what becomes of its rows. */
export interface ImportDecisions extends ReadingGiven {
  readonly existing?: (typeof onExisting)[number];
  readonly alike?: (typeof onAlike)[number];
  readonly faulty?: (typeof onFaulty)[number];
  readonly customers?: (typeof onMissingCustomers)[number];
}

/** What a caller hands over. */
export interface ImportDetails extends ImportDecisions {
  readonly kind: ImportKind;
  /** A file in base64. */
  readonly content?: string;
  readonly rows?: readonly object[];
  readonly source?: string;
}

/** What becomes of a row. */
export type Outcome = 'create' | 'change' | 'leave' | 'faulty';

/** What there is to say of a row: why it is refused (`fault`), or what one should know (`note`). */
export const severities = ['fault', 'note'] as const;

export interface ImportFinding {
  /** The line of the file where the row begins, or the place among the rows; from 1. */
  readonly row: number;
  /** The header of the column; null where there is none. */
  readonly column: string | null;
  /** The field within the row. */
  readonly pointer: string;
  readonly severity: (typeof severities)[number];
  readonly code: string;
  readonly detail: string;
  /** What is there already, if that is the point. */
  readonly existing_id: string | null;
}

/** A column of a file: its header, the field that it is read into, and what its first cells say. */
export interface ImportColumn {
  readonly header: string;
  readonly field: string | null;
  readonly samples: readonly string[];
}

/** How the series of invoices could go on behind those that are brought along. Nothing but a proposal. */
export interface NumberingAfter {
  /** The latest of them. */
  readonly last_number: string;
  /** What the next one would be today. */
  readonly next_number: string;
  readonly format: string;
  readonly reset: 'never' | 'yearly' | 'monthly';
  readonly first_number: number;
}
