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
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { toDocumentListDto } from '../documents.mapper.js';
import { DocumentsService } from '../documents.service.js';
import { documentFormats, mediaTypes, type DocumentFormat } from '../domain/formats.js';
import { DocumentListDto } from '../dto/document-list.dto.js';

@Controller('credit-notes/:id/documents')
@ApiTags('Documents')
export class CreditNoteDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get()
  @Operation({
    id: 'credit_note_documents.list',
    summary: 'List the documents of a credit note',
    description: 'Every format, with the original where it is stored, and whether it could be made.',
    access: invoices.read,
    answer: found(DocumentListDto, 'Every format.'),
  })
  async list(@ResourceId(creditNotes) id: string, @Who() who: Principal): Promise<DocumentListDto> {
    return toDocumentListDto(await this.documents.list(who, { type: 'credit_note', id }));
  }

  @Get(':format')
  @Operation({
    id: 'credit_note_documents.get',
    summary: 'Download a credit note',
    description:
      'The credit note as a file: made when it is first asked for, and given back byte for byte from then on. It ' +
      'repeats the references of its invoice. A format whose rules it breaks is refused.',
    access: invoices.read,
    heavy: true,
    answer: file('The file.', mediaTypes),
    fails: ['document_not_valid', 'rendering_failed'],
  })
  get(
    @ResourceId(creditNotes) id: string,
    @Choice({ name: 'format', values: documentFormats, description: 'What the credit note is written as.' })
    format: DocumentFormat,
    @Who() who: Principal,
  ): Promise<FileAnswer> {
    return this.documents.get(who, { type: 'credit_note', id }, format);
  }
}
