import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  created,
  file,
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
  type FileAnswer,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { bills } from '../bills/bills.resource.js';
import { receivedFiles } from '../received-files/received-files.resource.js';
import { CreatePaymentRunDto, SettlePaymentRunDto } from './dto/create-payment-run.dto.js';
import { PaymentRunDto, PaymentRunFactsDto, PaymentRunListDto } from './dto/payment-run.dto.js';
import { paymentRunList } from './payment-runs.list.js';
import { toPaymentRunDto, toPaymentRunFactsDto } from './payment-runs.mapper.js';
import { paymentRuns } from './payment-runs.resource.js';
import { PaymentRunsService } from './payment-runs.service.js';

@Controller('payment-runs')
@ApiTags('Payment runs')
@ApiExtraModels(PaymentRunFactsDto)
export class PaymentRunsController {
  constructor(
    private readonly service: PaymentRunsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'payment_runs.create',
    summary: 'Propose a payment run',
    description:
      'Puts approved bills in euros together that are paid from one account: those that are named, or those that are ' +
      'due by a day. Each is paid what is due of it, to an account that its supplier is known for. A bill is in one ' +
      'run at a time; what is due and cannot be paid so is told in `left_out`.',
    access: receivedFiles.write,
    heavy: true,
    answer: created(PaymentRunDto),
  })
  async create(@Body() body: CreatePaymentRunDto, @Who() who: Principal): Promise<PaymentRunDto> {
    return toPaymentRunDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'payment_runs.list',
    summary: 'List payment runs',
    description: 'Without their transfers. The newest first, unless it is asked otherwise.',
    access: receivedFiles.read,
    answer: page(PaymentRunListDto, paymentRunList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<PaymentRunListDto> {
    return listOf(await this.lists.find(paymentRunList, query, who), toPaymentRunFactsDto);
  }

  @Get(':id')
  @Operation({
    id: 'payment_runs.get',
    summary: 'Get a payment run',
    description: 'The run with its transfers.',
    access: receivedFiles.read,
    answer: found(PaymentRunDto, 'The run.'),
  })
  async get(@ResourceId(paymentRuns) id: string, @Who() who: Principal): Promise<PaymentRunDto> {
    return toPaymentRunDto(await this.service.get(who, id));
  }

  @IdempotentPost(':id/release')
  @Operation({
    id: 'payment_runs.release',
    summary: 'Release a payment run',
    description:
      'Writes the file for the bank for good: a SEPA credit transfer, ISO 20022 pain.001.001.09. It sends no money; ' +
      'you hand the file to the bank.',
    access: bills.approve,
    confirmed: true,
    answer: updated(PaymentRunDto),
    fails: ['invalid_state_transition'],
  })
  async release(@TargetOf(paymentRuns) target: Target, @Who() who: Principal): Promise<PaymentRunDto> {
    return toPaymentRunDto(await this.service.release(who, target));
  }

  @Get(':id/pain001')
  @Operation({
    id: 'payment_runs.pain001',
    summary: 'Download the file of a payment run',
    description: 'The file as it was released; `file_sha256` of the run is its digest.',
    access: bills.approve,
    answer: file('The file for the bank.', ['application/xml']),
    fails: ['invalid_state_transition'],
  })
  pain001(@ResourceId(paymentRuns) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.service.file(who, id);
  }

  @IdempotentPost(':id/settle')
  @Operation({
    id: 'payment_runs.settle',
    summary: 'Settle a payment run',
    description:
      'Says that the bank has executed it: a payment of each bill is recorded, and the bills are paid. A transfer ' +
      'that comes back later is a payment that you reverse.',
    access: receivedFiles.write,
    heavy: true,
    answer: updated(PaymentRunDto),
    fails: ['invalid_state_transition'],
  })
  async settle(
    @TargetOf(paymentRuns) target: Target,
    @Body() body: SettlePaymentRunDto,
    @Who() who: Principal,
  ): Promise<PaymentRunDto> {
    return toPaymentRunDto(await this.service.settle(who, target, body.paid_on));
  }

  @IdempotentPost(':id/cancel')
  @Operation({
    id: 'payment_runs.cancel',
    summary: 'Cancel a payment run',
    description:
      'Frees its bills. Of a released run, make sure first that the bank does not execute the file, which nobody ' +
      'here can take back.',
    access: bills.approve,
    answer: updated(PaymentRunDto),
    fails: ['invalid_state_transition'],
  })
  async cancel(@TargetOf(paymentRuns) target: Target, @Who() who: Principal): Promise<PaymentRunDto> {
    return toPaymentRunDto(await this.service.cancel(who, target));
  }
}
