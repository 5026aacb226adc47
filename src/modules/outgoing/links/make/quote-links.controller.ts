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
import { quotes } from '../../../selling/quotes/quotes.resource.js';
import { CreatedLinkDto, CreateLinkDto, LinkListDto } from '../dto/link.dto.js';
import { toCreatedLinkDto, toLinkDto } from '../links.mapper.js';
import { LinksService } from '../links.service.js';

@Controller('quotes/:id/links')
@ApiTags('Links')
export class QuoteLinksController {
  constructor(private readonly links: LinksService) {}

  @IdempotentPost()
  @Operation({
    id: 'quote_links.create',
    summary: 'Make a link to a quote',
    description:
      'An address that shows the quote and its PDF to whoever has it. The address is shown this once. Earlier links ' +
      'keep working. The days of a link count from when the quote was answered, revised or withdrawn.',
    access: quotes.write,
    answer: created(CreatedLinkDto, { collection: '/links' }),
    fails: ['invalid_state_transition'],
  })
  async create(
    @ResourceId(quotes) id: string,
    @Body() body: CreateLinkDto,
    @Who() who: Principal,
  ): Promise<CreatedLinkDto> {
    return toCreatedLinkDto(await this.links.create(who, { type: 'quote', id }, body));
  }

  @Get()
  @Operation({
    id: 'quote_links.list',
    summary: 'List the links to a quote',
    description: 'Those that work, the newest first, at most 200, and how often a person has looked.',
    access: quotes.read,
    answer: found(LinkListDto, 'The links.'),
  })
  async list(@ResourceId(quotes) id: string, @Who() who: Principal): Promise<LinkListDto> {
    return { data: (await this.links.list(who, { type: 'quote', id })).map(toLinkDto) };
  }
}
