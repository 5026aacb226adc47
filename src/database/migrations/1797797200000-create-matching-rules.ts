import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What lines with something in common are, and which rule a match follows. Locks bank matches for a moment. */
export class CreateMatchingRules1797797200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query('ALTER TABLE bank_matches ADD COLUMN matching_rule_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_matches DROP COLUMN matching_rule_id;
      DROP TABLE matching_rules`);
  }
}

const TABLE = `
  CREATE TABLE matching_rules (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    position integer NOT NULL,
    is_active boolean NOT NULL DEFAULT true,
    bank_account_id uuid,
    direction text,
    counterparty_iban text,
    name_contains text,
    text_contains text,
    amount_from numeric(19, 6),
    amount_to numeric(19, 6),
    outcome text NOT NULL,
    customer_id uuid,
    reason text,
    is_certain boolean NOT NULL DEFAULT false,
    uses integer NOT NULL DEFAULT 0,
    last_used_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_matching_rules PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_matching_rules_bank_account FOREIGN KEY (organization_id, bank_account_id)
      REFERENCES bank_accounts (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_matching_rules_customer FOREIGN KEY (organization_id, customer_id)
      REFERENCES customers (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT ck_matching_rules_direction CHECK (direction IN ('in', 'out')),
    CONSTRAINT ck_matching_rules_outcome CHECK (outcome IN ('customer', 'fee', 'ignore')),
    CONSTRAINT ck_matching_rules_customer CHECK ((outcome = 'customer') = (customer_id IS NOT NULL))
  );
  CREATE INDEX ix_matching_rules_created_at ON matching_rules (organization_id, created_at, id);
  CREATE INDEX ix_matching_rules_position ON matching_rules (organization_id, position, id);
  CREATE INDEX ix_matching_rules_updated_at ON matching_rules (organization_id, updated_at, id);
  CREATE INDEX ix_matching_rules_customer ON matching_rules (organization_id, customer_id, created_at, id)
    WHERE customer_id IS NOT NULL;
  CREATE INDEX ix_matching_rules_bank_account ON matching_rules (organization_id, bank_account_id)
    WHERE bank_account_id IS NOT NULL;
  ${tenantWall({ table: 'matching_rules', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
