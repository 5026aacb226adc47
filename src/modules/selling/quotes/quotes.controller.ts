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
import { CreateQuoteDto, UpdateQuoteDto } from './dto/create-quote.dto.js';
import { DuplicateQuoteDto } from './dto/duplicate-quote.dto.js';
import { QuoteDto, QuoteListDto } from './dto/quote.dto.js';
import { quoteList } from './quotes.list.js';
import { toQuoteDto, toQuoteSummaryDto } from './quotes.mapper.js';
import { quotes } from './quotes.resource.js';
import { QuotesService } from './quotes.service.js';

@Controller('quotes')
@ApiTags('Quotes')
export class QuotesController {
  constructor(
    private readonly service: QuotesService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'quotes.create',
    summary: 'Add a quote',
    description:
      'Keeps a draft. Its amounts are computed as those of an invoice, out of the lines that hold: optional ones do ' +
      'not until they are chosen, and of the lines of a group the first does.',
    access: quotes.write,
    answer: created(QuoteDto),
  })
  async create(@Body() body: CreateQuoteDto, @Who() who: Principal): Promise<QuoteDto> {
    return toQuoteDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'quotes.list',
    summary: 'List quotes',
    description: 'The newest first, unless the request asks for another order.',
    access: quotes.read,
    answer: page(QuoteListDto, quoteList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<QuoteListDto> {
    return listOf(await this.lists.find(quoteList, query, who), toQuoteSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'quotes.get',
    summary: 'Get a quote',
    description: 'With its lines, its terms, and what proves that it was accepted.',
    access: quotes.read,
    answer: found(QuoteDto, 'The quote.'),
  })
  async get(@ResourceId(quotes) id: string, @Who() who: Principal): Promise<QuoteDto> {
    return toQuoteDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'quotes.update',
    summary: 'Update a quote',
    description: 'Replaces a draft and all of its lines. An issued quote never changes; revise it instead.',
    access: quotes.write,
    answer: updated(QuoteDto),
    fails: ['invalid_state_transition'],
  })
  async update(
    @TargetOf(quotes) target: Target,
    @Body() body: UpdateQuoteDto,
    @Who() who: Principal,
  ): Promise<QuoteDto> {
    return toQuoteDto(await this.service.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'quotes.delete',
    summary: 'Delete a quote',
    description: 'Deletes a draft for good. An issued quote stays; cancel it instead.',
    access: quotes.write,
    answer: none('Deleted.'),
    fails: ['invalid_state_transition'],
  })
  async delete(@TargetOf(quotes) target: Target, @Who() who: Principal): Promise<void> {
    await this.service.delete(who, target);
  }

  @IdempotentPost(':id/duplicate')
  @Operation({
    id: 'quotes.duplicate',
    summary: 'Duplicate a quote',
    description:
      'Makes a draft with the same content, whatever state the quote is in: lines with what is optional and which ' +
      'are alternatives, discounts, charges, taxes, currency, terms and words. Number, dates, the customer’s own ' +
      'sign and the answer are not taken over, and it revises nothing; another customer has its own terms and ' +
      'details. Names ' +
      'come from the products as they are now. An archived customer or product is refused.',
    access: quotes.write,
    answer: created(QuoteDto, { description: 'Duplicated.', collection: '/quotes' }),
    fails: ['invalid_state_transition'],
  })
  async duplicate(
    @ResourceId(quotes) id: string,
    @Body() body: DuplicateQuoteDto,
    @Who() who: Principal,
  ): Promise<QuoteDto> {
    return toQuoteDto(await this.service.duplicate(who, id, body));
  }
}
