import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
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
} from '../../../platform/index.js';
import {
  AllocatePaymentDto,
  CancelRefundDto,
  PaymentRemarksDto,
  RefundPaymentDto,
  ReversePaymentDto,
  UnallocatePaymentDto,
} from './dto/change-payment.dto.js';
import { CreatePaymentDto } from './dto/create-payment.dto.js';
import { PaymentDto, PaymentListDto } from './dto/payment.dto.js';
import {
  cancelledRefundExample,
  refundedPaymentExample,
  reversedPaymentExample,
  unallocatedPaymentExample,
} from './payments.examples.js';
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
      'Settles any number of invoices of one customer and currency. What is left is the customer’s credit. A ' +
      'discount for paying early settles the rest of an invoice that is paid but for it in time; `settle_rest` lets ' +
      'another small rest go.',
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

  @Patch(':id')
  @Operation({
    id: 'payments.patch',
    summary: 'Remark on a payment',
    description:
      'Changes what is not about the money, in any state: reference, note and metadata. What is not given stays; ' +
      'null takes a value away; in metadata, null takes a name away and other names stay.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Changed.' }),
  })
  async patch(
    @TargetOf(payments) target: Target,
    @Body() body: PaymentRemarksDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.remark(who, target, body));
  }

  @IdempotentPost(':id/allocate')
  @Operation({
    id: 'payments.allocate',
    summary: 'Allocate a payment',
    description:
      'Settles invoices with what is left of a payment. Whether a discount for paying early is taken depends on the ' +
      'day that the payment came in.',
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

  @IdempotentPost(':id/unallocate')
  @Operation({
    id: 'payments.unallocate',
    summary: 'Unallocate a payment',
    description:
      'Takes back what a payment settles, all of an invoice or a part: it is due again, and the customer’s credit. ' +
      'Credit of the invoice’s own credit notes settles it again, wherever that credit is.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Unallocated.', example: unallocatedPaymentExample }),
    fails: ['invalid_state_transition'],
  })
  async unallocate(
    @TargetOf(payments) target: Target,
    @Body() body: UnallocatePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.unallocate(who, target, body.allocations));
  }

  @IdempotentPost(':id/refund')
  @Operation({
    id: 'payments.refund',
    summary: 'Refund a payment',
    description:
      'Notes that money was given back to the customer, out of what settles no invoice. Unallocate first what does. ' +
      'Without an amount, one of which everything left is refunded is answered as it is.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Refunded.', example: refundedPaymentExample }),
    fails: ['invalid_state_transition'],
  })
  async refund(
    @TargetOf(payments) target: Target,
    @Body() body: RefundPaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.refund(who, target, body));
  }

  @IdempotentPost(':id/cancel-refund')
  @Operation({
    id: 'payments.cancel_refund',
    summary: 'Cancel a refund',
    description:
      'Says that a refund did not take place, because it came back or was noted by mistake. It stays on record and ' +
      'is the customer’s credit again. A cancelled one is answered as it is.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Cancelled.', example: cancelledRefundExample }),
  })
  async cancelRefund(
    @TargetOf(payments) target: Target,
    @Body() body: CancelRefundDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.cancelRefund(who, target, body.refund_id));
  }

  @IdempotentPost(':id/reverse')
  @Operation({
    id: 'payments.reverse',
    summary: 'Reverse a payment',
    description:
      'Takes a payment back, wholly, because it did not come in: what it has settled is due again. Credit of the own ' +
      'credit notes of such an invoice settles it again, wherever that credit is. Not while a part of it is ' +
      'refunded. A reversed one is answered as it is.',
    access: payments.write,
    answer: updated(PaymentDto, { description: 'Reversed.', example: reversedPaymentExample }),
    fails: ['invalid_state_transition'],
  })
  async reverse(
    @TargetOf(payments) target: Target,
    @Body() body: ReversePaymentDto,
    @Who() who: Principal,
  ): Promise<PaymentDto> {
    return toPaymentDto(await this.payments.reverse(who, target, body.reason));
  }
}
