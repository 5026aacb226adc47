import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../../../platform/index.js';
import { InvoiceDto, toInvoiceDto } from '../../../books/invoices/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { CreateQuoteInvoiceDto, QuoteInvoicingDto } from '../dto/quote-invoice.dto.js';
import { toQuoteInvoicingDto } from '../quotes.mapper.js';
import { quotes } from '../quotes.resource.js';
import { QuoteConversion } from './quote-conversion.service.js';

@Controller('quotes/:id/invoices')
@ApiTags('Quotes')
export class QuoteInvoicesController {
  constructor(private readonly conversion: QuoteConversion) {}

  @IdempotentPost()
  @Operation({
    id: 'quotes.create_invoice',
    summary: 'Invoice a quote',
    description:
      'Makes a draft of what was accepted: all that is left, some lines, or a deposit. Fully invoiced, the invoices ' +
      'add up to the quote in each tax group; the last of a group takes what rounding left. An invoice that is ' +
      'deleted, void or credited as a whole gives its part back.',
    access: invoices.write,
    answer: created(InvoiceDto),
    fails: ['invalid_state_transition'],
  })
  async create(
    @TargetOf(quotes) target: Target,
    @Body() body: CreateQuoteInvoiceDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.conversion.convert(who, target, body));
  }

  @Get()
  @Operation({
    id: 'quotes.invoices',
    summary: 'See what of a quote is invoiced',
    description: 'The invoices that were made of it, and how much of each accepted line is left.',
    access: quotes.read,
    answer: found(QuoteInvoicingDto, 'The invoices, and what is left.'),
  })
  async list(@ResourceId(quotes) id: string, @Who() who: Principal): Promise<QuoteInvoicingDto> {
    return toQuoteInvoicingDto(await this.conversion.invoicing(who, id));
  }
}
