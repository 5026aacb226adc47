import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { CreateInvoicePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto } from './dto/payment.dto.js';
import { createInvoicePaymentExample, paymentExample } from './payments.examples.js';
import { toPaymentDto } from './payments.mapper.js';
import { PaymentsService } from './payments.service.js';

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
    access: 'payments:write',
    of: 'inv',
    body: { type: CreateInvoicePaymentDto, example: createInvoicePaymentExample },
    conditional: true,
    answer: {
      status: 201,
      description: 'Recorded.',
      type: PaymentDto,
      example: paymentExample,
      versioned: true,
      collection: '/payments',
    },
    fails: ['invalid_state_transition'],
    beyond: true,
  })
  async create(
    @TargetOf('inv') target: Target,
    @Body() body: CreateInvoicePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.createForInvoice(who, target, body));
  }
}
