import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  Operation,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { CreateInvoicePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto } from './dto/payment.dto.js';
import { toPaymentDto } from './payments.mapper.js';
import { PaymentsService } from './payments.service.js';
import { invoices } from '../invoices/invoices.resource.js';
import { payments } from './payments.resource.js';

@Controller('invoices')
@ApiTags('Payments')
export class InvoicePaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @IdempotentPost(':id/payments')
  @Operation({
    id: 'invoices.record_payment',
    summary: 'Record a payment of an invoice',
    description:
      'The short form for one invoice: by default all that is due, and never more. The payment is found under ' +
      '/payments.',
    access: payments.write,
    answer: created(PaymentDto, { description: 'Recorded.', collection: '/payments' }),
    fails: ['invalid_state_transition'],
  })
  async create(
    @TargetOf(invoices) target: Target,
    @Body() body: CreateInvoicePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.createForInvoice(who, target, body));
  }
}
