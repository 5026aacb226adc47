import { ApiProperty } from '@nestjs/swagger';
import {
  Email,
  EMAIL_MAX,
  isEmail,
  Nested,
  OneOf,
  Text,
  TextList,
  Whole,
} from '../../../../platform/fields.js';
import { mailSecurities, type MailSecurity } from '../../../../platform/index.js';
import { mailTransports, type MailSettingsDetails, type SmtpDetails } from '../domain/mail-settings.js';
import { messageLanguages, type MessageLanguage } from '../domain/message.js';
import { mailSettingsExample, updateMailSettingsExample } from '../messages.examples.js';
import { oneLine } from './send.dto.js';

/** Copies of everything to more people than this are a mailing list. */
const COPIES_MAX = 5;

export class UpdateSmtpServerDto implements SmtpDetails {
  @Text({
    description: 'Name of the server.',
    example: 'mail.example.com',
    max: 253,
    form: { pattern: /^[A-Za-z0-9.:-]+$/, detail: 'A host name such as mail.example.com was expected.' },
  })
  host!: string;

  @Whole({ min: 1, max: 65_535 }, { description: '465, 587, 25 or 2525.', example: 587 })
  port!: number;

  @OneOf(mailSecurities, {
    description:
      '`tls` from the first byte (port 465), `starttls` before anything is said, or `none` inside your own network; ' +
      'starttls if not given.',
    example: 'starttls',
    optional: true,
  })
  security?: MailSecurity;

  @Text({
    description: 'Name to sign in with; none: no sign-in.',
    example: 'books@example.com',
    max: 254,
    optional: true,
  })
  user?: string;

  @Text({
    description:
      'Kept sealed and never shown. If not given, the one before stays while nothing else of the server changes.',
    example: 'correct horse battery staple',
    max: 500,
    asTyped: true,
    optional: true,
  })
  password?: string;
}

export class UpdateMailSettingsDto implements MailSettingsDetails {
  static readonly example: MailSettingsDetails = updateMailSettingsExample;

  @Text({
    description: 'Shown as the sender; the name of the organization if not given.',
    example: 'Countinghouse GmbH',
    max: 100,
    form: oneLine,
    optional: true,
  })
  sender_name?: string;

  @Email({
    description: 'Needed with a mail server of your own.',
    example: 'books@example.com',
    optional: true,
  })
  sender_address?: string;

  @Email({
    description: 'Where answers go; else the organization’s address.',
    example: 'books@example.com',
    optional: true,
  })
  reply_to?: string;

  @TextList(
    {
      max: COPIES_MAX,
      accepts: isEmail,
      detail: 'Each must be a bare e-mail address such as ada@example.com.',
    },
    {
      description: 'Get a hidden copy of every message.',
      example: [],
      optional: true,
      items: { maxLength: EMAIL_MAX },
    },
  )
  bcc?: string[];

  @Text({
    description: 'Ends every text.',
    example: 'Countinghouse GmbH\nHamburg',
    max: 1000,
    optional: true,
  })
  signature?: string;

  @OneOf(messageLanguages, {
    description: 'Of messages to customers without a language; en if not given.',
    example: 'en',
    optional: true,
  })
  language?: MessageLanguage;

  @Nested(() => UpdateSmtpServerDto, {
    description: 'A mail server of your own; else that of the installation.',
    optional: true,
  })
  smtp?: UpdateSmtpServerDto;
}

export class SmtpServerDto {
  @ApiProperty({ description: 'Name of the server.', example: 'mail.example.com' })
  host!: string;

  @ApiProperty({ description: 'Its port.', type: 'integer', example: 587 })
  port!: number;

  @ApiProperty({ description: 'How the connection is encrypted.', enum: mailSecurities })
  security!: string;

  @ApiProperty({ description: 'Name to sign in with.', type: String, nullable: true })
  user!: string | null;

  @ApiProperty({ description: 'Whether a password is kept.' })
  has_password!: boolean;
}

export class MailSettingsDto {
  static readonly example: MailSettingsDto = mailSettingsExample;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ description: 'Shown as the sender.', type: String, nullable: true })
  sender_name!: string | null;

  @ApiProperty({ description: 'With a mail server of your own.', type: String, nullable: true })
  sender_address!: string | null;

  @ApiProperty({ description: 'Where answers go.', type: String, nullable: true })
  reply_to!: string | null;

  @ApiProperty({ description: 'Get a hidden copy of every message.', type: [String] })
  bcc!: readonly string[];

  @ApiProperty({ description: 'Ends every text.', type: String, nullable: true })
  signature!: string | null;

  @ApiProperty({ description: 'Of messages to customers without a language.', enum: messageLanguages })
  language!: string;

  @ApiProperty({ description: 'A mail server of your own.', type: SmtpServerDto, nullable: true })
  smtp!: SmtpServerDto | null;

  @ApiProperty({
    description:
      'How messages leave now: by a server of your own, by that of the installation, or not at all (`log`).',
    enum: mailTransports,
  })
  transport!: string;
}
