import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  IdempotentPost,
  Operation,
  ResourceId,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { InvoiceDto, toInvoiceDto } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { DuplicateInvoiceDto } from './dto/duplicate-invoice.dto.js';
import { DuplicatesService } from './duplicates.service.js';

@Controller('invoices')
@ApiTags('Invoices')
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @IdempotentPost(':id/duplicate')
  @Operation({
    id: 'invoices.duplicate',
    summary: 'Duplicate an invoice',
    description:
      'Makes a draft with the same content, whatever state the invoice is in: lines, discounts, charges, taxes, ' +
      'currency and words. Numbers, dates, periods, prepaid amounts, attachments and references to orders and other ' +
      'documents are not taken over; another customer has its own terms and details. Names come from the products ' +
      'as they are now. An archived customer or product is refused, and the pointer names the line of the invoice.',
    access: invoices.write,
    answer: created(InvoiceDto, { description: 'Duplicated.', collection: '/invoices' }),
  })
  async duplicate(
    @ResourceId(invoices) id: string,
    @Body() body: DuplicateInvoiceDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.duplicates.duplicate(who, id, body));
  }
}
