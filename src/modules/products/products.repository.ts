import {
  readRows,
  VersionedTable,
  violatedConstraint,
  type Columns,
  type ReadRows,
  type Transaction,
} from '../../platform/index.js';
import type { ListRequest } from '../../platform/lists.js';
import type { ProductDetails } from './domain/product.js';
import type { ProductEntity } from './entities/product.entity.js';
import { skuTaken } from './products.problems.js';

export class ProductsRepository {
  private readonly table: VersionedTable<ProductEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'products');
  }

  byId(id: string): Promise<ProductEntity | undefined> {
    return this.table.byId(id);
  }

  lockById(id: string): Promise<ProductEntity | undefined> {
    return this.table.lockById(id);
  }

  /** Raises `already_exists` when the SKU is taken. */
  insert(id: string, details: ProductDetails): Promise<ProductEntity> {
    return this.table.insert(id, columnsOf(details)).catch(translated);
  }

  /** Replaces the details of a locked product. Raises `already_exists` when the SKU is taken. */
  update(before: ProductEntity, details: ProductDetails): Promise<ProductEntity> {
    return this.table.update(before, columnsOf(details)).catch(translated);
  }

  archive(before: ProductEntity): Promise<ProductEntity> {
    return this.table.archive(before);
  }

  delete(id: string): Promise<void> {
    return this.table.delete(id);
  }

  /** What a page of the list needs. */
  list(request: ListRequest): Promise<ReadRows<ProductEntity>> {
    return readRows<ProductEntity>(this.tx, request);
  }

  /** Whether a line of any invoice names the product. */
  async isOnALine(id: string): Promise<boolean> {
    const statement =
      'SELECT 1 AS found FROM invoice_items WHERE organization_id = $1 AND product_id = $2 LIMIT 1';
    return (await this.tx.row(statement, [this.tx.organizationId, id])) !== undefined;
  }
}

/** Every column that a caller decides, with what is stored when the caller says nothing. */
function columnsOf(details: ProductDetails): Columns {
  return {
    name: details.name,
    sku: details.sku ?? null,
    description: details.description ?? null,
    price: details.price?.toString() ?? null,
    currency: details.currency ?? null,
    tax_rate: details.tax_rate?.toString() ?? null,
    tax_category: details.tax_category ?? null,
    unit: details.unit === undefined ? null : JSON.stringify(details.unit),
    active: details.active ?? true,
    metadata: JSON.stringify(details.metadata ?? {}),
  };
}

function translated(error: unknown): never {
  throw violatedConstraint(error) === 'uq_products_sku' ? skuTaken(error) : error;
}
