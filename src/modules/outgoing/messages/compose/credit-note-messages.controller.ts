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
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { MessagePreviewDto } from '../dto/message-content.dto.js';
import { MessageDto } from '../dto/message.dto.js';
import { SendDto } from '../dto/send.dto.js';
import { toMessageDto, toMessagePreviewDto } from '../messages.mapper.js';
import { MessagesService } from '../messages.service.js';

@Controller('credit-notes/:id')
@ApiTags('Messages')
export class CreditNoteMessagesController {
  constructor(private readonly messages: MessagesService) {}

  @IdempotentPost('send')
  @Operation({
    id: 'credit_notes.send',
    summary: 'Send a credit note',
    description: 'Queues a mail to the customer with the documents of the credit note.',
    access: creditNotes.write,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed', 'document_not_valid'],
  })
  async send(
    @TargetOf(creditNotes) target: Target,
    @Body() body: SendDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.sendCreditNote(who, target, body));
  }

  @IdempotentPost('send-preview')
  @Operation({
    id: 'credit_notes.preview_message',
    summary: 'Preview the mail with a credit note',
    description: 'The mail as it would be sent. Takes what sending takes, and stores nothing.',
    access: invoices.read,
    answer: updated(MessagePreviewDto, { description: 'The mail.' }),
    fails: ['document_not_valid'],
  })
  async preview(
    @ResourceId(creditNotes) id: string,
    @Body() body: SendDto,
    @Who() who: Principal,
  ): Promise<MessagePreviewDto> {
    return toMessagePreviewDto(await this.messages.previewCreditNote(who, id, body));
  }
}
