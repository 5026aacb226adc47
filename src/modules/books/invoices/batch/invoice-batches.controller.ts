import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, IdempotentPost, Operation, Who, type Principal } from '../../../../platform/index.js';
import { CreateInvoicesDto } from '../dto/create-invoices.dto.js';
import { InvoiceBatchDto } from '../dto/invoice-batch.dto.js';
import { invoices } from '../invoices.resource.js';
import { toInvoiceBatchDto } from './batch.mapper.js';
import { InvoiceBatchesService } from './invoice-batches.service.js';

@Controller('invoices')
@ApiTags('Invoices')
export class InvoiceBatchesController {
  constructor(private readonly batches: InvoiceBatchesService) {}

  @IdempotentPost('batch')
  @Operation({
    id: 'invoices.create_batch',
    summary: 'Create up to 100 invoices',
    description:
      'Creates each as a single request would, in one transaction and under one `Idempotency-Key`, several times as ' +
      'fast. Those with `finalize` get their numbers in the order of the list. Usually all or nothing is ' +
      'stored: one that is refused refuses the request, with pointers such as `#/invoices/3/customer_id`. With ' +
      '`atomic: false` each is stored or refused by itself, and a refused one uses no number. A body of more than ' +
      '20 000 values in all is refused with 413 `body_too_large`, as of any request: an invoice with 500 lines of ' +
      'six fields has 3 000.',
    access: invoices.write,
    heavy: true,
    answer: found(InvoiceBatchDto, 'What became of each.'),
    fails: ['document_not_valid', 'already_exists'],
  })
  async create(@Body() body: CreateInvoicesDto, @Who() who: Principal): Promise<InvoiceBatchDto> {
    return toInvoiceBatchDto(await this.batches.create(who, body));
  }
}
