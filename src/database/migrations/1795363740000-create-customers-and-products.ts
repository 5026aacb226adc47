import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchTerms, searchTerms } from './support/search-terms.js';
import { tenantWall } from './support/tenant-wall.js';

/** To whom an organization sells, and what. Locks nothing. */
export class CreateCustomersAndProducts1795363740000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CUSTOMERS);
    await runner.query(CUSTOMER_TERMS);
    await runner.query(PRODUCTS);
    await runner.query(PRODUCT_TERMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const noun of ['product', 'customer']) {
      await runner.query(`${dropSearchTerms(noun)} DROP TABLE ${noun}s;`);
    }
  }
}

const CUSTOMERS = `
  CREATE TABLE customers (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    email text,
    phone text,
    external_id text,
    tax_ids jsonb NOT NULL DEFAULT '[]',
    billing_address jsonb,
    shipping_address jsonb,
    contacts jsonb NOT NULL DEFAULT '[]',
    currency text,
    locale text,
    payment_terms jsonb,
    tax_exemption text NOT NULL DEFAULT 'none',
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_customers PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_customers_external_id UNIQUE (organization_id, external_id),
    CONSTRAINT ck_customers_tax_exemption CHECK (tax_exemption IN ('none', 'exempt', 'reverse_charge'))
  );
  CREATE INDEX ix_customers_created_at ON customers (organization_id, created_at, id);
  CREATE INDEX ix_customers_updated_at ON customers (organization_id, updated_at, id);
  CREATE INDEX ix_customers_name ON customers (organization_id, name_key, id);
  CREATE INDEX ix_customers_currency ON customers (organization_id, currency, created_at, id);
  CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON customers
    FOR EACH ROW EXECUTE FUNCTION keep_name_key();
  ${tenantWall({ table: 'customers', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

/** An exact e-mail address stands under `@`, which parts words, so that no word begins with it. */
const CUSTOMER_TERMS = searchTerms({
  noun: 'customer',
  columns: ['name', 'email', 'external_id', 'metadata'],
  terms: `SELECT public.search_words(concat_ws(' ', r.name, r.email, r.external_id))
             UNION SELECT public.metadata_terms(r.metadata)
             UNION SELECT '@' || public.search_form(r.email) WHERE r.email IS NOT NULL`,
});

const PRODUCTS = `
  CREATE TABLE products (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    sku text,
    description text,
    price numeric(15,6),
    currency text,
    tax_rate numeric(7,4),
    tax_category text,
    unit jsonb,
    active boolean NOT NULL DEFAULT true,
    metadata jsonb NOT NULL DEFAULT '{}',
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_products PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_products_sku UNIQUE (organization_id, sku),
    CONSTRAINT ck_products_price CHECK (price BETWEEN 0 AND 999999999.999999),
    CONSTRAINT ck_products_tax_rate CHECK (tax_rate BETWEEN 0 AND 100),
    CONSTRAINT ck_products_tax_category CHECK (tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O'))
  );
  CREATE INDEX ix_products_created_at ON products (organization_id, created_at, id);
  CREATE INDEX ix_products_updated_at ON products (organization_id, updated_at, id);
  CREATE INDEX ix_products_name ON products (organization_id, name_key, id);
  CREATE INDEX ix_products_sku ON products (organization_id, sku COLLATE "C", id);
  CREATE INDEX ix_products_currency ON products (organization_id, currency, created_at, id);
  CREATE TRIGGER keep_name_key BEFORE INSERT OR UPDATE OF name, name_key ON products
    FOR EACH ROW EXECUTE FUNCTION keep_name_key();
  ${tenantWall({ table: 'products', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const PRODUCT_TERMS = searchTerms({
  noun: 'product',
  columns: ['name', 'sku', 'metadata'],
  terms: `SELECT public.search_words(concat_ws(' ', r.name, r.sku))
             UNION SELECT public.metadata_terms(r.metadata)`,
});
