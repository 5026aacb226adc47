import { ApiProperty } from '@nestjs/swagger';
import { mailTransports } from '../domain/mail-settings.js';
import { messageContentExample, messagePreviewExample } from '../messages.examples.js';
import { MessageAttachmentDto, WrittenMessageDto } from './message.dto.js';

export class MessageContentDto {
  static readonly example: MessageContentDto = messageContentExample;

  @ApiProperty({ description: 'Subject line.' })
  subject!: string;

  @ApiProperty({ description: 'What it says.' })
  text!: string;

  @ApiProperty({ description: 'The same text as HTML. It loads nothing.' })
  html!: string;

  @ApiProperty({ description: 'Files that go along.', type: [MessageAttachmentDto] })
  attachments!: readonly MessageAttachmentDto[];
}

export class MessagePreviewDto extends WrittenMessageDto {
  static readonly example: MessagePreviewDto = messagePreviewExample;

  @ApiProperty({ description: 'The same text as HTML. It loads nothing.' })
  html!: string;

  @ApiProperty({
    description:
      'How it would leave: by a server of your own, by that of the installation, or not at all (`log`).',
    enum: mailTransports,
  })
  transport!: string;
}
