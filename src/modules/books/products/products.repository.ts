import { ResourceRepository, type Transaction } from '../../../platform/index.js';
import type { CreateProductDto } from './dto/create-product.dto.js';
import type { ProductEntity } from './entities/product.entity.js';
import { skuTaken } from './products.problems.js';
import { products } from './products.resource.js';
import { productTerms } from './products.terms.js';

/** What a product proposes for new lines. */
export type ProposedByProduct = Pick<ProductEntity, 'price' | 'currency' | 'tax_rate' | 'tax_category'>;

export class ProductsRepository extends ResourceRepository<CreateProductDto, ProductEntity> {
  constructor(tx: Transaction) {
    super(tx, products, {
      refusals: { uq_products_sku: skuTaken },
      unique: 'sku',
      terms: productTerms,
      isNamed: true,
    });
  }

  /** What several products propose for new lines, archived ones included. Those that are not there are absent. */
  async proposals(ids: readonly string[]): Promise<ReadonlyMap<string, ProposedByProduct>> {
    const rows = await this.tx.rows<ProposedByProduct & Pick<ProductEntity, 'id'>>(
      `SELECT id, price, currency, tax_rate, tax_category
         FROM products WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
      [this.tx.organizationId, [...new Set(ids)]],
    );
    return new Map(rows.map(({ id, ...proposed }) => [id, proposed]));
  }
}
