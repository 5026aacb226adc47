import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import { payments } from '../../../books/payments/payments.resource.js';
import { MessageDto } from '../dto/message.dto.js';
import { SendReceiptDto } from '../dto/send.dto.js';
import { toMessageDto } from '../messages.mapper.js';
import { ReceiptMessages } from './receipt-messages.service.js';

@Controller('payments/:id')
@ApiTags('Messages')
export class ReceiptMessagesController {
  constructor(private readonly messages: ReceiptMessages) {}

  @IdempotentPost('send')
  @Operation({
    id: 'payments.send',
    summary: 'Send the receipt of a payment',
    description:
      'Queues a mail to the customer with the receipt as a PDF, which says what holds when the mail leaves. Not of ' +
      'a reversed payment; a mail that still waits when the payment is reversed is cancelled. Each request is one ' +
      'mail: use an Idempotency-Key.',
    access: payments.write,
    answer: updated(MessageDto, { description: 'Queued.' }),
    fails: ['invalid_state_transition', 'recipient_suppressed'],
  })
  async send(
    @TargetOf(payments) target: Target,
    @Body() body: SendReceiptDto,
    @Who() who: Principal,
  ): Promise<MessageDto> {
    return toMessageDto(await this.messages.send(who, target, body));
  }
}
