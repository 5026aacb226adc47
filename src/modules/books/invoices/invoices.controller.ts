import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
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
import { CreateInvoiceDto } from './dto/create-invoice.dto.js';
import { InvoiceDto, InvoiceListDto } from './dto/invoice.dto.js';
import { UpdateInvoiceDto } from './dto/update-invoice.dto.js';
import { invoiceList } from './invoices.list.js';
import { toInvoiceDto, toInvoiceSummaryDto } from './invoices.mapper.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';
import { invoices } from './invoices.resource.js';

@Controller('invoices')
@ApiTags('Invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly queries: InvoicesQueries,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'invoices.create',
    summary: 'Create an invoice',
    description: 'Makes a draft with all amounts computed. When one line is refused, nothing is stored.',
    access: invoices.write,
    answer: created(InvoiceDto),
    fails: ['already_exists', 'document_not_valid'],
  })
  async create(@Body() body: CreateInvoiceDto, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.create(who, body));
  }

  @Get()
  @Operation({
    id: 'invoices.list',
    summary: 'List invoices',
    description: 'Without their lines. The newest first, unless it is asked otherwise.',
    access: invoices.read,
    answer: page(InvoiceListDto, invoiceList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<InvoiceListDto> {
    const page = await this.queries.list(who, query);
    return listOf(page, (invoice) => toInvoiceSummaryDto(invoice, page));
  }

  @Get(':id')
  @Operation({
    id: 'invoices.get',
    summary: 'Get an invoice',
    description: 'The invoice with its lines and tax groups.',
    access: invoices.read,
    answer: found(InvoiceDto, 'The invoice.'),
  })
  async get(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.queries.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'invoices.update',
    summary: 'Update an invoice',
    description: 'Replaces a draft wholly, lines included; what is not given becomes empty or its default.',
    access: invoices.write,
    answer: updated(InvoiceDto),
    fails: ['invalid_state_transition'],
  })
  async update(
    @TargetOf(invoices) target: Target,
    @Body() body: UpdateInvoiceDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'invoices.delete',
    summary: 'Delete an invoice',
    description: 'Deletes a draft for good. An invoice that is not a draft any more cannot be deleted.',
    access: invoices.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf(invoices) target: Target, @Who() who: Principal): Promise<void> {
    await this.invoices.delete(who, target);
  }
}
