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
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { MessagePreviewDto } from '../dto/message-content.dto.js';
import { MessageDto } from '../dto/message.dto.js';
import { SendInvoiceDto } from '../dto/send.dto.js';
import { toMessageDto, toMessagePreviewDto } from '../messages.mapper.js';
import { MessagesService } from '../messages.service.js';

@Controller('invoices/:id')
@ApiTags('Messages')
export class InvoiceMessagesController {
  constructor(private readonly messages: MessagesService) {}

  @IdempotentPost('send')
  @Operation({
    id: 'invoices.send',
    summary: 'Send an invoice',
    description:
      'Queues a mail to the customer with the documents of the invoice. A draft needs `finalize`, which issues it in ' +
      'the same step. Each request is one mail: use an Idempotency-Key.',
    access: invoices.write,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'already_exists', 'recipient_suppressed', 'document_not_valid'],
  })
  async send(
    @TargetOf(invoices) target: Target,
    @Body() body: SendInvoiceDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.sendInvoice(who, target, body));
  }

  @IdempotentPost('send-preview')
  @Operation({
    id: 'invoices.preview_message',
    summary: 'Preview the mail with an invoice',
    description:
      'The mail as it would be sent, also of a draft. Takes what sending takes, and stores nothing.',
    access: invoices.read,
    answer: updated(MessagePreviewDto, { description: 'The mail.' }),
    fails: ['document_not_valid'],
  })
  async preview(
    @ResourceId(invoices) id: string,
    @Body() body: SendInvoiceDto,
    @Who() who: Principal,
  ): Promise<MessagePreviewDto> {
    return toMessagePreviewDto(await this.messages.previewInvoice(who, id, body));
  }
}
