import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, ResourceId, Who, type Principal } from '../../../platform/index.js';
import { receivedFiles } from '../received-files/received-files.resource.js';
import { suppliers } from '../suppliers/suppliers.resource.js';
import { toCurrencyPayablesDto, toSupplierBalanceDto } from './bill-payments.mapper.js';
import { PayablesDto, SupplierBalanceListDto } from './dto/payables.dto.js';
import { PayablesQueries } from './payables.queries.js';

@Controller()
@ApiTags('Bill payments')
export class PayablesController {
  constructor(private readonly queries: PayablesQueries) {}

  @Get('suppliers/:id/balance')
  @Operation({
    id: 'suppliers.balance',
    summary: 'Get the balance of a supplier',
    description:
      'By currency: what is due on open and approved bills, how much of it is overdue, what disputed ones ask for ' +
      'besides, and the credit out of credit notes and payments. A currency without any of them is not there.',
    access: receivedFiles.read,
    answer: found(SupplierBalanceListDto, 'The balance.'),
  })
  async balance(@ResourceId(suppliers) id: string, @Who() who: Principal): Promise<SupplierBalanceListDto> {
    return { data: (await this.queries.balance(who, id)).map(toSupplierBalanceDto) };
  }

  @Get('reports/payables')
  @Operation({
    id: 'reports.payables',
    summary: 'See what you owe suppliers',
    description:
      'What is due and overdue today on open and approved bills, sorted by age, what is disputed besides, and the ' +
      'credit out of credit notes and payments. A bill without a due date is not overdue.',
    mayLag: true,
    access: receivedFiles.read,
    answer: found(PayablesDto, 'The payables of this moment.'),
  })
  async payables(@Who() who: Principal): Promise<PayablesDto> {
    const { asOf, timeZone, currencies } = await this.queries.payables(who);
    return { as_of: asOf, time_zone: timeZone, data: currencies.map(toCurrencyPayablesDto) };
  }
}
