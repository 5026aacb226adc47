import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';
import { termsTable } from './support/terms-table.js';

/**
 * The price lists of an organization, and which one a customer has.
 *
 * Locks customers against writes while the index of those with a list is built.
 */
export class CreatePriceLists1797794000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LISTS);
    await runner.query(ENTRIES);
    await runner.query(termsTable('price_list'));
    await runner.query(CUSTOMERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_customers_price_list;
      ALTER TABLE customers DROP COLUMN price_list_id;
      DROP TABLE price_list_terms, price_list_entries, price_lists;`);
  }
}

const LISTS = `
  CREATE TABLE price_lists (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    currency text NOT NULL,
    prices_include_tax boolean NOT NULL DEFAULT false,
    valid_from date,
    valid_until date,
    base_list_id uuid,
    discount_percent numeric(7,4),
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_price_lists PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_price_lists_days CHECK (valid_until >= valid_from),
    CONSTRAINT ck_price_lists_discount CHECK (discount_percent BETWEEN 0 AND 100),
    CONSTRAINT fk_price_lists_base FOREIGN KEY (organization_id, base_list_id)
      REFERENCES price_lists (organization_id, id)
  );
  CREATE INDEX ix_price_lists_created_at ON price_lists (organization_id, created_at, id);
  CREATE INDEX ix_price_lists_updated_at ON price_lists (organization_id, updated_at, id);
  CREATE INDEX ix_price_lists_name ON price_lists (organization_id, name_key, id);
  CREATE INDEX ix_price_lists_currency ON price_lists (organization_id, currency, created_at, id);
  CREATE INDEX ix_price_lists_base ON price_lists (organization_id, base_list_id) WHERE base_list_id IS NOT NULL;
  ${tenantWall({ table: 'price_lists', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const ENTRIES = `
  CREATE TABLE price_list_entries (
    organization_id uuid NOT NULL,
    price_list_id uuid NOT NULL,
    product_id uuid NOT NULL,
    min_quantity numeric(15,6) NOT NULL DEFAULT 0,
    position integer NOT NULL,
    price numeric(15,6) NOT NULL,
    CONSTRAINT pk_price_list_entries PRIMARY KEY (organization_id, price_list_id, product_id, min_quantity),
    CONSTRAINT ck_price_list_entries_price CHECK (price BETWEEN 0 AND 999999999.999999),
    CONSTRAINT ck_price_list_entries_min_quantity CHECK (min_quantity BETWEEN 0 AND 999999999.999999),
    CONSTRAINT fk_price_list_entries_list FOREIGN KEY (organization_id, price_list_id)
      REFERENCES price_lists (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_price_list_entries_product FOREIGN KEY (organization_id, product_id)
      REFERENCES products (organization_id, id)
  );
  CREATE INDEX ix_price_list_entries_product ON price_list_entries (organization_id, product_id);
  ${tenantWall({ table: 'price_list_entries', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const CUSTOMERS = `
  ALTER TABLE customers
    ADD COLUMN price_list_id uuid,
    ADD CONSTRAINT fk_customers_price_list FOREIGN KEY (organization_id, price_list_id)
      REFERENCES price_lists (organization_id, id);
  CREATE INDEX ix_customers_price_list ON customers (organization_id, price_list_id) WHERE price_list_id IS NOT NULL;`;
