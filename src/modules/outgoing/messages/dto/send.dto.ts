import { EMAIL_MAX, Flag, Instant, isEmail, OneOf, Text, TextList } from '../../../../platform/fields.js';
import { documentFormats, type DocumentFormat } from '../../documents/index.js';
import { reportedOutcomes, type ReportedOutcome } from '../domain/message-lifecycle.js';
import {
  messageLanguages,
  RECIPIENTS_MAX,
  SUBJECT_MAX,
  TEXT_MAX,
  type MessageLanguage,
} from '../domain/message.js';
import type {
  ResendDetails,
  SendDetails,
  SendInvoiceDetails,
  SendTextDetails,
} from '../domain/send-details.js';
import { sendExample, sendInvoiceExample, sendReceiptExample } from '../messages.examples.js';

/** A line of a mail's head. A line end in it would begin another one. */
export const oneLine = {
  pattern: /^[^\u0000-\u001f\u007f\u2028\u2029]*$/,
  detail: 'One line of text was expected.',
};

/** Bare e-mail addresses. */
function Addresses(description: string): PropertyDecorator {
  return TextList(
    {
      max: RECIPIENTS_MAX,
      accepts: isEmail,
      detail: 'Each must be a bare e-mail address such as ada@example.com.',
    },
    { description, example: ['ap@example.com'], optional: true, items: { maxLength: EMAIL_MAX } },
  );
}

function ToSuppressed(): PropertyDecorator {
  return Flag({
    description: 'Sends although mail to an address has come back before, and forgets that it has.',
    example: false,
    optional: true,
  });
}

/** What may be said of every message. */
export class WriteMessageDto implements SendTextDetails {
  static readonly mayBeAbsent: boolean = true;

  @Addresses('Recipients; else the contacts that receive invoices, else the customer’s own address.')
  to?: string[];

  @Addresses('Recipients of a copy.')
  cc?: string[];

  @Addresses('Recipients of a copy whom the others do not see.')
  bcc?: string[];

  @Text({
    description: 'Else that of the template.',
    max: SUBJECT_MAX,
    form: oneLine,
    optional: true,
    example: 'Your invoice',
  })
  subject?: string;

  @Text({
    description:
      'Else that of the template. In a mail with an invoice, a credit note or a quote, `{{link}}` becomes the ' +
      'address of its page for the customer; without `PUBLIC_URL`, a line with it is left out.',
    max: TEXT_MAX,
    optional: true,
    example: 'Please find it attached.',
  })
  text?: string;

  @OneOf(messageLanguages, {
    description: 'Of the template; else that of the customer, else that of the mail settings.',
    optional: true,
    example: 'de',
  })
  language?: MessageLanguage;

  @Instant({
    description: 'Not before this moment; else at once.',
    optional: true,
    example: '2026-11-23T08:00:00Z',
  })
  send_at?: Date;

  @ToSuppressed()
  send_to_suppressed?: boolean;
}

export class SendDto extends WriteMessageDto implements SendDetails {
  static readonly example: SendDetails = sendExample;

  @TextList(
    {
      max: documentFormats.length,
      accepts: (text) => (documentFormats as readonly string[]).includes(text),
      detail: `Each must be one of ${documentFormats.join(', ')}.`,
    },
    {
      description:
        'Formats of the files that go along; else `pdf` with the format that the customer wants. None: an empty list.',
      example: ['pdf', 'xrechnung_ubl'],
      optional: true,
      items: { enum: [...documentFormats] },
    },
  )
  attachments?: DocumentFormat[];
}

export class SendReceiptDto extends WriteMessageDto {
  static readonly example: SendTextDetails = sendReceiptExample;
}

export class SendInvoiceDto extends SendDto implements SendInvoiceDetails {
  static override readonly example: SendInvoiceDetails = sendInvoiceExample;

  @Flag({
    description: 'Issues a draft in the same step; if it cannot be sent, it stays a draft.',
    example: false,
    optional: true,
  })
  finalize?: boolean;
}

export class ResendDto implements ResendDetails {
  static readonly example: ResendDetails = { to: ['ap@example.com'] };
  static readonly mayBeAbsent = true;

  @Addresses('Other recipients than before.')
  to?: string[];

  @ToSuppressed()
  send_to_suppressed?: boolean;
}

export class ReportMessageDto {
  static readonly example = { outcome: 'bounced' as const, detail: 'Mailbox full' };

  @OneOf(reportedOutcomes, { description: 'What became of it.', example: 'bounced' })
  outcome!: ReportedOutcome;

  @Text({
    description: 'What the server or the person said.',
    max: 500,
    optional: true,
    example: 'Mailbox full',
  })
  detail?: string;
}
