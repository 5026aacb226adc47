import type { MessageLanguage } from './message.js';

/** What a caller says of a message. What is left out follows from customer, template and settings. */
export interface SendTextDetails {
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly subject?: string;
  readonly text?: string;
  readonly language?: MessageLanguage;
  /** Not before this moment. */
  readonly send_at?: Date;
  /** Although an address has refused mail before. */
  readonly send_to_suppressed?: boolean;
}

/** What a caller says of a message about a document. */
export interface SendDetails extends SendTextDetails {
  /** Formats of documents; an empty list sends the text alone. */
  readonly attachments?: readonly string[];
}

/** An invoice may be issued in the same step. */
export interface SendInvoiceDetails extends SendDetails {
  readonly finalize?: boolean;
}

/** What is changed of a message that is sent again. */
export interface ResendDetails {
  readonly to?: readonly string[];
  readonly send_to_suppressed?: boolean;
}
