import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { CreateProductDto } from './dto/create-product.dto.js';
import type { ProductEntity } from './entities/product.entity.js';
import { skuTaken } from './products.problems.js';
import { products } from './products.resource.js';
import { productTerms } from './products.terms.js';

export class ProductsRepository extends ResourceRepository<CreateProductDto, ProductEntity> {
  constructor(tx: Transaction) {
    super(tx, products, { refusals: { uq_products_sku: skuTaken }, terms: productTerms, isNamed: true });
  }
}
