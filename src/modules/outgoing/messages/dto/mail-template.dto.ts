import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../../platform/fields.js';
import { messageKinds, messageLanguages, SUBJECT_MAX, TEXT_MAX } from '../domain/message.js';
import type { Template } from '../domain/template.js';
import {
  mailTemplateDetailsExample,
  mailTemplateExample,
  mailTemplateListExample,
  mailTemplatePreviewExample,
} from '../messages.examples.js';
import { oneLine } from './send.dto.js';

export class UpdateMailTemplateDto implements Template {
  static readonly example: Template = mailTemplateDetailsExample;

  @Text({
    description: 'Subject line, with placeholders such as `{{invoice.number}}`.',
    example: 'Invoice {{invoice.number}}',
    max: SUBJECT_MAX,
    form: oneLine,
  })
  subject!: string;

  @Text({
    description: 'What it says, with placeholders. Plain text; an empty line begins a paragraph.',
    example: 'Dear {{contact.name}}',
    max: TEXT_MAX,
  })
  text!: string;
}

export class MailTemplateDto {
  static readonly example: MailTemplateDto = mailTemplateExample;

  @ApiProperty({ description: 'What the messages are about.', enum: messageKinds })
  kind!: string;

  @ApiProperty({ description: 'Language of the text.', enum: messageLanguages })
  language!: string;

  @ApiProperty({ description: 'Whether it is the text of the service, not one of yours.' })
  built_in!: boolean;

  @ApiProperty({ description: 'Subject line.' })
  subject!: string;

  @ApiProperty({ description: 'What it says.' })
  text!: string;

  @ApiProperty({ description: 'What it may name, in double braces.', type: [String] })
  placeholders!: readonly string[];
}

export class MailTemplateListDto {
  static readonly example: MailTemplateListDto = mailTemplateListExample;

  @ApiProperty({ description: 'Every kind in every language.', type: [MailTemplateDto] })
  data!: MailTemplateDto[];
}

export class MailTemplatePreviewDto {
  static readonly example: MailTemplatePreviewDto = mailTemplatePreviewExample;

  @ApiProperty({ description: 'Subject line.' })
  subject!: string;

  @ApiProperty({ description: 'What it says.' })
  text!: string;

  @ApiProperty({ description: 'The same text as HTML. It loads nothing.' })
  html!: string;
}
