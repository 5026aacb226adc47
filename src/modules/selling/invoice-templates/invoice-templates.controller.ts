import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  listOf,
  Lists,
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
import { InvoiceDto, toInvoiceDto } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import {
  CreateInvoiceTemplateDto,
  UpdateInvoiceTemplateDto,
  UseInvoiceTemplateDto,
} from './dto/create-invoice-template.dto.js';
import { InvoiceTemplateDto, InvoiceTemplateListDto } from './dto/invoice-template.dto.js';
import { invoiceTemplateList } from './invoice-templates.list.js';
import { toInvoiceTemplateDto } from './invoice-templates.mapper.js';
import { invoiceTemplates } from './invoice-templates.resource.js';
import { InvoiceTemplatesService } from './invoice-templates.service.js';
import { UseTemplate } from './use/use-template.service.js';

@Controller('invoice-templates')
@ApiTags('Invoice templates')
export class InvoiceTemplatesController {
  constructor(
    private readonly service: InvoiceTemplatesService,
    private readonly templates: UseTemplate,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'invoice_templates.create',
    summary: 'Add an invoice template',
    description: 'Keeps the content of invoices under a name: as it is given, or as an invoice has it.',
    access: invoices.write,
    answer: created(InvoiceTemplateDto),
  })
  async create(@Body() body: CreateInvoiceTemplateDto, @Who() who: Principal): Promise<InvoiceTemplateDto> {
    return toInvoiceTemplateDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'invoice_templates.list',
    summary: 'List invoice templates',
    description: 'The newest first, unless it is asked otherwise.',
    access: invoices.read,
    answer: page(InvoiceTemplateListDto, invoiceTemplateList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<InvoiceTemplateListDto> {
    return listOf(await this.lists.find(invoiceTemplateList, query, who), toInvoiceTemplateDto);
  }

  @Get(':id')
  @Operation({
    id: 'invoice_templates.get',
    summary: 'Get an invoice template',
    description: 'Its name and its content.',
    access: invoices.read,
    answer: found(InvoiceTemplateDto, 'The invoice template.'),
  })
  async get(@ResourceId(invoiceTemplates) id: string, @Who() who: Principal): Promise<InvoiceTemplateDto> {
    return toInvoiceTemplateDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'invoice_templates.update',
    summary: 'Update an invoice template',
    description: 'Replaces name and content. Invoices that were made of it stay as they are.',
    access: invoices.write,
    answer: updated(InvoiceTemplateDto),
  })
  async update(
    @TargetOf(invoiceTemplates) target: Target,
    @Body() body: UpdateInvoiceTemplateDto,
    @Who() who: Principal,
  ): Promise<InvoiceTemplateDto> {
    return toInvoiceTemplateDto(await this.service.update(who, target, body));
  }

  @IdempotentPost(':id/invoices')
  @Operation({
    id: 'invoice_templates.create_invoice',
    summary: 'Make an invoice of a template',
    description:
      'Makes a draft for a customer. What is missing in both the template and the request is refused, and so is what ' +
      'is archived or deleted by now: a fault of the template has `where`.',
    access: invoices.write,
    answer: created(InvoiceDto, { description: 'Created.', collection: '/invoices' }),
  })
  async createInvoice(
    @ResourceId(invoiceTemplates) id: string,
    @Body() body: UseInvoiceTemplateDto,
    @Who() who: Principal,
  ): Promise<InvoiceDto> {
    return toInvoiceDto(await this.templates.use(who, id, body));
  }

  @Delete(':id')
  @Operation({
    id: 'invoice_templates.delete',
    summary: 'Delete an invoice template',
    description: 'Deletes it for good. Invoices that were made of it stay.',
    access: invoices.write,
    answer: none('Deleted.'),
  })
  async delete(@TargetOf(invoiceTemplates) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }
}
