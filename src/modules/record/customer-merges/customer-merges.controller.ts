import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { customers } from '../../books/customers/customers.resource.js';
import { CustomerDuplicates } from './customer-duplicates.service.js';
import { toCustomerMergeDto, toLikeCustomerDto } from './customer-merges.mapper.js';
import { CustomerMergesService } from './customer-merges.service.js';
import { CustomerMergeDto, MergeCustomerDto } from './dto/customer-merge.dto.js';
import { LikeCustomerListDto } from './dto/like-customers.dto.js';

@Controller('customers/:id')
@ApiTags('Customers')
export class CustomerMergesController {
  constructor(
    private readonly merges: CustomerMergesService,
    private readonly duplicates: CustomerDuplicates,
  ) {}

  @IdempotentPost('merge')
  @Operation({
    id: 'customers.merge',
    summary: 'Merge a customer into another one',
    description:
      'Everything that names the customer moves to the other one: drafts and issued documents, payments, credit, ' +
      'quotes, schedules, rules, mails, and with them files and links; contacts and the note are added. ' +
      'Other fields of the customer that stays do not change. Issued documents say what they said, with the old ' +
      'identifier and name in the chain and in their files. The merged customer is archived and can be read, with ' +
      '`merged_into`. Nothing undoes it: ask with `dry_run` first. Needs the right to write whatever moves, such as ' +
      '`invoices:write` and `payments:write`.',
    access: customers.write,
    answer: updated(CustomerMergeDto, { description: 'What was moved, or would be.' }),
    fails: ['customer_merged', 'insufficient_scope', 'invalid_state_transition'],
  })
  async merge(
    @TargetOf(customers) target: Target,
    @Body() body: MergeCustomerDto,
    @Who() who: Principal,
  ): Promise<CustomerMergeDto> {
    return toCustomerMergeDto(await this.merges.merge(who, target, body));
  }

  @Get('duplicates')
  @Operation({
    id: 'customers.duplicates',
    summary: 'List customers that may be the same',
    description:
      'Those that share a tax number, the account that payments came from, the e-mail address, or the name in the ' +
      'same town, without archived ones. Whether they are the same is for you to say.',
    access: customers.read,
    answer: found(LikeCustomerListDto, 'Those that may be the same.'),
    fails: ['customer_merged'],
  })
  async list(@ResourceId(customers) id: string, @Who() who: Principal): Promise<LikeCustomerListDto> {
    return { data: (await this.duplicates.of(who, id)).map(toLikeCustomerDto) };
  }
}
