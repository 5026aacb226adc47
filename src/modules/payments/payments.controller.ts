import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { listParameters } from '../../platform/lists.js';
import { AllocatePaymentDto, ReversePaymentDto } from './dto/change-payment.dto.js';
import { CreatePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto, PaymentListDto } from './dto/payment.dto.js';
import {
  allocatePaymentExample,
  createPaymentExample,
  paymentExample,
  paymentListExample,
  reversedPaymentExample,
  reversePaymentExample,
} from './payments.examples.js';
import { paymentList } from './payments.list.js';
import { toPaymentDto, toPaymentSummaryDto } from './payments.mapper.js';
import { PaymentsQueries } from './payments.queries.js';
import { PaymentsService } from './payments.service.js';

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
    access: 'payments:write',
    body: { type: CreatePaymentDto, example: createPaymentExample },
    answer: {
      status: 201,
      description: 'Recorded.',
      type: PaymentDto,
      example: paymentExample,
      versioned: true,
    },
    beyond: true,
  })
  async create(@Body() body: CreatePaymentDto, @Who() who: Principal): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.create(who, body));
  }

  @Get()
  @Operation({
    id: 'payments.list',
    summary: 'List payments',
    description: 'Without what they settle. The newest first, unless it is asked otherwise.',
    access: 'payments:read',
    query: listParameters(paymentList),
    answer: {
      status: 200,
      description: 'A page of payments.',
      type: PaymentListDto,
      example: paymentListExample,
      paged: true,
    },
    fails: ['validation_failed'],
    beyond: true,
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<PaymentListDto> {
    return listOf(
      await this.queries.list(who, this.lists.read(paymentList, query, who)),
      toPaymentSummaryDto,
    );
  }

  @Get(':id')
  @Operation({
    id: 'payments.get',
    summary: 'Get a payment',
    description: 'The payment with the invoices that it settles.',
    access: 'payments:read',
    of: 'pay',
    answer: {
      status: 200,
      description: 'The payment.',
      type: PaymentDto,
      example: paymentExample,
      versioned: true,
    },
    beyond: true,
  })
  async get(@ResourceId('pay') id: string, @Who() who: Principal): Promise<PaymentDto> {
    return toPaymentDto(await this.queries.get(who, id));
  }

  @IdempotentPost(':id/allocate')
  @Operation({
    id: 'payments.allocate',
    summary: 'Allocate a payment',
    description: 'Settles invoices with what is left of a payment. What is allocated once stays so.',
    access: 'payments:write',
    of: 'pay',
    body: { type: AllocatePaymentDto, example: allocatePaymentExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Allocated.',
      type: PaymentDto,
      example: paymentExample,
      versioned: true,
    },
    fails: ['invalid_state_transition'],
    beyond: true,
  })
  async allocate(
    @TargetOf('pay') target: Target,
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
    access: 'payments:write',
    of: 'pay',
    body: { type: ReversePaymentDto, example: reversePaymentExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Reversed.',
      type: PaymentDto,
      example: reversedPaymentExample,
      versioned: true,
    },
    beyond: true,
  })
  async reverse(
    @TargetOf('pay') target: Target,
    @Body() body: ReversePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.reverse(who, target, body.reason));
  }
}
