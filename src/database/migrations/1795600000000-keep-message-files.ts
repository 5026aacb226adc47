import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What is made for one mail, such as a statement of account, is kept with messages. Creates a table only. */
export class KeepMessageFiles1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGE_FILES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_files;');
  }
}

/** What was sent is never changed. */
const MESSAGE_FILES = `
  CREATE TABLE message_files (
    organization_id uuid NOT NULL,
    sha256 bytea NOT NULL,
    media_type text NOT NULL,
    content bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_message_files PRIMARY KEY (organization_id, sha256),
    CONSTRAINT fk_message_files_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'message_files', rights: 'SELECT, INSERT' })}`;
