import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, ResourceId, Who, type Principal } from '../../../platform/index.js';
import { customers } from '../customers/customers.resource.js';
import { asOfParameter, knownAtParameter } from './past-request.js';
import { CustomerBalanceListDto } from './dto/customer-balance.dto.js';
import { toCustomerBalanceDto } from './receivables.mapper.js';
import { ReceivablesQueries } from './receivables.queries.js';

@Controller('customers')
@ApiTags('Customers')
export class ReceivablesController {
  constructor(private readonly queries: ReceivablesQueries) {}

  @Get(':id/balance')
  @Operation({
    id: 'customers.balance',
    summary: 'Get the balance of a customer',
    description:
      'By currency: what is due on open invoices, how much of it is overdue, and the credit out of payments and ' +
      'credit notes. A currency without any of them is not there. With `as_of` the same at the end of an earlier ' +
      'day, and with `known_at` as far as it had been recorded by an instant.',
    query: [asOfParameter, knownAtParameter],
    access: customers.read,
    answer: found(CustomerBalanceListDto, 'The balance.'),
    fails: ['customer_merged'],
  })
  async balance(
    @ResourceId(customers) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<CustomerBalanceListDto> {
    return toCustomerBalanceDto(await this.queries.balance(who, id, query));
  }
}
