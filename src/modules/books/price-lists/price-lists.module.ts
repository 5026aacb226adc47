import { Global, Module } from '@nestjs/common';
import { CustomerPriceLists } from '../customers/index.js';
import { PriceListsController } from './price-lists.controller.js';
import { PriceListsService } from './price-lists.service.js';
import { ListsOfCustomers } from './prices/lists-of-customers.js';
import { ProductPricesController } from './prices/product-prices.controller.js';
import { ProductPrices } from './prices/product-prices.service.js';

/** Global, because the slice of customers asks it through `CustomerPriceLists`. */
@Global()
@Module({
  controllers: [PriceListsController, ProductPricesController],
  providers: [PriceListsService, ProductPrices, { provide: CustomerPriceLists, useClass: ListsOfCustomers }],
  exports: [CustomerPriceLists],
})
export class PriceListsModule {}
