import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** The logos of organizations, by their digest: settings name them. Locks nothing. */
export class CreateLogos1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOGOS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE logos;');
  }
}

/** None is ever changed or deleted: documents that were issued with it may still have to be printed. */
const LOGOS = `
  CREATE TABLE logos (
    organization_id uuid NOT NULL,
    sha256 bytea NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_logos PRIMARY KEY (organization_id, sha256),
    CONSTRAINT fk_logos_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'logos', rights: 'SELECT, INSERT' })}`;
