/** What an invoice says of what goes with it, in the form of the API. The bytes belong to the slice of attachments. */
export interface InvoiceAttachment {
  readonly id: string;
  /** What it is known by, once on an invoice. */
  readonly reference: string;
  readonly description?: string;
  /** Where the file is, of a link. */
  readonly url?: string;
  /** The others are those of a file. */
  readonly filename?: string;
  readonly media_type?: string;
  readonly size?: number;
  /** In hexadecimal. */
  readonly sha256?: string;
}
