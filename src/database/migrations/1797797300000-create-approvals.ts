import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Requests of API keys that wait for a person. Locks nothing. */
export class CreateApprovals1797797300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPROVALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approvals');
  }
}

const APPROVALS = `
  CREATE TABLE approvals (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    state text NOT NULL,
    operation text NOT NULL,
    target_id text,
    reason text NOT NULL,
    asked_by uuid NOT NULL,
    request jsonb,
    request_hash bytea NOT NULL,
    key_hash bytea,
    seen jsonb,
    dry_run jsonb,
    stale_because jsonb,
    result jsonb,
    decided_by uuid,
    ended_at timestamptz,
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_approvals PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_approvals_state CHECK (state IN ('pending', 'approved', 'rejected', 'stale', 'expired')),
    CONSTRAINT ck_approvals_reason CHECK (reason IN ('operation', 'amount')),
    CONSTRAINT ck_approvals_pending
      CHECK (state <> 'pending' OR (request IS NOT NULL AND dry_run IS NOT NULL)),
    CONSTRAINT ck_approvals_decided CHECK ((state = 'pending') = (ended_at IS NULL))
  );
  CREATE INDEX ix_approvals_created_at ON approvals (organization_id, created_at, id);
  CREATE INDEX ix_approvals_state ON approvals (organization_id, state, created_at, id);
  CREATE INDEX ix_approvals_operation ON approvals (organization_id, operation, created_at, id);
  CREATE INDEX ix_approvals_asked_by ON approvals (organization_id, asked_by, created_at, id);
  CREATE UNIQUE INDEX uq_approvals_key ON approvals (organization_id, asked_by, key_hash) WHERE state = 'pending';
  ${tenantWall({ table: 'approvals', rights: 'SELECT, INSERT, UPDATE' })}`;
