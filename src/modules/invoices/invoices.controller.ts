import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { listParameters } from '../../platform/lists.js';
import { CreateInvoiceDto } from './dto/create-invoice.dto.js';
import { InvoiceDto, InvoiceListDto } from './dto/invoice.dto.js';
import { UpdateInvoiceDto } from './dto/update-invoice.dto.js';
import { createInvoiceExample, invoiceExample, invoiceListExample } from './invoices.examples.js';
import { invoiceList } from './invoices.list.js';
import { toInvoiceDto, toInvoiceSummaryDto } from './invoices.mapper.js';
import { InvoicesQueries } from './invoices.queries.js';
import { InvoicesService } from './invoices.service.js';

@Controller('invoices')
@ApiTags('Invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly queries: InvoicesQueries,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'invoices.create',
    summary: 'Create an invoice',
    description: 'Makes a draft with all amounts computed. When one line is refused, nothing is stored.',
    access: 'invoices:write',
    body: { type: CreateInvoiceDto, example: createInvoiceExample },
    answer: {
      status: 201,
      description: 'Created.',
      type: InvoiceDto,
      example: invoiceExample,
      versioned: true,
    },
  })
  async create(@Body() body: CreateInvoiceDto, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.invoices.create(who, body));
  }

  @Get()
  @Operation({
    id: 'invoices.list',
    summary: 'List invoices',
    description: 'Without their lines. The newest first, unless it is asked otherwise.',
    access: 'invoices:read',
    query: listParameters(invoiceList),
    answer: {
      status: 200,
      description: 'A page of invoices.',
      type: InvoiceListDto,
      example: invoiceListExample,
      paged: true,
    },
    fails: ['validation_failed'],
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<InvoiceListDto> {
    const page = await this.queries.list(who, this.lists.read(invoiceList, query, who));
    return listOf(page, (invoice) => toInvoiceSummaryDto(invoice, page));
  }

  @Get(':id')
  @Operation({
    id: 'invoices.get',
    summary: 'Get an invoice',
    description: 'The invoice with its lines and tax groups.',
    access: 'invoices:read',
    of: 'inv',
    answer: {
      status: 200,
      description: 'The invoice.',
      type: InvoiceDto,
      example: invoiceExample,
      versioned: true,
    },
  })
  async get(@ResourceId('inv') id: string, @Who() who: Principal): Promise<InvoiceDto> {
    return toInvoiceDto(await this.queries.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'invoices.update',
    summary: 'Update an invoice',
    description: 'Replaces a draft wholly, lines included; what is not given becomes empty or its default.',
    access: 'invoices:write',
    of: 'inv',
    body: { type: UpdateInvoiceDto, example: createInvoiceExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Updated.',
      type: InvoiceDto,
      example: invoiceExample,
      versioned: true,
    },
    fails: ['invalid_state_transition'],
  })
  async update(
    @TargetOf('inv') target: Target,
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
    access: 'invoices:write',
    of: 'inv',
    conditional: true,
    answer: { status: 204, description: 'Deleted.' },
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf('inv') target: Target, @Who() who: Principal): Promise<void> {
    await this.invoices.delete(who, target);
  }
}
