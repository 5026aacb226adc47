import { Body, Controller, Delete, Get, Patch, Put, Query } from '@nestjs/common';
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
import { CreateProductDto, PatchProductDto, UpdateProductDto } from './dto/create-product.dto.js';
import { ProductDto, ProductListDto } from './dto/product.dto.js';
import { productList } from './products.list.js';
import { toProductDto } from './products.mapper.js';
import { ProductsService } from './products.service.js';
import { products } from './products.resource.js';

@Controller('products')
@ApiTags('Products')
export class ProductsController {
  constructor(
    private readonly service: ProductsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'products.create',
    summary: 'Add a product',
    description:
      'Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.',
    access: products.write,
    answer: created(ProductDto),
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateProductDto, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.service.create(who, body));
  }

  @Get()
  @Operation({
    id: 'products.list',
    summary: 'List products',
    description: 'The newest first and without archived ones, unless it is asked otherwise.',
    access: products.read,
    answer: page(ProductListDto, productList),
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ProductListDto> {
    return listOf(await this.lists.find(productList, query, who), toProductDto);
  }

  @Get(':id')
  @Operation({
    id: 'products.get',
    summary: 'Get a product',
    description: 'Archived ones can still be read, because documents speak of them.',
    access: products.read,
    answer: found(ProductDto, 'The product.'),
  })
  async get(@ResourceId(products) id: string, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.service.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'products.update',
    summary: 'Update a product',
    description:
      'Replaces the product wholly; what is not given becomes empty or its default. Documents never change.',
    access: products.write,
    answer: updated(ProductDto),
    fails: ['already_exists'],
  })
  async update(
    @TargetOf(products) target: Target,
    @Body() body: UpdateProductDto,
    @Who() who: Principal,
  ): Promise<ProductDto> {
    return toProductDto(await this.service.update(who, target, body));
  }

  @Patch(':id')
  @Operation({
    id: 'products.patch',
    summary: 'Change a product',
    description:
      'Changes what is given and leaves the rest. Null takes a value away; in metadata, null takes a name away and ' +
      'other names stay.',
    access: products.write,
    answer: updated(ProductDto),
    fails: ['already_exists'],
  })
  async patch(
    @TargetOf(products) target: Target,
    @Body() body: PatchProductDto,
    @Who() who: Principal,
  ): Promise<ProductDto> {
    return toProductDto(await this.service.patch(who, target, body));
  }

  @IdempotentPost(':id/unarchive')
  @Operation({
    id: 'products.unarchive',
    summary: 'Unarchive a product',
    description: 'Shows an archived product in lists again. One that is not archived is answered as it is.',
    access: products.write,
    answer: updated(ProductDto),
  })
  async unarchive(@TargetOf(products) target: Target, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.service.unarchive(who, target));
  }

  @Delete(':id')
  @Operation({
    id: 'products.delete',
    summary: 'Delete a product',
    description: 'Deletes a product that no line names, archives one that is named.',
    access: products.write,
    answer: deletedOrArchived(),
  })
  async delete(@TargetOf(products) target: Target, @Who() who: Principal): Promise<DeletionOutcome> {
    return this.service.delete(who, target);
  }
}
