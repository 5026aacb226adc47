import type { Profile } from '../../../../kernel/en16931/index.js';
import type { TextsAround } from '../../../../kernel/lines/line-texts.js';

export const templates = ['classic', 'plain'] as const;
export const papers = ['a4', 'letter'] as const;

/** How an organization wants its documents to look. */
export interface Presentation {
  /** `classic` is a letter for envelopes with a window, `plain` one for the screen. */
  readonly template: (typeof templates)[number];
  readonly paper: (typeof papers)[number];
  /** `#rrggbb`. Where it is too light to be read on white, it colours lines only. */
  readonly accent_color: string;
  /** Up to three columns of lines; without any, they are made of what is known of the seller. */
  readonly footer?: readonly (readonly string[])[] | undefined;
  /** Printed before the lines and behind all else. */
  readonly intro?: string | null | undefined;
  readonly closing?: string | null | undefined;
  /** An SVG has to be sanitized before. */
  readonly logo?: Logo | undefined;
  /** A QR code that fills in a transfer (EPC069-12), where the document asks for one in euros. */
  readonly show_payment_code: boolean;
  /** What it gives as reference: that of the invoice, or the number alone. */
  readonly payment_code_reference: 'payment_reference' | 'number';
}

export interface Logo {
  readonly media_type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly content: Uint8Array;
}

/** A language, and a country where numbers and dates are written another way: `de`, `fr`, `en-US`. */
export type LocaleName = string;

export interface PdfOptions {
  readonly look: Presentation;
  /** A language without texts of its own is printed in English. */
  readonly locale: LocaleName;
  /** A draft bears a mark, and says of itself neither PDF/A nor PDF/UA. */
  readonly mode: 'draft' | 'issued';
  /** A document of test books bears a mark, whatever its state. */
  readonly isTest?: boolean | undefined;
  /** What is printed in place of the figures of the electronic document. */
  readonly printed?: PrintedFigures | undefined;
  /** The electronic invoice that the file carries: the result is a Factur-X document. */
  readonly attachment?: PdfAttachment | undefined;
}

export interface PdfAttachment {
  readonly xml: Uint8Array;
  readonly profile: Profile;
}

/**
 * What the electronic document cannot say: names of units, and figures that include tax.
 *
 * All figures are decimals as in `EInvoice`, each rounded already.
 */
export interface PrintedFigures {
  /** Prices, amounts of lines, subtotal, discounts and charges below are with tax. */
  readonly prices_include_tax?: boolean | undefined;
  /** One for each line of the document, in its order. */
  readonly lines?: readonly PrintedLine[] | undefined;
  readonly subtotal?: string | undefined;
  /** What a payment code asks for, where that is not all of it: the first instalment. */
  readonly pays_first?: string | undefined;
  /** What the customer withholds, which the electronic document counts among what was prepaid. */
  readonly withholdings?: readonly PrintedWithholding[] | undefined;
  /** What was prepaid indeed, where something is withheld. */
  readonly prepaid?: string | undefined;
  /** The document's own discounts and charges, by the position that `Adjustment.origin` names. */
  readonly discounts?: readonly string[] | undefined;
  readonly charges?: readonly string[] | undefined;
}

export interface PrintedWithholding {
  readonly name: string;
  readonly percent: string;
  readonly base: string;
  readonly amount: string;
}

/** What is undefined is taken from the line of the document. */
export interface PrintedLine {
  /** The name of the unit, such as `h` or `pieces`. */
  readonly unit?: string | undefined;
  /** Null where only an amount is known, as on a credit note that takes back a part of a line. */
  readonly quantity?: null | undefined;
  /** Null where the line has no price of its own, as on a credit note over an amount. */
  readonly price?: string | null | undefined;
  readonly price_base_quantity?: string | undefined;
  readonly amount?: string | undefined;
  readonly discounts?: readonly PrintedAdjustment[] | undefined;
  readonly charges?: readonly PrintedAdjustment[] | undefined;
  /** What stands around it, and the note without these words, which the document has there. */
  readonly around?: PrintedAround | undefined;
}

/** What stands around a line on paper. */
export interface PrintedAround extends TextsAround {
  readonly note: string | null;
  /** What the subtotal below it comes to; undefined where there is none. */
  readonly subtotal: string | undefined;
}

export interface PrintedAdjustment {
  readonly reason?: string | undefined;
  readonly percent?: string | undefined;
  readonly amount: string;
}
