import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { found, Operation, updated, Who, type Principal } from '../../../../platform/index.js';
import { toBillApprovalDto } from '../bills.mapper.js';
import { BillApprovalChangeDto, BillApprovalDto, UpdateBillApprovalDto } from '../dto/bill-approval.dto.js';
import { BillApproval } from './bill-approval.service.js';

@Controller('organization/bill-approval')
@ApiTags('Bills')
@ApiExtraModels(BillApprovalChangeDto)
export class BillApprovalController {
  constructor(private readonly approval: BillApproval) {}

  @Get()
  @Operation({
    id: 'bill_approval.get',
    summary: 'Get above which amount bills need a second person',
    description: 'Null if whoever may approve bills may approve those that they have opened.',
    access: 'manager',
    answer: found(BillApprovalDto, 'The limit.'),
  })
  async get(@Who() who: Principal): Promise<BillApprovalDto> {
    return toBillApprovalDto(await this.approval.get(who));
  }

  @Put()
  @Operation({
    id: 'bill_approval.update',
    summary: 'Decide above which amount bills need a second person',
    description:
      'A bill of more than this is approved by somebody else than who opened it, who is signed in. So is every bill ' +
      'in another currency. Without an amount nothing needs two. It counts for bills that are approved from now on.',
    access: 'manager',
    confirmed: true,
    answer: updated(BillApprovalDto, { description: 'The limit.' }),
  })
  async update(@Body() body: UpdateBillApprovalDto, @Who() who: Principal): Promise<BillApprovalDto> {
    return toBillApprovalDto(await this.approval.update(who, body.approval_above));
  }
}
