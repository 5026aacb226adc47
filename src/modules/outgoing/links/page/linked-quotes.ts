import type { FileAnswer, Principal, Transaction } from '../../../../platform/index.js';
import type { ShownQuote } from '../../documents/index.js';

/** What a page tells of how a quote stands; a draft has none. */
export type QuoteState =
  'draft' | 'open' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'cancelled' | 'invoiced';

/** A quote, as far as a link to it is concerned. */
export interface LinkedQuote {
  readonly id: string;
  /** How it stands today. */
  readonly status: QuoteState;
  readonly valid_until: string | null;
  /** Since when nobody can answer it; null while somebody can. */
  readonly closed_at: Date | null;
}

/** The quotes that links show. Their own slice stands below this one, and tells of them. */
export abstract class LinkedQuotes {
  abstract byId(tx: Transaction, id: string): Promise<LinkedQuote | undefined>;

  /** What it says, as it was issued. Raises `not_found`, of one that was erased too. */
  abstract shown(tx: Transaction, id: string): Promise<ShownQuote>;

  /** The same as a PDF. */
  abstract print(who: Principal, id: string): Promise<FileAnswer>;

  /** Notes that its customer has looked at it, once. */
  abstract markViewed(tx: Transaction, id: string): Promise<void>;
}
