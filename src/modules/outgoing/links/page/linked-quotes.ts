import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { FileAnswer, Principal, Transaction } from '../../../../platform/index.js';
import type { ShownQuote } from '../../documents/index.js';

/** How a quote stands on its page; a draft has none. */
export type QuoteState =
  'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced';

/** A line of a quote, in the order in which the quote shows it. */
export interface LinkedLine {
  readonly id: string;
  readonly optional: boolean;
  /** One of the lines with this name holds. */
  readonly group: string | null;
}

/** What was accepted. */
export interface LinkedAcceptance {
  /** Null once it was erased. */
  readonly name: string | null;
  readonly at: Date;
  readonly total: MinorUnits;
  readonly items: readonly string[];
}

/** A quote, as far as a link to it is concerned. */
export interface LinkedQuote {
  readonly id: string;
  /** How it stands today. */
  readonly status: QuoteState;
  readonly valid_until: string | null;
  /** Since when nobody can answer it; null while somebody can. */
  readonly closed_at: Date | null;
  readonly currency: CurrencyCode;
  readonly lines: readonly LinkedLine[];
  readonly acceptance: LinkedAcceptance | null;
  readonly time_zone: string;
}

/** The lines that hold of a choice, and what they come to. */
export interface ChosenTotal {
  readonly held: readonly string[];
  readonly total: MinorUnits;
}

/** An acceptance on the page. */
export interface PageAcceptance {
  readonly name: string;
  readonly email: string;
  readonly items: readonly string[];
  readonly linkId: string;
  /** Where it comes from, as the network says. */
  readonly address: string;
}

/** The quotes that links show. Their own slice stands below this one, and tells of them. */
export abstract class LinkedQuotes {
  abstract byId(tx: Transaction, id: string): Promise<LinkedQuote | undefined>;

  /** What it says, as it was issued. Raises `not_found`, of one that was erased too. */
  abstract shown(tx: Transaction, id: string): Promise<ShownQuote>;

  /** What it comes to with some of its lines; undefined for lines that cannot be chosen together, or below nothing. */
  abstract totalOf(tx: Transaction, id: string, items: readonly string[]): Promise<ChosenTotal | undefined>;

  /** Raises `invalid_state_transition` and `validation_failed`. Of several at once, one is. */
  abstract accept(tx: Transaction, id: string, acceptance: PageAcceptance): Promise<void>;

  /** Raises `invalid_state_transition`. */
  abstract decline(tx: Transaction, id: string, reason: string | null): Promise<void>;

  /** The same as a PDF. */
  abstract print(who: Principal, id: string): Promise<FileAnswer>;

  /** Notes that its customer has looked at it, once. */
  abstract markViewed(tx: Transaction, id: string): Promise<void>;
}
