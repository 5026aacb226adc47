import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** Other programs allow longer numbers than the formats of a series. */
export const NUMBER_MAX = 64;
export const EXTERNAL_ID_MAX = 128;

/** What an invoice of before can be. A draft was never issued, and is written here instead. */
export const importedStatuses = ['open', 'paid', 'void'] as const;

export type ImportedStatus = (typeof importedStatuses)[number];

/** A line as its document has it. */
export interface ImportedLine {
  readonly name?: string;
  readonly sku?: string;
  readonly description?: string;
  /** One if it is not given. */
  readonly quantity?: Decimal;
  readonly price?: Decimal;
  readonly tax_rate?: Decimal;
  readonly tax_category?: TaxCategory;
  readonly discount_percent?: Decimal;
  readonly discount_amount?: Decimal;
}

/** What is said of an invoice that was issued elsewhere before: the document, and what became of it. */
export interface ImportedDetails {
  readonly number: string;
  readonly external_id?: string;
  /** What was paid says it, if it is not given. */
  readonly status?: ImportedStatus;
  readonly issue_date: CalendarDate;
  readonly due_date?: CalendarDate;
  readonly currency?: CurrencyCode;
  readonly reference?: string;
  readonly note?: string;
  readonly prices_include_tax?: boolean;
  readonly tax_exemption_reason?: string;
  readonly discount_amount?: Decimal;
  readonly charge_amount?: Decimal;
  /** As the document has it; what the lines make of it otherwise. */
  readonly tax_total?: Decimal;
  readonly total?: Decimal;
  readonly amount_paid?: Decimal;
  /** In place of what was paid. */
  readonly amount_due?: Decimal;
  readonly paid_on?: CalendarDate;
  /** Whether reminders go out for it by themselves. */
  readonly remind?: boolean;
  readonly items?: readonly ImportedLine[];
}

/** The same, and whose it is. */
export interface ImportedInvoice extends ImportedDetails {
  readonly customer_external_id?: string;
  readonly customer_name?: string;
  readonly customer_email?: string;
}
