/** A person or a mailbox: the name is shown, the address is used. */
export interface Mailbox {
  readonly name?: string | undefined;
  readonly address: string;
}

/** A file that goes along with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly media_type: string;
  readonly content: Buffer;
}

/** A mail that was sent before, as its header Message-ID names it. */
export interface SentBefore {
  readonly messageId: string;
  readonly from: Mailbox;
}

/** A mail, complete. The same mail has the same `messageId` at every attempt. */
export interface Mail {
  /** Before the `@` of the header Message-ID. */
  readonly messageId: string;
  /** The first one about the same, which it follows. */
  readonly inReplyTo?: SentBefore | undefined;
  readonly from: Mailbox;
  readonly replyTo?: Mailbox | undefined;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
}

/** A mail server and how to sign in there. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte, `starttls` before anything is said, or `none`. */
  readonly security: MailSecurity;
  readonly user?: string | undefined;
  readonly password?: { reveal(): string } | undefined;
  /** What this service calls itself there, in place of its usual name. */
  readonly calledBy?: string | undefined;
}

export const mailSecurities = ['tls', 'starttls', 'none'] as const;

export type MailSecurity = (typeof mailSecurities)[number];

/**
 * What became of an attempt to hand a mail to a server.
 *
 * `unknown`: the whole mail was sent and no answer came, so that it may have been accepted.
 */
export type MailOutcome = 'accepted' | 'temporary' | 'permanent' | 'unknown';

/** What the server said of one recipient that it did not take. */
export interface RefusedRecipient {
  readonly address: string;
  /** Of three digits: from 500 on it is refused for good, below that for the time being. */
  readonly smtp_code: number | null;
  /** Such as 5.1.1. Source: RFC 3463. */
  readonly enhanced_code: string | null;
}

/** The outcome of an attempt, with what the server said. */
export interface MailAttempt {
  readonly outcome: MailOutcome;
  /** Of three digits, where the server answered. */
  readonly smtp_code: number | null;
  /** Such as 5.1.1. Source: RFC 3463. */
  readonly enhanced_code: string | null;
  /** At most 500 characters. */
  readonly text: string;
  /** The recipients that the server did not take, whatever became of the others. */
  readonly refused: readonly RefusedRecipient[];
  readonly duration_ms: number;
}
