import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import {
  MessageDto,
  MessagePreviewDto,
  toMessageDto,
  toMessagePreviewDto,
} from '../../../outgoing/messages/index.js';
import { SendQuoteDto } from '../dto/send-quote.dto.js';
import { quotes } from '../quotes.resource.js';
import { QuoteMessages } from './quote-messages.service.js';

@Controller('quotes/:id')
@ApiTags('Messages')
export class QuoteMessagesController {
  constructor(private readonly messages: QuoteMessages) {}

  @IdempotentPost('send')
  @Operation({
    id: 'quotes.send',
    summary: 'Send a quote',
    description:
      'Queues a mail to the customer with the quote as a PDF and a link to its page. A draft needs `issue`, which ' +
      'issues it in the same step. A mail that still waits when the quote is answered, revised or withdrawn, or has ' +
      'expired, is cancelled. Each request is one mail: use an Idempotency-Key.',
    access: quotes.write,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed', 'already_exists'],
  })
  async send(
    @TargetOf(quotes) target: Target,
    @Body() body: SendQuoteDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.send(who, target, body));
  }

  @IdempotentPost('send-preview')
  @Operation({
    id: 'quotes.preview_message',
    summary: 'Preview the mail with a quote',
    description:
      'The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.',
    access: quotes.read,
    answer: updated(MessagePreviewDto, { description: 'The mail.' }),
  })
  async preview(
    @ResourceId(quotes) id: string,
    @Body() body: SendQuoteDto,
    @Who() who: Principal,
  ): Promise<MessagePreviewDto> {
    return toMessagePreviewDto(await this.messages.preview(who, id, body));
  }
}
