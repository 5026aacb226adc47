import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
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
  type Principal,
  type Target,
} from '../../platform/index.js';
import { AllocatePaymentDto, ReversePaymentDto } from './dto/change-payment.dto.js';
import { CreatePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto, PaymentListDto } from './dto/payment.dto.js';
import { reversedPaymentExample } from './payments.examples.js';
import { paymentList } from './payments.list.js';
import { toPaymentDto, toPaymentSummaryDto } from './payments.mapper.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';
import { payments } from './payments.resource.js';

@Controller('payments')
@ApiTags('Payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly queries: PaymentsQueries,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'payments.create',
    summary: 'Record a payment',
    description:
      'Settles any number of invoices of one customer and currency. What is left is the customer’s credit.',
    access: payments.write,
    answer: created(PaymentDto, { description: 'Recorded.' }),
  })
  async create(@Body() body: CreatePaymentDto, @Who() who: Principal): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.create(who, body));
  }

  @Get()
  @Operation({
    id: 'payments.list',
    summary: 'List payments',
    description: 'Without what they settle. The newest first, unless it is asked otherwise.',
    access: payments.read,
    answer: page(PaymentListDto, paymentList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<PaymentListDto> {
    return listOf(await this.lists.find(paymentList, query, who), toPaymentSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'payments.get',
    summary: 'Get a payment',
    description: 'The payment with the invoices that it settles.',
    access: payments.read,
    answer: found(PaymentDto, 'The payment.'),
  })
  async get(@ResourceId(payments) id: string, @Who() who: Principal): Promise<PaymentDto> {
    return toPaymentDto(await this.queries.get(who, id));
  }

  @IdempotentPost(':id/allocate')
  @Operation({
    id: 'payments.allocate',
    summary: 'Allocate a payment',
    description: 'Settles invoices with what is left of a payment. What is allocated once stays so.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Allocated.' }),
    fails: ['invalid_state_transition'],
  })
  async allocate(
    @TargetOf(payments) target: Target,
    @Body() body: AllocatePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.allocate(who, target, body.allocations));
  }

  @IdempotentPost(':id/reverse')
  @Operation({
    id: 'payments.reverse',
    summary: 'Reverse a payment',
    description:
      'Takes a payment back, wholly: what it has settled is due again. A reversed one is answered as it is.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Reversed.', example: reversedPaymentExample }),
  })
  async reverse(
    @TargetOf(payments) target: Target,
    @Body() body: ReversePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.reverse(who, target, body.reason));
  }
}
