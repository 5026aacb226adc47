import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  IdempotentPost,
  listOf,
  Lists,
  Operation,
  ResourceId,
  TargetOf,
  Who,
  type Principal,
  type Target,
} from '../../platform/index.js';
import { listParameters } from '../../platform/lists.js';
import { CreateProductDto } from './dto/create-product.dto.js';
import { ProductDto, ProductListDto } from './dto/product.dto.js';
import { UpdateProductDto } from './dto/update-product.dto.js';
import { createProductExample, productExample, productListExample } from './products.examples.js';
import { productList } from './products.list.js';
import { toProductDto } from './products.mapper.js';
import { ProductsService } from './products.service.js';

@Controller('products')
@ApiTags('Products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly lists: Lists,
  ) {}

  @IdempotentPost()
  @Operation({
    id: 'products.create',
    summary: 'Add a product',
    description:
      'Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.',
    access: 'products:write',
    body: { type: CreateProductDto, example: createProductExample },
    answer: {
      status: 201,
      description: 'Created.',
      type: ProductDto,
      example: productExample,
      versioned: true,
    },
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateProductDto, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.products.create(who, body));
  }

  @Get()
  @Operation({
    id: 'products.list',
    summary: 'List products',
    description: 'The newest first and without archived ones, unless it is asked otherwise.',
    access: 'products:read',
    query: listParameters(productList),
    answer: {
      status: 200,
      description: 'A page of products.',
      type: ProductListDto,
      example: productListExample,
      paged: true,
    },
    fails: ['validation_failed'],
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ProductListDto> {
    return listOf(await this.products.list(who, this.lists.read(productList, query, who)), toProductDto);
  }

  @Get(':id')
  @Operation({
    id: 'products.get',
    summary: 'Get a product',
    description: 'Archived ones can still be read, because documents speak of them.',
    access: 'products:read',
    of: 'prd',
    answer: {
      status: 200,
      description: 'The product.',
      type: ProductDto,
      example: productExample,
      versioned: true,
    },
    beyond: true,
  })
  async get(@ResourceId('prd') id: string, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.products.get(who, id));
  }

  @Put(':id')
  @Operation({
    id: 'products.update',
    summary: 'Update a product',
    description:
      'Replaces the product wholly; what is not given becomes empty or its default. Documents never change.',
    access: 'products:write',
    of: 'prd',
    body: { type: UpdateProductDto, example: createProductExample },
    conditional: true,
    answer: {
      status: 200,
      description: 'Updated.',
      type: ProductDto,
      example: productExample,
      versioned: true,
    },
    fails: ['already_exists'],
    beyond: true,
  })
  async update(
    @TargetOf('prd') target: Target,
    @Body() body: UpdateProductDto,
    @Who() who: Principal,
  ): Promise<ProductDto> {
    return toProductDto(await this.products.update(who, target, body));
  }

  @Delete(':id')
  @Operation({
    id: 'products.delete',
    summary: 'Delete a product',
    description: 'Deletes a product that no line names, archives one that is named.',
    access: 'products:write',
    of: 'prd',
    conditional: true,
    answer: { status: 204, description: 'Deleted or archived.' },
    beyond: true,
  })
  async delete(@TargetOf('prd') target: Target, @Who() who: Principal): Promise<void> {
    await this.products.delete(who, target);
  }
}
