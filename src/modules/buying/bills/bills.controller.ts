import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
  none,
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
import { billList } from './bills.list.js';
import { toBillDto, toBillSummaryDto } from './bills.mapper.js';
import { bills } from './bills.resource.js';
import { BillsService } from './bills.service.js';
import { BillReasonDto, OpenBillDto } from './dto/act-on-bill.dto.js';
import { BillDto, BillFactsDto, BillListDto } from './dto/bill.dto.js';
import { CreateBillDto, UpdateBillDto } from './dto/create-bill.dto.js';
import { BillLifecycle } from './lifecycle/bill-lifecycle.service.js';

@Controller('bills')
@ApiTags('Bills')
@ApiExtraModels(BillFactsDto)
export class BillsController {
  constructor(
    private readonly service: BillsService,
    private readonly lifecycle: BillLifecycle,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'bills.create',
    summary: 'Add a bill',
    description:
      'Takes the fields of a bill, or a received file alone: UBL, CII and a PDF that carries one of them (Factur-X ' +
      'or ZUGFeRD) are read, and the totals are kept as the supplier says them. What does not fit is told in ' +
      '`differences` and `findings`. A file that only people can read comes into the inbox.',
    access: receivedFiles.write,
    heavy: true,
    answer: created(BillDto),
    fails: ['duplicate_document', 'unreadable_document'],
  })
  async create(@Body() body: CreateBillDto, @Who() who: Principal): Promise<BillDto> {
    return toBillDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'bills.list',
    summary: 'List bills',
    description: 'The newest first, unless the request asks for another order. Their lines are left out.',
    access: receivedFiles.read,
    answer: page(BillListDto, billList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<BillListDto> {
    return listOf(await this.lists.find(billList, query, who), toBillSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'bills.get',
    summary: 'Get a bill',
    description: 'What the supplier asks for, what was found, and what can be done.',
    access: receivedFiles.read,
    answer: found(BillDto, 'The bill.'),
  })
  async get(@ResourceId(bills) id: string, @Who() who: Principal): Promise<BillDto> {
    return toBillDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'bills.update',
    summary: 'Update a bill',
    description:
      'Replaces what can be said of a bill that is not open; what is not given becomes empty. It is looked at again. ' +
      'The lines and parties of its document stay.',
    access: receivedFiles.write,
    answer: updated(BillDto),
    fails: ['duplicate_document', 'invalid_state_transition'],
  })
  async update(
    @TargetOf(bills) target: Target,
    @Body() body: UpdateBillDto,
    @Who() who: Principal,
  ): Promise<BillDto> {
    return toBillDto(await this.service.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'bills.delete',
    summary: 'Delete a bill',
    description: 'Deletes a bill that was never open. Its file stays, and goes after 30 days.',
    access: receivedFiles.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf(bills) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }

  @IdempotentPost(':id/open')
  @Operation({
    id: 'bills.open',
    summary: 'Open a bill',
    description:
      'Says that it is right as a document; its fields do not change any more. Findings that stop it have to be ' +
      'accepted by their codes, which is kept with your name. An account that you accept is one of the supplier from ' +
      'then on; that, and `approve`, need the scope `purchases:approve` and a session that was confirmed. An ' +
      'approval is taken back.',
    access: receivedFiles.write,
    answer: updated(BillDto),
    fails: ['findings_open', 'invalid_state_transition', 'confirmation_required', 'second_person_required'],
  })
  async open(
    @TargetOf(bills) target: Target,
    @Body() body: OpenBillDto,
    @Who() who: Principal,
  ): Promise<BillDto> {
    return toBillDto(await this.lifecycle.open(who, target, body));
  }

  @IdempotentPost(':id/approve')
  @Operation({
    id: 'bills.approve',
    summary: 'Approve a bill',
    description:
      'Says that an open bill may be paid. Above an amount that the organization decides, that is somebody else than ' +
      'who opened it. `bills.open` takes it back.',
    access: bills.approve,
    confirmed: true,
    answer: updated(BillDto),
    fails: ['invalid_state_transition', 'second_person_required'],
  })
  async approve(@TargetOf(bills) target: Target, @Who() who: Principal): Promise<BillDto> {
    return toBillDto(await this.lifecycle.approve(who, target));
  }

  @IdempotentPost(':id/dispute')
  @Operation({
    id: 'bills.dispute',
    summary: 'Dispute a bill',
    description: 'Says that it is not paid as it is. It can be opened again, or made void.',
    access: receivedFiles.write,
    answer: updated(BillDto),
    fails: ['invalid_state_transition'],
  })
  async dispute(
    @TargetOf(bills) target: Target,
    @Body() { reason }: BillReasonDto,
    @Who() who: Principal,
  ): Promise<BillDto> {
    return toBillDto(await this.lifecycle.dispute(who, target, reason));
  }

  @IdempotentPost(':id/reject')
  @Operation({
    id: 'bills.reject',
    summary: 'Reject a bill',
    description: 'Says that a bill which was never open does not count. The same one may come again.',
    access: receivedFiles.write,
    answer: updated(BillDto),
    fails: ['invalid_state_transition'],
  })
  async reject(
    @TargetOf(bills) target: Target,
    @Body() { reason }: BillReasonDto,
    @Who() who: Principal,
  ): Promise<BillDto> {
    return toBillDto(await this.lifecycle.reject(who, target, reason));
  }

  @IdempotentPost(':id/void')
  @Operation({
    id: 'bills.void',
    summary: 'Void a bill',
    description: 'Says that a bill which was open counts no more, such as one that was taken back.',
    access: receivedFiles.write,
    answer: updated(BillDto),
    fails: ['invalid_state_transition'],
  })
  async void(
    @TargetOf(bills) target: Target,
    @Body() { reason }: BillReasonDto,
    @Who() who: Principal,
  ): Promise<BillDto> {
    return toBillDto(await this.lifecycle.void(who, target, reason));
  }
}
