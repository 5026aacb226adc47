import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  created,
  deletedOrArchived,
  found,
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  page,
  ResourceId,
  TargetOf,
  updated,
  Who,
  type DeletionOutcome,
  type Principal,
  type Target,
} from '../../../platform/index.js';
import { CreatePriceListDto, UpdatePriceListDto } from './dto/create-price-list.dto.js';
import { PriceListDto, PriceListListDto } from './dto/price-list.dto.js';
import { priceListList } from './price-lists.list.js';
import { toPriceListDto, toPriceListSummaryDto } from './price-lists.mapper.js';
import { priceLists } from './price-lists.resource.js';
import { PriceListsService } from './price-lists.service.js';

@Controller('price-lists')
@ApiTags('Price lists')
export class PriceListsController {
  constructor(
    private readonly service: PriceListsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'price_lists.create',
    summary: 'Add a price list',
    description:
      'Only name and currency are required. A customer has it by `price_list_id`; then lines of invoices may leave ' +
      'their price out.',
    access: priceLists.write,
    answer: created(PriceListDto),
  })
  async create(@Body() body: CreatePriceListDto, @Who() who: Principal): Promise<PriceListDto> {
    return toPriceListDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'price_lists.list',
    summary: 'List price lists',
    description:
      'The newest first and without archived ones, unless it is asked otherwise. Without their prices.',
    access: priceLists.read,
    answer: page(PriceListListDto, priceListList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<PriceListListDto> {
    return listOf(await this.lists.find(priceListList, query, who), toPriceListSummaryDto);
  }

  @Get(':id')
  @Operation({
    id: 'price_lists.get',
    summary: 'Get a price list',
    description: 'With all of its prices.',
    access: priceLists.read,
    answer: found(PriceListDto, 'The price list.'),
  })
  async get(@ResourceId(priceLists) id: string, @Who() who: Principal): Promise<PriceListDto> {
    return toPriceListDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'price_lists.update',
    summary: 'Update a price list',
    description:
      'Replaces the price list wholly, with all of its prices; what is not given becomes empty or its default. ' +
      'Invoices that are there never change.',
    access: priceLists.write,
    answer: updated(PriceListDto),
  })
  async update(
    @TargetOf(priceLists) target: Target,
    @Body() body: UpdatePriceListDto,
    @Who() who: Principal,
  ): Promise<PriceListDto> {
    return toPriceListDto(await this.service.update(who, target, body));
  }

  @IdempotentPost(':id/unarchive')
  @Operation({
    id: 'price_lists.unarchive',
    summary: 'Unarchive a price list',
    description:
      'Shows an archived price list in lists again. One that is not archived is answered as it is.',
    access: priceLists.write,
    answer: updated(PriceListDto),
  })
  async unarchive(@TargetOf(priceLists) target: Target, @Who() who: Principal): Promise<PriceListDto> {
    return toPriceListDto(await this.service.unarchive(who, target));
  }

  @Delete(':id')
  @Operation({
    id: 'price_lists.delete',
    summary: 'Delete a price list',
    description:
      'Deletes a price list that no customer and no other list names, archives one that is named. An archived list ' +
      'gives no prices: lines of its customers have to name theirs.',
    access: priceLists.write,
    answer: deletedOrArchived(),
  })
  async delete(@TargetOf(priceLists) target: Target, @Who() who: Principal): Promise<DeletionOutcome> {
    return this.service.delete(who, target);
  }
}
