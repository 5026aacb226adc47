import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  file,
  found,
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type FileAnswer,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { MessageContentDto } from './dto/message-content.dto.js';
import { MessageDetailsDto, MessageDto, MessageListDto } from './dto/message.dto.js';
import { ReportMessageDto, ResendDto } from './dto/send.dto.js';
import { bouncedMessageExample, cancelledMessageExample } from './messages.examples.js';
import { messageList } from './messages.list.js';
import { toMessageContentDto, toMessageDetailsDto, toMessageDto } from './messages.mapper.js';
import { messages } from './messages.resource.js';
import { MessagesService } from './messages.service.js';

@Controller('messages')
@ApiTags('Messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly lists: Lists,
  ) {}

  @Get()
  @Operation({
    id: 'messages.list',
    summary: 'List messages',
    description: 'The outbox: every mail about a document or an account, also those that were only kept.',
    access: messages.read,
    answer: page(MessageListDto, messageList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<MessageListDto> {
    return listOf(await this.lists.find(messageList, query, who), toMessageDto);
  }

  @Get(':id')
  @Operation({
    id: 'messages.get',
    summary: 'Get a message',
    description: 'The message with each attempt to send it, and what the mail server said.',
    access: messages.read,
    answer: found(MessageDetailsDto, 'The message.'),
  })
  async get(@ResourceId(messages) id: string, @Who() who: Principal): Promise<MessageDetailsDto> {
    return toMessageDetailsDto(await this.messages.get(who, id));
  }

  @Get(':id/content')
  @Operation({
    id: 'messages.content',
    summary: 'Read a message',
    description:
      'Subject, text and HTML as its reader sees them. The attachments are documents of the invoice.',
    access: messages.read,
    answer: found(MessageContentDto, 'What it says.'),
  })
  async content(@ResourceId(messages) id: string, @Who() who: Principal): Promise<MessageContentDto> {
    return toMessageContentDto(await this.messages.get(who, id));
  }

  @Get(':id/file')
  @Operation({
    id: 'messages.file',
    summary: 'Download the file of a message',
    description:
      'The file that was made for the message alone, such as a statement of account or the letter of a reminder, as ' +
      'its reader got it. What goes along with an invoice is among its documents.',
    access: messages.read,
    answer: file('The file.', ['application/pdf']),
  })
  file(@ResourceId(messages) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.messages.file(who, id);
  }

  @IdempotentPost(':id/resend')
  @Operation({
    id: 'messages.resend',
    summary: 'Send a message again',
    description:
      'Sends the same once more, as a message of its own. For one that failed, came back or is unconfirmed; each can ' +
      'be repeated once.',
    access: messages.write,
    answer: updated(MessageDto, { description: 'The new message.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed'],
  })
  async resend(
    @TargetOf(messages) target: Target,
    @Body() body: ResendDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.resend(who, target, body));
  }

  @IdempotentPost(':id/cancel')
  @Operation({
    id: 'messages.cancel',
    summary: 'Cancel a message',
    description: 'Takes back a message that waits for its moment, or for another attempt.',
    access: messages.write,
    answer: updated(MessageDto, { description: 'Cancelled.', example: cancelledMessageExample }),
    fails: ['invalid_state_transition'],
  })
  async cancel(@TargetOf(messages) target: Target, @Who() who: Principal): Promise<MessageDto> {
    return toMessageDto(await this.messages.cancel(who, target));
  }

  @IdempotentPost(':id/report')
  @Operation({
    id: 'messages.report',
    summary: 'Report what became of a message',
    description:
      'For hooks of mail providers and scripts behind a mail server: a message that came back, that somebody ' +
      'complained about, or that has arrived. Addresses that refuse mail get none until somebody says so.',
    access: messages.write,
    answer: updated(MessageDto, { description: 'Noted.', example: bouncedMessageExample }),
    fails: ['invalid_state_transition'],
  })
  async report(
    @TargetOf(messages) target: Target,
    @Body() body: ReportMessageDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.report(who, target, body));
  }
}
