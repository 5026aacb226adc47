import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { PrintedFigures } from '../presentation.js';

/** A quote to print: its lines, parties and sums as those of a document, and what only quotes have. */
export interface QuoteFigures {
  /** With every line; its sums are those of the lines that hold. */
  readonly document: EInvoice;
  readonly printed: PrintedFigures;
  /** The last day on which it can be accepted. */
  readonly valid_until: string;
  readonly terms: string | null;
  /** One for each line of the document, in its order. */
  readonly choices: readonly QuoteChoice[];
}

/** What can be chosen of a line. */
export interface QuoteChoice {
  readonly optional: boolean;
  /** One of the lines with this name holds. */
  readonly group: string | null;
  /** Whether it is part of the sums. */
  readonly chosen: boolean;
}
