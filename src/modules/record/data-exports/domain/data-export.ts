/** What a file of rows is written as. NDJSON is the truth; CSV is for spreadsheets. */
export const exportFormats = ['ndjson', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const;

export type ExportState = (typeof exportStates)[number];

/** Why it failed (`interrupted`: the service ended each time) or has expired. */
export const exportFailures = ['interrupted', 'error', 'retention', 'erasure'] as const;

export type ExportFailure = (typeof exportFailures)[number];

/** What separates values and decimals. Spreadsheets of many countries expect `;` and `,`. */
export const delimiters = [',', ';'] as const;
export const decimalSigns = ['.', ','] as const;

/** What a caller asks for. */
export interface ExportRequest {
  readonly format?: ExportFormat;
  readonly delimiter?: (typeof delimiters)[number];
  readonly decimal_sign?: (typeof decimalSigns)[number];
  readonly kinds?: readonly string[];
  readonly with_files?: boolean;
}

/** How the files of rows are written. */
export interface ExportForm {
  readonly format: ExportFormat;
  readonly delimiter: string;
  readonly decimal_sign: string;
}
