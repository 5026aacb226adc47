import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { CreateProductDto } from './dto/product.dto.js';
import type { ProductEntity } from './entities/product.entity.js';
import { skuTaken } from './products.problems.js';
import { products } from './products.resource.js';
import { productTerms } from './products.terms.js';

export class ProductsRepository extends ResourceRepository<CreateProductDto, ProductEntity> {
  constructor(tx: Transaction) {
    super(tx, products, { refusals: { uq_products_sku: skuTaken }, terms: productTerms, isNamed: true });
  }

  /** Whether a line of any invoice names the product. */
  async isOnALine(id: string): Promise<boolean> {
    const statement =
      'SELECT 1 AS found FROM invoice_items WHERE organization_id = $1 AND product_id = $2 LIMIT 1';
    return (await this.tx.row(statement, [this.tx.organizationId, id])) !== undefined;
  }
}
