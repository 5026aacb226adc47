import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
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
import { receivedFiles } from '../received-files/received-files.resource.js';
import { billPaymentList } from './bill-payments.list.js';
import { toSupplierPaymentDto, toSupplierPaymentFactsDto } from './bill-payments.mapper.js';
import { billPayments } from './bill-payments.resource.js';
import { BillPaymentsService } from './bill-payments.service.js';
import {
  SupplierPaymentDto,
  SupplierPaymentFactsDto,
  SupplierPaymentListDto,
} from './dto/bill-payment.dto.js';
import {
  AllocateSupplierPaymentDto,
  CreateSupplierPaymentDto,
  ReverseSupplierPaymentDto,
  UnallocateSupplierPaymentDto,
} from './dto/create-bill-payment.dto.js';

@Controller('bill-payments')
@ApiTags('Bill payments')
@ApiExtraModels(SupplierPaymentFactsDto)
export class BillPaymentsController {
  constructor(
    private readonly service: BillPaymentsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'bill_payments.create',
    summary: 'Record a payment to a supplier',
    description:
      'Says that money went out, and which approved bills of one supplier and currency it settles: each in part or ' +
      'wholly. A credit note that is named adds to the money. With `discount` the rest of a bill is let go for ' +
      'paying early. What is left can be allocated later. It moves no money.',
    access: receivedFiles.write,
    answer: created(SupplierPaymentDto, { description: 'Recorded.' }),
  })
  async create(@Body() body: CreateSupplierPaymentDto, @Who() who: Principal): Promise<SupplierPaymentDto> {
    return toSupplierPaymentDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'bill_payments.list',
    summary: 'List payments to suppliers',
    description: 'Without what they settle. The newest first, unless it is asked otherwise.',
    access: receivedFiles.read,
    answer: page(SupplierPaymentListDto, billPaymentList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<SupplierPaymentListDto> {
    return listOf(await this.lists.find(billPaymentList, query, who), toSupplierPaymentFactsDto);
  }

  @Get(':id')
  @Operation({
    id: 'bill_payments.get',
    summary: 'Get a payment to a supplier',
    description: 'The payment with the bills that it settles.',
    access: receivedFiles.read,
    answer: found(SupplierPaymentDto, 'The payment.'),
  })
  async get(@ResourceId(billPayments) id: string, @Who() who: Principal): Promise<SupplierPaymentDto> {
    return toSupplierPaymentDto(await this.service.get(who, id));
  }

  @IdempotentPost(':id/allocate')
  @Operation({
    id: 'bill_payments.allocate',
    summary: 'Allocate a payment to a supplier',
    description: 'Settles approved bills with what is left of a payment.',
    access: receivedFiles.write,
    answer: updated(SupplierPaymentDto, { description: 'Allocated.' }),
    fails: ['invalid_state_transition'],
  })
  async allocate(
    @TargetOf(billPayments) target: Target,
    @Body() body: AllocateSupplierPaymentDto,
    @Who() who: Principal,
  ): Promise<SupplierPaymentDto> {
    return toSupplierPaymentDto(await this.service.allocate(who, target, body.allocations));
  }

  @IdempotentPost(':id/unallocate')
  @Operation({
    id: 'bill_payments.unallocate',
    summary: 'Unallocate a payment to a supplier',
    description:
      'Takes back what a payment settles of some bills, a discount included: they are due again, and the money can ' +
      'be allocated anew. Credit that settles other bills of the payment is taken back together with them.',
    access: receivedFiles.write,
    answer: updated(SupplierPaymentDto, { description: 'Unallocated.' }),
    fails: ['invalid_state_transition'],
  })
  async unallocate(
    @TargetOf(billPayments) target: Target,
    @Body() body: UnallocateSupplierPaymentDto,
    @Who() who: Principal,
  ): Promise<SupplierPaymentDto> {
    return toSupplierPaymentDto(await this.service.unallocate(who, target, body.allocations));
  }

  @IdempotentPost(':id/reverse')
  @Operation({
    id: 'bill_payments.reverse',
    summary: 'Reverse a payment to a supplier',
    description:
      'Takes a payment back, wholly, because it did not go out or came back: its bills are due again. A reversed one ' +
      'is answered as it is.',
    access: receivedFiles.write,
    answer: updated(SupplierPaymentDto, { description: 'Reversed.' }),
  })
  async reverse(
    @TargetOf(billPayments) target: Target,
    @Body() { reason }: ReverseSupplierPaymentDto,
    @Who() who: Principal,
  ): Promise<SupplierPaymentDto> {
    return toSupplierPaymentDto(await this.service.reverse(who, target, reason));
  }
}
