import type { SwissBillTexts } from '../texts/swiss-bill-texts.js';
import type { Figure } from './numbers.js';

/**
 * A document as it is printed: every text as it stands on the paper, in the order of reading.
 *
 * It is what the templates take, as JSON. They lay out and decide nothing else.
 */
export interface Page {
  readonly paper: 'a4' | 'us-letter';
  readonly language: string;
  /** Of the document as a file. */
  readonly title: string;
  readonly author: string;
  /** Year, month and day. */
  readonly date: readonly number[] | null;
  /** Colours of lines, and of texts that have to be readable. */
  readonly accent: string;
  readonly ink: string;
  /** The families of the fonts, in the order in which they are tried. */
  readonly fonts: readonly string[];
  /** Written across each page, in one line or two. */
  readonly mark: string | null;
  readonly logo: { readonly path: string; readonly alt: string } | null;
  readonly heading: string;
  readonly number: string | null;
  readonly sender: PrintedParty;
  readonly recipient: PrintedParty;
  /** The sender in one line, as the window of an envelope shows it. */
  readonly return_line: string;
  readonly labels: Labels;
  readonly facts: readonly Fact[];
  readonly intro: readonly string[];
  readonly table: PrintedTable;
  readonly totals: readonly PrintedTotal[];
  readonly payment: PrintedPayment | null;
  /** The payment part that Swiss banks read. */
  readonly bill: PrintedBill | null;
  /** What the law wants to be said, then what else is said, each a paragraph. */
  readonly notes: readonly string[];
  readonly closing: readonly string[];
  readonly footer: readonly (readonly string[])[];
  /** With `{page}` and `{pages}`. */
  readonly page_number: string;
  readonly attachment: {
    readonly path: string;
    readonly media_type: string;
    readonly description: string;
  } | null;
}

export interface Labels {
  readonly from: string;
  readonly billed_to: string;
}

export interface PrintedParty {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PrintedTable {
  /** Null where no line has any. */
  readonly columns: {
    readonly position: string;
    readonly description: string;
    readonly quantity: string | null;
    readonly price: string | null;
    readonly tax: string | null;
    readonly amount: string;
  };
  readonly rows: readonly PrintedRow[];
}

export interface PrintedRow {
  readonly position: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: Figure | null;
  readonly unit: string;
  readonly price: Figure | null;
  /** Under the price: what it is for, where that is not one. */
  readonly price_per: string;
  readonly tax: string;
  readonly amount: string;
  /** Whether it is part of no sum, as a line of a quote that nobody has chosen. */
  readonly is_aside?: boolean;
  readonly above: readonly PrintedWords[];
  readonly below: readonly PrintedWords[];
}

/** Words between lines. They are no row, so that nothing that goes through the rows meets them. */
export interface PrintedWords {
  readonly kind: 'heading' | 'text' | 'page_break' | 'subtotal';
  /** The number of a heading. */
  readonly position: string;
  readonly text: string;
  /** Of a subtotal. */
  readonly amount: string;
}

export interface PrintedTotal {
  readonly label: string;
  /** Printed in grey behind the label. */
  readonly detail: string;
  readonly amount: string;
  readonly kind: 'row' | 'sum' | 'grand';
}

export interface PrintedPayment {
  readonly title: string;
  readonly terms: readonly string[];
  readonly facts: readonly Fact[];
  readonly code: { readonly path: string; readonly alt: string; readonly label: string } | null;
}

/** A Swiss payment part as it is printed; what its receipt says is a part of it. */
export interface PrintedBill {
  readonly texts: SwissBillTexts;
  readonly code: string;
  readonly alt: string;
  readonly account: readonly string[];
  readonly reference: string | null;
  readonly message: string;
  readonly debtor: readonly string[] | null;
  readonly currency: string;
  readonly amount: string;
}
