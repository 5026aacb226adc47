import { Body, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  Operation,
  ResourceId,
  Who,
  type Principal,
} from '../../../../platform/index.js';
import { creditNotes } from '../../../books/credit-notes/credit-notes.resource.js';
import { invoices } from '../../../books/invoices/invoices.resource.js';
import { CreatedLinkDto, CreateLinkDto, LinkListDto } from '../dto/link.dto.js';
import { toCreatedLinkDto, toLinkDto } from '../links.mapper.js';
import { LinksService } from '../links.service.js';

@Controller('credit-notes/:id/links')
@ApiTags('Links')
export class CreditNoteLinksController {
  constructor(private readonly links: LinksService) {}

  @IdempotentPost()
  @Operation({
    id: 'credit_note_links.create',
    summary: 'Make a link to a credit note',
    description:
      'An address that shows the credit note to whoever has it, and its PDF. The address is shown this once. Earlier ' +
      'links keep working. Nothing has to be paid, so the days of a link count from when it is made.',
    access: creditNotes.write,
    answer: created(CreatedLinkDto, { collection: '/links' }),
  })
  async create(
    @ResourceId(creditNotes) id: string,
    @Body() body: CreateLinkDto,
    @Who() who: Principal,
  ): Promise<CreatedLinkDto> {
    return toCreatedLinkDto(await this.links.create(who, { type: 'credit_note', id }, body));
  }

  @Get()
  @Operation({
    id: 'credit_note_links.list',
    summary: 'List the links to a credit note',
    description: 'Those that work, the newest first, at most 200, and how often a person has looked.',
    access: invoices.read,
    answer: found(LinkListDto, 'The links.'),
  })
  async list(@ResourceId(creditNotes) id: string, @Who() who: Principal): Promise<LinkListDto> {
    return { data: (await this.links.list(who, { type: 'credit_note', id })).map(toLinkDto) };
  }
}
