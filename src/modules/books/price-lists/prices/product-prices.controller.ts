import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, ResourceId, Who, type Principal } from '../../../../platform/index.js';
import { products } from '../../products/products.resource.js';
import { priceParameters, priceRequest } from './price-request.js';
import { ProductPriceDto } from '../dto/product-price.dto.js';
import { priceLists } from '../price-lists.resource.js';
import { toProductPriceDto } from './product-price.mapper.js';
import { ProductPrices } from './product-prices.service.js';

@Controller('products')
@ApiTags('Price lists')
export class ProductPricesController {
  constructor(private readonly prices: ProductPrices) {}

  @Get(':id/price')
  @Operation({
    id: 'products.price',
    summary: 'Look up a price',
    description:
      'What one unit costs a customer who takes so many on a day: the price of the customer’s price list, else of ' +
      'the list that it is based on, else the product’s own, and where it comes from.',
    access: priceLists.read,
    query: priceParameters,
    answer: found(ProductPriceDto, 'The price.'),
  })
  async price(
    @ResourceId(products) id: string,
    @Query() query: Record<string, string>,
    @Who() who: Principal,
  ): Promise<ProductPriceDto> {
    return toProductPriceDto(await this.prices.priceOf(who, id, priceRequest(query)));
  }
}
