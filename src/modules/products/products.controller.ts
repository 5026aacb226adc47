import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Principal } from '../../platform/identity/principal.js';
import { Who } from '../../platform/identity/who.decorator.js';
import { listOf, listParameters, Lists } from '../../platform/lists/lists.js';
import { Operation } from '../../platform/openapi/operation.js';
import { CreateProductDto } from './dto/create-product.dto.js';
import { ProductDto, ProductListDto } from './dto/product.dto.js';
import { createProductExample, productExample, productListExample } from './products.examples.js';
import { toProductDto } from './products.mapper.js';
import { ProductsService } from './products.service.js';

@Controller('products')
@ApiTags('Products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly lists: Lists,
  ) {}

  @Post()
  @Operation({
    id: 'products.create',
    summary: 'Add a product',
    description:
      'Only the name is required. Price and tax rate are proposals: every line of an invoice has its own.',
    access: 'products:write',
    body: { type: CreateProductDto, example: createProductExample },
    answer: { status: 201, description: 'Created.', type: ProductDto, example: productExample },
    fails: ['already_exists'],
  })
  async create(@Body() body: CreateProductDto, @Who() who: Principal): Promise<ProductDto> {
    return toProductDto(await this.products.create(who, body));
  }

  @Get()
  @Operation({
    id: 'products.list',
    summary: 'List products',
    description: 'The newest first, without archived ones.',
    access: 'products:read',
    query: listParameters,
    answer: {
      status: 200,
      description: 'A page of products.',
      type: ProductListDto,
      example: productListExample,
    },
    fails: ['validation_failed'],
  })
  async list(@Query() query: Record<string, string>, @Who() who: Principal): Promise<ProductListDto> {
    return listOf(await this.products.list(who, this.lists.read('products', query, who)), toProductDto);
  }
}
