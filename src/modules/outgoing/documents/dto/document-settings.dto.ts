import { ApiProperty } from '@nestjs/swagger';
import { Each, Flag, Locale, OneOf, Text, Whole } from '../../../../platform/fields.js';
import {
  codeReferences,
  documentTemplates,
  LINK_DAYS_MAX,
  papers,
  preflightModes,
  type DocumentSettings,
  type DocumentSettingsDetails,
  type FooterColumn,
} from '../domain/document-settings.js';
import { PAYMENT_URL } from '../domain/payment-url.js';
import { LogoDto } from './logo.dto.js';
import { documentSettingsDetailsExample, documentSettingsExample } from '../documents.examples.js';

const color = { pattern: /^#[0-9a-fA-F]{6}$/, detail: 'A colour such as #0b6e5b was expected.' };

const paymentUrlForm = {
  pattern: PAYMENT_URL,
  detail:
    'An https address was expected, with no other places than {number}, {amount} and {currency} behind its host.',
};

export class FooterColumnDto implements FooterColumn {
  @Text({ description: 'Its lines, separated by line ends.', example: 'Analytical Engines Ltd', max: 600 })
  text!: string;
}

export class UpdateDocumentSettingsDto implements DocumentSettingsDetails {
  static readonly example = documentSettingsDetailsExample;

  @OneOf(documentTemplates, {
    description: 'A letter for envelopes with a window, or a plain page; classic if not given.',
    example: 'classic',
    optional: true,
  })
  template?: DocumentSettings['template'];

  @Text({
    description: 'Colour of headings and lines; text is never lighter than can be read.',
    example: '#0b6e5b',
    max: 7,
    form: color,
    optional: true,
  })
  accent_color?: string;

  @OneOf(papers, { description: 'Paper; a4 if not given.', example: 'a4', optional: true })
  paper?: DocumentSettings['paper'];

  @Locale({
    description: 'Language of documents whose customer has none; en if not given.',
    example: 'de-DE',
    optional: true,
  })
  locale?: string;

  @Flag({
    description: 'Whether documents have a code that fills in a SEPA transfer; true if not given.',
    example: true,
    optional: true,
  })
  show_payment_code?: boolean;

  @OneOf(codeReferences, {
    description:
      'What the code gives as reference: the payment reference of the invoice or its number; payment_reference if ' +
      'not given.',
    example: 'payment_reference',
    optional: true,
  })
  payment_code_reference?: DocumentSettings['payment_code_reference'];

  @Each(() => FooterColumnDto, {
    description: 'Columns at the foot of each page; else they follow from what is known of you.',
    max: 3,
    optional: true,
  })
  footer?: FooterColumnDto[];

  @Text({
    description: 'Printed before the lines.',
    example: 'Thank you for your order.',
    max: 2000,
    optional: true,
  })
  intro?: string;

  @Text({
    description: 'Printed behind everything.',
    example: 'We look forward to working with you again.',
    max: 2000,
    optional: true,
  })
  closing?: string;

  @OneOf(preflightModes, {
    description:
      'What happens to an invoice that is not valid in its customer’s format: `off` and `warn` issue it, `block` ' +
      'refuses to; warn if not given, which the panel shows.',
    example: 'block',
    optional: true,
  })
  preflight?: DocumentSettings['preflight'];

  @Text({
    description:
      'Where invoices are paid online: an https address in which `{number}`, `{amount}` and `{currency}` stand for ' +
      'what is to be paid. The customer’s page leads there.',
    example: 'https://pay.example.com/?reference={number}&amount={amount}',
    max: 500,
    form: paymentUrlForm,
    optional: true,
  })
  payment_url?: string;

  @Whole(
    { min: 0, max: LINK_DAYS_MAX },
    {
      description:
        'For how many days links to a document work after nothing was left to be paid, unless a link says otherwise; ' +
        '0 is without end; 90 if not given.',
      example: 90,
      optional: true,
    },
  )
  link_days_after_payment?: number;
}

export class DocumentSettingsDto implements DocumentSettings {
  static readonly example: DocumentSettingsDto = documentSettingsExample;

  @ApiProperty({ description: 'Counts the changes.', type: 'integer', example: 2 })
  version!: number;

  @ApiProperty({ enum: documentTemplates })
  template!: DocumentSettings['template'];

  @ApiProperty({ example: '#0b6e5b' })
  accent_color!: string;

  @ApiProperty({ enum: papers })
  paper!: DocumentSettings['paper'];

  @ApiProperty({ description: 'Of documents whose customer has none.', example: 'en' })
  locale!: string;

  @ApiProperty()
  show_payment_code!: boolean;

  @ApiProperty({ enum: codeReferences })
  payment_code_reference!: DocumentSettings['payment_code_reference'];

  @ApiProperty({ type: [FooterColumnDto] })
  footer!: readonly FooterColumn[];

  @ApiProperty({ type: String, nullable: true })
  intro!: string | null;

  @ApiProperty({ type: String, nullable: true })
  closing!: string | null;

  @ApiProperty({ enum: preflightModes })
  preflight!: DocumentSettings['preflight'];

  @ApiProperty({ description: 'Where invoices are paid online.', type: String, nullable: true })
  payment_url!: string | null;

  @ApiProperty({
    description: 'For how many days links work after nothing was left to be paid; 0 is without end.',
    type: 'integer',
    example: 90,
  })
  link_days_after_payment!: number;

  @ApiProperty({ description: 'What was uploaded; null where there is none.', type: LogoDto, nullable: true })
  logo!: LogoDto | null;
}
