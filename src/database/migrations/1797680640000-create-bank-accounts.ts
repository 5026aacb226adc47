import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';
import { termsTable } from './support/terms-table.js';

/** Bank accounts with the statements that are imported for them, and their lines. Locks nothing. */
export class CreateBankAccounts1797680640000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(termsTable('bank_account'));
    await runner.query(STATEMENTS);
    await runner.query(LINES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank_lines, bank_statements, bank_account_terms, bank_accounts');
  }
}

const ACCOUNTS = `
  CREATE TABLE bank_accounts (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    currency text NOT NULL,
    iban text,
    account_number text,
    bic text,
    csv_mapping jsonb,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_bank_accounts PRIMARY KEY (organization_id, id)
  );
  CREATE INDEX ix_bank_accounts_created_at ON bank_accounts (organization_id, created_at, id);
  CREATE INDEX ix_bank_accounts_updated_at ON bank_accounts (organization_id, updated_at, id);
  CREATE INDEX ix_bank_accounts_name ON bank_accounts (organization_id, name_key, id);
  ${tenantWall({ table: 'bank_accounts', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const STATEMENTS = `
  CREATE TABLE bank_statements (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    bank_account_id uuid NOT NULL,
    kind text NOT NULL,
    file_sha256 text NOT NULL,
    position integer NOT NULL,
    statement_id text,
    sequence text,
    from_on date,
    to_on date,
    opening_on date,
    opening_balance bigint,
    closing_on date,
    closing_balance bigint,
    is_closing_final boolean NOT NULL,
    is_balanced boolean NOT NULL,
    is_reversal_turned boolean NOT NULL,
    new_lines integer NOT NULL,
    known_lines integer NOT NULL,
    filled_lines integer NOT NULL,
    left_out integer NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_bank_statements PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_bank_statements_file UNIQUE (organization_id, bank_account_id, file_sha256, position),
    CONSTRAINT fk_bank_statements_account FOREIGN KEY (organization_id, bank_account_id)
      REFERENCES bank_accounts (organization_id, id),
    CONSTRAINT ck_bank_statements_kind CHECK (kind IN ('camt052', 'camt053', 'camt054', 'mt940', 'csv')),
    CONSTRAINT ck_bank_statements_opening CHECK ((opening_on IS NULL) = (opening_balance IS NULL)),
    CONSTRAINT ck_bank_statements_closing CHECK ((closing_on IS NULL) = (closing_balance IS NULL))
  );
  CREATE INDEX ix_bank_statements_created_at ON bank_statements (organization_id, created_at, id);
  CREATE INDEX ix_bank_statements_account ON bank_statements (organization_id, bank_account_id, created_at, id);
  ${tenantWall({ table: 'bank_statements', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const LINES = `
  CREATE TABLE bank_lines (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    bank_account_id uuid NOT NULL,
    bank_statement_id uuid NOT NULL,
    also_in uuid[] NOT NULL DEFAULT '{}',
    position integer NOT NULL,
    booked_on date NOT NULL,
    valued_on date,
    amount bigint NOT NULL,
    currency text NOT NULL,
    counterparty_name text,
    counterparty_iban text,
    counterparty_bic text,
    text text,
    end_to_end_id text,
    mandate_id text,
    creditor_id text,
    structured_reference text,
    return_reason text,
    original_amount text,
    original_currency text,
    bank_reference text,
    batch_reference text,
    bank_code text,
    transaction_code text,
    charges bigint,
    details jsonb NOT NULL DEFAULT '[]',
    state text NOT NULL,
    hold_until date,
    note text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_bank_lines PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_bank_lines_account FOREIGN KEY (organization_id, bank_account_id)
      REFERENCES bank_accounts (organization_id, id),
    CONSTRAINT fk_bank_lines_statement FOREIGN KEY (organization_id, bank_statement_id)
      REFERENCES bank_statements (organization_id, id),
    CONSTRAINT ck_bank_lines_state CHECK (state IN ('new', 'held', 'ignored')),
    CONSTRAINT ck_bank_lines_held CHECK (state = 'held' OR hold_until IS NULL)
  );
  CREATE INDEX ix_bank_lines_created_at ON bank_lines (organization_id, created_at, id);
  CREATE INDEX ix_bank_lines_booked_on ON bank_lines (organization_id, booked_on, id);
  CREATE INDEX ix_bank_lines_account ON bank_lines (organization_id, bank_account_id, booked_on, id);
  CREATE INDEX ix_bank_lines_account_created_at ON bank_lines (organization_id, bank_account_id, created_at, id);
  CREATE INDEX ix_bank_lines_statement ON bank_lines (organization_id, bank_statement_id, booked_on, id);
  CREATE INDEX ix_bank_lines_state ON bank_lines (organization_id, state, created_at, id);
  CREATE INDEX ix_bank_lines_state_booked_on ON bank_lines (organization_id, state, booked_on, id);
  CREATE INDEX ix_bank_lines_amount ON bank_lines (organization_id, currency, amount);
  ${tenantWall({ table: 'bank_lines', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
