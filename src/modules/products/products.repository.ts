import { violatedConstraint } from '../../platform/database/database-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { ListRequest } from '../../platform/lists/lists.js';
import { newestFirst } from '../../platform/lists/newest-first.js';
import type { ProductDetails } from './domain/product.js';
import type { ProductEntity } from './entities/product.entity.js';
import { skuTaken } from './products.problems.js';

export class ProductsRepository {
  constructor(private readonly tx: Transaction) {}

  /** Raises `already_exists` when the SKU is taken. */
  async insert(id: string, details: ProductDetails): Promise<ProductEntity> {
    const row = await this.tx
      .row<ProductEntity>(
        `INSERT INTO products (organization_id, id, created_at, updated_at, name, sku, description, price, currency,
                               tax_rate, unit, active, metadata)
         VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *`,
        [this.tx.organizationId, id, this.tx.now, ...valuesOf(details)],
      )
      .catch(translated);
    if (row === undefined) throw new Error('A product was stored and is not there.');
    return row;
  }

  /** Up to one more than the request's limit, the newest first, without archived ones. */
  list(request: ListRequest): Promise<ProductEntity[]> {
    const { clauses, values } = newestFirst(request, [this.tx.organizationId]);
    return this.tx.rows<ProductEntity>(
      `SELECT * FROM products WHERE organization_id = $1 AND archived_at IS NULL ${clauses}`,
      values,
    );
  }
}

/** In the order of the columns that a caller decides, with what is stored when the caller says nothing. */
function valuesOf(details: ProductDetails): unknown[] {
  return [
    details.name,
    details.sku ?? null,
    details.description ?? null,
    details.price?.toString() ?? null,
    details.currency ?? null,
    details.tax_rate?.toString() ?? null,
    details.unit === undefined ? null : JSON.stringify(details.unit),
    details.active ?? true,
    JSON.stringify(details.metadata ?? {}),
  ];
}

function translated(error: unknown): never {
  throw violatedConstraint(error) === 'uq_products_sku' ? skuTaken(error) : error;
}
