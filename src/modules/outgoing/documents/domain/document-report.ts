import type { Finding } from '../../../../kernel/en16931/index.js';
import type { DocumentFormat } from './formats.js';

/** What a document lacks to be valid in a format. */
export interface DocumentReport {
  readonly format: DocumentFormat;
  readonly valid: boolean;
  readonly errors: number;
  readonly warnings: number;
  /** The rules that it was held against; empty for a format without any. */
  readonly rules: string;
  /** The countries of the parties whose national rules are among them, and those whose are not. */
  readonly countries: readonly string[];
  readonly countries_not_checked: readonly string[];
  readonly findings: readonly Finding[];
}
