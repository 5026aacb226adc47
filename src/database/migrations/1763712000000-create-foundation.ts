import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first tables: organizations, people, credentials, customers, products, invoices, events. Locks nothing. */
export class CreateFoundation1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RUNTIME_ROLE);
    await runner.query(CONTROL_TABLES);
    await runner.query(API_KEYS);
    await runner.query(BUSINESS_TABLES);
    await runner.query(INVOICES);
    await runner.query(EVENTS);
    await runner.query(TENANT_WALL);
    await runner.query(GRANTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION api_key_for_authentication(uuid);
      DROP FUNCTION note_api_key_use(uuid, timestamptz);
      DROP TABLE events, invoice_items, invoices, products, customers, api_keys;
      DROP TABLE sign_in_failures, sessions, memberships, users, organizations, installation;`);
  }
}

/** The role that serves requests. It belongs to the server, not to this database, so that it may be there already. */
const RUNTIME_ROLE = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'countinghouse_runtime') THEN
      CREATE ROLE countinghouse_runtime NOLOGIN NOSUPERUSER NOBYPASSRLS;
    END IF;
  END $$;`;

const CONTROL_TABLES = `
  CREATE TABLE installation (
    id boolean NOT NULL DEFAULT true,
    signing_secret bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_installation PRIMARY KEY (id),
    CONSTRAINT ck_installation_single CHECK (id)
  );
  CREATE TABLE organizations (
    id uuid NOT NULL,
    name text NOT NULL,
    currency text NOT NULL,
    time_zone text NOT NULL,
    payment_terms jsonb NOT NULL,
    tax_rounding text NOT NULL DEFAULT 'document',
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_organizations PRIMARY KEY (id),
    CONSTRAINT ck_organizations_tax_rounding CHECK (tax_rounding IN ('document', 'line'))
  );
  CREATE TABLE users (
    id uuid NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_users PRIMARY KEY (id),
    CONSTRAINT uq_users_email UNIQUE (email),
    CONSTRAINT ck_users_email CHECK (email = lower(email))
  );
  CREATE TABLE memberships (
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_memberships PRIMARY KEY (organization_id, user_id),
    CONSTRAINT fk_memberships_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT fk_memberships_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT ck_memberships_role CHECK (role IN ('owner', 'admin', 'member', 'viewer'))
  );
  CREATE INDEX ix_memberships_user ON memberships (user_id);
  CREATE TABLE sessions (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT pk_sessions PRIMARY KEY (id),
    CONSTRAINT uq_sessions_token_hash UNIQUE (token_hash),
    CONSTRAINT fk_sessions_membership FOREIGN KEY (organization_id, user_id)
      REFERENCES memberships (organization_id, user_id) ON DELETE CASCADE
  );
  CREATE INDEX ix_sessions_membership ON sessions (organization_id, user_id);
  CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
  CREATE TABLE sign_in_failures (
    subject text NOT NULL,
    failures integer NOT NULL,
    since timestamptz NOT NULL,
    blocked_until timestamptz NOT NULL,
    CONSTRAINT pk_sign_in_failures PRIMARY KEY (subject)
  );
  CREATE INDEX ix_sign_in_failures_since ON sign_in_failures (since);`;

const API_KEYS = `
  CREATE TABLE api_keys (
    id uuid NOT NULL,
    organization_id uuid NOT NULL,
    name text NOT NULL,
    secret_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    allowed_ips text[] NOT NULL,
    created_by uuid,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    CONSTRAINT pk_api_keys PRIMARY KEY (id),
    CONSTRAINT fk_api_keys_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT fk_api_keys_created_by FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL
  );
  CREATE INDEX ix_api_keys_organization_created_at ON api_keys (organization_id, created_at, id);
  ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
  ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON api_keys TO countinghouse_runtime
    USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
    WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);
  CREATE POLICY authentication ON api_keys TO CURRENT_USER USING (true);
  CREATE FUNCTION api_key_for_authentication(wanted uuid)
    RETURNS TABLE (id uuid, organization_id uuid, secret_hash bytea, scopes text[], allowed_ips text[],
                   expires_at timestamptz, revoked_at timestamptz, last_used_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ SELECT k.id, k.organization_id, k.secret_hash, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at,
                 k.last_used_at
            FROM public.api_keys k WHERE k.id = wanted $$;
  CREATE FUNCTION note_api_key_use(used uuid, used_at timestamptz) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
    AS $$ UPDATE public.api_keys SET last_used_at = used_at
           WHERE id = used AND (last_used_at IS NULL OR last_used_at < used_at) $$;
  REVOKE ALL ON FUNCTION api_key_for_authentication(uuid), note_api_key_use(uuid, timestamptz) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION api_key_for_authentication(uuid), note_api_key_use(uuid, timestamptz)
    TO countinghouse_runtime;`;

const BUSINESS_TABLES = `
  CREATE TABLE customers (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
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
  CREATE TABLE products (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    sku text,
    description text,
    price numeric(15,6),
    currency text,
    tax_rate numeric(7,4),
    unit jsonb,
    active boolean NOT NULL DEFAULT true,
    metadata jsonb NOT NULL DEFAULT '{}',
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_products PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_products_sku UNIQUE (organization_id, sku),
    CONSTRAINT ck_products_price CHECK (price BETWEEN 0 AND 999999999.999999),
    CONSTRAINT ck_products_tax_rate CHECK (tax_rate BETWEEN 0 AND 100)
  );
  CREATE INDEX ix_products_created_at ON products (organization_id, created_at, id);`;

const INVOICES = `
  CREATE TABLE invoices (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL DEFAULT 'draft',
    number text,
    customer_id uuid NOT NULL,
    customer_name text NOT NULL,
    currency text NOT NULL,
    tax_rate numeric(7,4) NOT NULL,
    tax_rounding text NOT NULL,
    issue_date date,
    due_date date NOT NULL,
    payment_terms jsonb,
    reference text,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    subtotal bigint NOT NULL,
    tax_total bigint NOT NULL,
    total bigint NOT NULL,
    amount_paid bigint NOT NULL DEFAULT 0,
    amount_credited bigint NOT NULL DEFAULT 0,
    amount_due bigint NOT NULL,
    tax_breakdown jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_invoices PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_invoices_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id),
    CONSTRAINT ck_invoices_status CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
    CONSTRAINT ck_invoices_number CHECK ((status = 'draft') = (number IS NULL)),
    CONSTRAINT ck_invoices_tax_rounding CHECK (tax_rounding IN ('document', 'line')),
    CONSTRAINT ck_invoices_tax_rate CHECK (tax_rate BETWEEN 0 AND 100),
    CONSTRAINT ck_invoices_total CHECK (total = subtotal + tax_total AND total >= 0),
    CONSTRAINT ck_invoices_amount_due CHECK (amount_due = total - amount_paid - amount_credited)
  );
  CREATE INDEX ix_invoices_created_at ON invoices (organization_id, created_at, id);
  CREATE INDEX ix_invoices_customer ON invoices (organization_id, customer_id, created_at, id);
  CREATE TABLE invoice_items (
    organization_id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    position integer NOT NULL,
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    product_name text NOT NULL,
    description text,
    quantity numeric(15,6) NOT NULL,
    price numeric(15,6) NOT NULL,
    tax_rate numeric(7,4) NOT NULL,
    gross bigint NOT NULL,
    net bigint NOT NULL,
    CONSTRAINT pk_invoice_items PRIMARY KEY (organization_id, invoice_id, position),
    CONSTRAINT uq_invoice_items_id UNIQUE (organization_id, id),
    CONSTRAINT fk_invoice_items_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_invoice_items_product FOREIGN KEY (organization_id, product_id)
      REFERENCES products (organization_id, id),
    CONSTRAINT ck_invoice_items_quantity CHECK (quantity BETWEEN -999999999.999999 AND 999999999.999999),
    CONSTRAINT ck_invoice_items_price CHECK (price BETWEEN 0 AND 999999999.999999),
    CONSTRAINT ck_invoice_items_tax_rate CHECK (tax_rate BETWEEN 0 AND 100)
  );
  CREATE INDEX ix_invoice_items_product ON invoice_items (organization_id, product_id);`;

const EVENTS = `
  CREATE TABLE events (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    type text NOT NULL,
    object_id uuid NOT NULL,
    created_at timestamptz NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    request_id text,
    data jsonb NOT NULL,
    CONSTRAINT pk_events PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_events_actor_kind CHECK (actor_kind IN ('user', 'api_key', 'system'))
  );`;

/** Under these policies a statement sees and writes rows of the transaction's organization only. */
const TENANT_WALL = ['customers', 'products', 'invoices', 'invoice_items', 'events']
  .map(
    (table) => `
  ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
  ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
  CREATE POLICY tenant ON ${table}
    USING (organization_id = nullif(current_setting('app.organization', true), '')::uuid)
    WITH CHECK (organization_id = nullif(current_setting('app.organization', true), '')::uuid);`,
  )
  .join('');

const GRANTS = `
  GRANT USAGE ON SCHEMA public TO countinghouse_runtime;
  GRANT SELECT ON installation, users, memberships, organizations TO countinghouse_runtime;
  GRANT INSERT ON installation, users, memberships, organizations TO countinghouse_runtime;
  GRANT UPDATE ON users, memberships, organizations TO countinghouse_runtime;
  GRANT DELETE ON memberships TO countinghouse_runtime;
  GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, sign_in_failures TO countinghouse_runtime;
  GRANT SELECT, INSERT, UPDATE ON api_keys TO countinghouse_runtime;
  GRANT SELECT, INSERT, UPDATE, DELETE ON customers, products, invoices, invoice_items TO countinghouse_runtime;
  GRANT SELECT, INSERT ON events TO countinghouse_runtime;`;
