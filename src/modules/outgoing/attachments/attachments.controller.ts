import { Body, Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  file,
  IdempotentPost,
  none,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type FileAnswer,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { AttachmentDto } from '../../books/invoices/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { attachments } from './attachments.resource.js';
import { AttachmentsService } from './attachments.service.js';
import { attachmentKinds } from './domain/attachment.js';
import { CreateAttachmentDto } from './dto/create-attachment.dto.js';

/** Room for the largest file in base64, and for what is said of it. */
const BODY_BYTES_MAX = 7 * 1024 * 1024;

@Controller()
@ApiTags('Documents')
export class AttachmentsController {
  constructor(private readonly attachments: AttachmentsService) {}

  @IdempotentPost('invoices/:id/attachments')
  @Operation({
    id: 'attachments.create',
    summary: 'Attach a file to an invoice',
    description:
      'A file or a link that goes with a draft: electronic documents carry it, printed ones name it. The invoice ' +
      'lists its attachments. The body may have 7 MB.',
    access: invoices.write,
    heavy: true,
    bodyBytesMax: BODY_BYTES_MAX,
    answer: created(AttachmentDto, { description: 'Attached.', collection: '/attachments' }),
    fails: ['invalid_state_transition'],
  })
  create(
    @TargetOf(invoices) invoice: Target,
    @Body() body: CreateAttachmentDto,
    @Who() who: Principal,
  ): Promise<AttachmentDto> {
    return this.attachments.create(who, invoice, body);
  }

  @Get('attachments/:id')
  @Operation({
    id: 'attachments.get',
    summary: 'Download an attachment',
    description: 'The file as it was attached. A link has none.',
    access: invoices.read,
    heavy: true,
    answer: file('The file.', Object.keys(attachmentKinds)),
  })
  get(@ResourceId(attachments) id: string, @Who() who: Principal): Promise<FileAnswer> {
    return this.attachments.file(who, id);
  }

  @Delete('attachments/:id')
  @Operation({
    id: 'attachments.delete',
    summary: 'Remove an attachment',
    description: 'Takes it off a draft. What was issued keeps its attachments.',
    access: invoices.write,
    answer: none('Removed.'),
    fails: ['invalid_state_transition'],
  })
  delete(@ResourceId(attachments) id: string, @Who() who: Principal): Promise<void> {
    return this.attachments.delete(who, id);
  }
}
