import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  Operation,
  ResourceId,
  updated,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { customers } from '../customers/customers.resource.js';
import { payments } from '../payments/payments.resource.js';
import { toAppliedCreditDto } from './applied-credit.mapper.js';
import { AppliedCreditService } from './applied-credit.service.js';
import { AppliedCreditDto } from './dto/applied-credit.dto.js';

@Controller('customers/:id')
@ApiTags('Customers')
export class AppliedCreditController {
  constructor(private readonly service: AppliedCreditService) {}

  @IdempotentPost('apply-credit')
  @Operation({
    id: 'customers.apply_credit',
    summary: 'Settle open invoices with the credit of a customer',
    description:
      'Lets unallocated payments, the first received first, and then what is left of credit notes settle the open ' +
      'invoices of the customer, the first due first, within each currency. Up to 50 payments and credit notes and ' +
      '200 invoices at a time; `balance` says whether credit and open invoices are left. Where nothing can be ' +
      'settled, nothing changes. `POST /dry-runs` says beforehand what it would do.',
    access: payments.write,
    answer: updated(AppliedCreditDto, { description: 'What was settled.' }),
    fails: ['customer_merged'],
  })
  async apply(@ResourceId(customers) id: string, @Who() who: Principal): Promise<AppliedCreditDto> {
    return toAppliedCreditDto(await this.service.apply(who, id));
  }
}
