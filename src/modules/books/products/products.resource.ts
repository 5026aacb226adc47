import { scope, type Fates, type TableResource } from '../../../platform/index.js';
import type { CreateProductDto } from './dto/create-product.dto.js';
import { ProductTermEntity } from './entities/product-term.entity.js';
import { ProductEntity } from './entities/product.entity.js';

/** What becomes of each column. */
export const productFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  name: { is: 'told', personal: false },
  name_key: { is: 'internal', personal: false },
  sku: { is: 'told', personal: false },
  gtin: { is: 'told', personal: false },
  description: { is: 'told', personal: false },
  price: { is: 'told' },
  currency: { is: 'told', personal: false },
  tax_rate: { is: 'told' },
  tax_category: { is: 'told', personal: false },
  unit: { is: 'told', personal: false },
  active: { is: 'told' },
  metadata: { is: 'told', personal: false },
  archived_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<ProductEntity>;

/** What an organization sells. Everything but the name may be left out. */
export const products = {
  name: 'products',
  noun: 'product',
  idPrefix: 'prd',
  read: scope('products:read'),
  write: scope('products:write'),
  events: ['created', 'updated', 'archived', 'unarchived', 'deleted'],
  tags: [{ name: 'Products', description: 'What you sell.' }],
  entities: [ProductEntity, ProductTermEntity],
  table: 'products',
  columns: (details) => ({
    name: details.name,
    sku: details.sku ?? null,
    gtin: details.gtin ?? null,
    description: details.description ?? null,
    price: details.price?.toString() ?? null,
    currency: details.currency ?? null,
    tax_rate: details.tax_rate?.toString() ?? null,
    tax_category: details.tax_category ?? null,
    unit: details.unit === undefined ? null : JSON.stringify(details.unit),
    active: details.active ?? true,
    metadata: JSON.stringify(details.metadata ?? {}),
  }),
} as const satisfies TableResource<CreateProductDto>;
