import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Choice,
  file,
  found,
  Operation,
  ResourceId,
  Who,
  type FileAnswer,
  type Principal,
} from '../../../../platform/index.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { toDocumentListDto } from '../documents.mapper.js';
import { DocumentsService } from '../documents.service.js';
import { documentFormats, mediaTypes, type DocumentFormat } from '../domain/formats.js';
import { DocumentListDto } from '../dto/document-list.dto.js';

@Controller('invoices/:id/documents')
@ApiTags('Documents')
export class InvoiceDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get()
  @Operation({
    id: 'documents.list',
    summary: 'List the documents of an invoice',
    description: 'Every format, with the original where it is stored, and whether it could be made.',
    access: invoices.read,
    answer: found(DocumentListDto, 'Every format.'),
    fails: ['issued_elsewhere'],
  })
  async list(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<DocumentListDto> {
    return toDocumentListDto(await this.documents.list(who, { type: 'invoice', id }));
  }

  @Get(':format')
  @Operation({
    id: 'documents.get',
    summary: 'Download an invoice',
    description:
      'The invoice as a file. An original is made when it is first asked for, out of what was frozen on issue, and ' +
      'given back byte for byte from then on; a void invoice keeps its own. A draft has a preview as `pdf`. A format ' +
      'whose rules the invoice breaks is refused.',
    access: invoices.read,
    heavy: true,
    answer: file('The file.', mediaTypes),
    fails: ['not_issued', 'issued_elsewhere', 'document_not_valid', 'rendering_failed'],
  })
  get(
    @ResourceId(invoices) id: string,
    @Choice({ name: 'format', values: documentFormats, description: 'What the invoice is written as.' })
    format: DocumentFormat,
    @Who() who: Principal,
  ): Promise<FileAnswer> {
    return this.documents.get(who, { type: 'invoice', id }, format);
  }
}
