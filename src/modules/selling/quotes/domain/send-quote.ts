/** What a caller says of a mail with a quote. The rest follows from customer, template and settings. */
export interface SendQuoteDetails {
  /** Issues a draft in the same step. */
  readonly issue?: boolean;
  /** Recipients, as of every mail. */
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  readonly language?: 'en' | 'de' | 'fr';
  readonly send_at?: Date;
  readonly send_to_suppressed?: boolean;
}
