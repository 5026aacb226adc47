import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  listOf,
  Operation,
  page,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { without } from '../../../platform/lists.js';
import { CreateInvoicePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto, PaymentListDto } from './dto/payment.dto.js';
import { paymentList } from './payments.list.js';
import { toPaymentDto, toPaymentSummaryDto } from './payments.mapper.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';
import { invoices } from '../invoices/invoices.resource.js';
import { payments } from './payments.resource.js';

@Controller('invoices')
@ApiTags('Payments')
export class InvoicePaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly queries: PaymentsQueries,
  ) {}

  @Get(':id/payments')
  @Operation({
    id: 'invoices.list_payments',
    summary: 'List the payments of an invoice',
    description:
      'Those that settle it, or did before they were reversed. The same as /payments with the filter invoice_id.',
    access: payments.read,
    answer: page(PaymentListDto, without(paymentList, 'invoice_id')),
  })
  async list(
    @ResourceId(invoices) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<PaymentListDto> {
    return listOf(await this.queries.ofInvoice(who, id, query), toPaymentSummaryDto);
  }

  @IdempotentPost(':id/payments')
  @Operation({
    id: 'invoices.record_payment',
    summary: 'Record a payment of an invoice',
    description:
      'The short form for one invoice: by default all that is due, and never more. The payment is found under ' +
      '/payments. If exactly what a discount for paying early asks for came in time, the discount settles the rest; ' +
      'the invoice answers it in `settlement`. Another small rest is let go by `settle_rest`.',
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
