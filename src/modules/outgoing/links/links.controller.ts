import { Body, Controller, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  found,
  IdempotentPost,
  none,
  Operation,
  ResourceId,
  Who,
  type Principal,
} from '../../../platform/index.js';
import { invoices } from '../../books/invoices/invoices.resource.js';
import { CreatedLinkDto, CreateLinkDto, LinkListDto } from './dto/link.dto.js';
import { toCreatedLinkDto, toLinkDto } from './links.mapper.js';
import { links } from './links.resource.js';
import { LinksService } from './links.service.js';

@Controller()
@ApiTags('Links')
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @IdempotentPost('invoices/:id/links')
  @Operation({
    id: 'links.create',
    summary: 'Make a link to an invoice',
    description:
      'An address that shows the invoice to whoever has it: what it says, what is still to be paid and how, and its ' +
      'PDF. The address is shown this once. Earlier links keep working.',
    access: invoices.write,
    answer: created(CreatedLinkDto, { collection: '/links' }),
    fails: ['invalid_state_transition', 'issued_elsewhere'],
  })
  async create(
    @ResourceId(invoices) id: string,
    @Body() body: CreateLinkDto,
    @Who() who: Principal,
  ): Promise<CreatedLinkDto> {
    return toCreatedLinkDto(await this.links.create(who, { type: 'invoice', id }, body));
  }

  @Get('invoices/:id/links')
  @Operation({
    id: 'links.list',
    summary: 'List the links to an invoice',
    description: 'Those that work, the newest first, at most 200, and how often a person has looked.',
    access: invoices.read,
    answer: found(LinkListDto, 'The links.'),
  })
  async list(@ResourceId(invoices) id: string, @Who() who: Principal): Promise<LinkListDto> {
    return { data: (await this.links.list(who, { type: 'invoice', id })).map(toLinkDto) };
  }

  @Delete('links/:id')
  @Operation({
    id: 'links.end',
    summary: 'End a link',
    description: 'The address shows nothing any more. It cannot be taken back; make another link instead.',
    access: invoices.write,
    answer: none('Ended.'),
  })
  async end(@ResourceId(links) id: string, @Who() who: Principal): Promise<void> {
    await this.links.end(who, id);
  }
}
