import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a caller says of one price. */
export interface EntryDetails {
  readonly product_id: string;
  readonly price: Decimal;
  /** The quantity from which it holds; any when it is not given. */
  readonly min_quantity?: Decimal;
}

/** What a caller says of a price list. Everything but name and currency may be left out. */
export interface PriceListDetails {
  readonly name: string;
  readonly currency: string;
  readonly prices_include_tax?: boolean;
  readonly valid_from?: CalendarDate;
  readonly valid_until?: CalendarDate;
  readonly base_list_id?: string;
  readonly discount_percent?: Decimal;
  readonly entries?: readonly EntryDetails[];
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** What decides whether a list fits to another one. */
export interface ListFacts {
  readonly id: string;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly base_list_id: string | null;
  readonly archived_at: Date | null;
}
