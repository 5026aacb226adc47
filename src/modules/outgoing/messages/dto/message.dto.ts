import { ApiProperty } from '@nestjs/swagger';
import { ListDto } from '../../../../platform/lists.js';
import { messageActions } from '../domain/message-lifecycle.js';
import { messageKinds, messageLanguages, messageStatuses } from '../domain/message.js';
import { messageExample, messageListExample, sentMessageExample } from '../messages.examples.js';

export class MessageRecipientDto {
  @ApiProperty({ description: 'Shown beside the address.', required: false, example: 'Ada Lovelace' })
  name?: string;

  @ApiProperty({ description: 'An e-mail address.', example: 'ap@example.com' })
  address!: string;
}

export class MessageSenderDto {
  @ApiProperty({ description: 'Shown as the sender.', example: 'Countinghouse GmbH' })
  name!: string;

  @ApiProperty({ description: 'Null while no mail server is set up.', type: String, nullable: true })
  address!: string | null;
}

export class MessageAttachmentDto {
  @ApiProperty({
    description:
      'What the document is written as; `statement` is a statement of account, `reminder_letter` the letter of a ' +
      'reminder, `quote` a quote, `receipt` the receipt of a payment, `enclosure` a file that was attached to the ' +
      'invoice.',
    example: 'pdf',
  })
  format!: string;

  @ApiProperty({
    description: 'The invoice that it is of, where the message is about several; else null.',
    type: String,
    nullable: true,
    example: null,
  })
  invoice_id!: string | null;

  @ApiProperty({ description: 'Name that it is saved under.', example: 'INV-2026-00001.pdf' })
  filename!: string;

  @ApiProperty({ description: 'What kind of file it is.', example: 'application/pdf' })
  media_type!: string;

  @ApiProperty({ description: 'In hexadecimal, once the file is made.', type: String, nullable: true })
  sha256!: string | null;

  @ApiProperty({ description: 'Once the file is made.', type: 'integer', nullable: true, example: 48_213 })
  bytes!: number | null;
}

/** What a message says and to whom. */
export class WrittenMessageDto {
  @ApiProperty({ description: 'Language of the text.', enum: messageLanguages })
  language!: string;

  @ApiProperty({ description: 'Who it comes from.', type: MessageSenderDto })
  from!: MessageSenderDto;

  @ApiProperty({
    description: 'Where answers go; else to the sender.',
    type: String,
    nullable: true,
    example: 'books@example.com',
  })
  reply_to!: string | null;

  @ApiProperty({ description: 'Recipients.', type: [MessageRecipientDto] })
  to!: readonly MessageRecipientDto[];

  @ApiProperty({ description: 'Recipients of a copy.', type: [MessageRecipientDto] })
  cc!: readonly MessageRecipientDto[];

  @ApiProperty({ description: 'Recipients whom the others do not see.', type: [MessageRecipientDto] })
  bcc!: readonly MessageRecipientDto[];

  @ApiProperty({ description: 'Subject line.', example: messageExample.subject })
  subject!: string;

  @ApiProperty({ description: 'What it says.', example: messageExample.text })
  text!: string;

  @ApiProperty({ description: 'Files that go along.', type: [MessageAttachmentDto] })
  attachments!: readonly MessageAttachmentDto[];
}

export class MessageAnswerDto {
  @ApiProperty({ description: 'accepted, temporary, permanent, unknown, or what was reported.' })
  outcome!: string;

  @ApiProperty({ description: 'Three digits of SMTP.', type: 'integer', nullable: true, example: 250 })
  smtp_code!: number | null;

  @ApiProperty({ description: 'Such as 5.1.1.', type: String, nullable: true, example: '2.0.0' })
  enhanced_code!: string | null;

  @ApiProperty({ description: 'What it says.', example: '250 2.0.0 Ok: queued' })
  text!: string;
}

export class MessageAttemptDto extends MessageAnswerDto {
  @ApiProperty({ description: 'Counts the attempts.', type: 'integer', example: 1 })
  number!: number;

  @ApiProperty({ description: 'When it ended.', type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'How long it took, in milliseconds.', type: 'integer', example: 412 })
  duration_ms!: number;
}

export class MessageDto extends WrittenMessageDto {
  static readonly example: MessageDto = messageExample;

  @ApiProperty({ example: 'msg_01h455vb4pex5vsknk084sn02q' })
  id!: string;

  @ApiProperty({ description: 'Counts the changes of the message.', type: 'integer', example: 1 })
  version!: number;

  @ApiProperty({ description: 'What it is about.', enum: messageKinds })
  kind!: string;

  @ApiProperty({
    description:
      '`logged`: there is no mail server, so it was only kept. `unconfirmed`: the whole mail was sent and no answer ' +
      'came, so that it may have arrived; it is sent again by a decision only.',
    enum: messageStatuses,
  })
  status!: string;

  @ApiProperty({ description: 'What may be done with it now.', enum: messageActions, isArray: true })
  available_actions!: string[];

  @ApiProperty({
    description:
      'The invoice, credit note or quote; the payment, of a receipt; the customer, of a statement of account and ' +
      'of a reminder of several invoices.',
    pattern: '^(inv|crn|quo|pay|cus)_[0-9a-z]{26}$',
    example: 'inv_01h455vb4pex5vsknk084sn02q',
  })
  object_id!: string;

  @ApiProperty({ example: 'cus_01h455vb4pex5vsknk084sn02q' })
  customer_id!: string;

  @ApiProperty({
    description: 'The invoices that a reminder of several asks for; else empty.',
    type: [String],
    example: [],
  })
  invoice_ids!: string[];

  @ApiProperty({
    description:
      'Why it was cancelled. `by_hand`: somebody has taken it back. `void`: the document does not count any more. ' +
      '`settled_meanwhile`: what it asks for was paid, credited or written off while it waited. `covered_by_credit`: ' +
      'credit of the customer could settle it. `figures_moved`: it ' +
      'asks for an amount that is not due any more. `quote_closed`: the quote was answered, revised or withdrawn, or ' +
      'has expired. `payment_reversed`: the payment of a receipt did not come in. A later version may have more.',
    type: String,
    nullable: true,
    example: null,
  })
  cancel_reason!: string | null;

  @ApiProperty({ description: 'How often it was handed to a server.', type: 'integer', example: 0 })
  attempt_count!: number;

  @ApiProperty({ description: 'What the mail server said last.', type: MessageAnswerDto, nullable: true })
  last_answer!: MessageAnswerDto | null;

  @ApiProperty({ description: 'The message that this one repeats.', type: String, nullable: true })
  resends_id!: string | null;

  @ApiProperty({ description: 'The message that repeats this one.', type: String, nullable: true })
  resent_as_id!: string | null;

  @ApiProperty({ description: 'Not before this moment.', type: String, format: 'date-time', nullable: true })
  send_at!: string | null;

  @ApiProperty({
    description: 'When a mail server accepted it.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  sent_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at!: string;
}

export class MessageDetailsDto extends MessageDto {
  static override readonly example: MessageDetailsDto = sentMessageExample;

  @ApiProperty({ description: 'Each attempt to send it, in order.', type: [MessageAttemptDto] })
  attempts!: MessageAttemptDto[];
}

export class MessageListDto extends ListDto {
  static readonly example: MessageListDto = messageListExample;

  @ApiProperty({ description: 'The messages of this page.', type: [MessageDto] })
  data!: MessageDto[];
}
