import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ExportFailure, ExportFormat, ExportState } from '../domain/data-export.js';

/** An order to write the books into a file, and what became of it. */
@Entity('data_exports')
@Index('ix_data_exports_created_at', ['organization_id', 'created_at', 'id'])
@Check('ck_data_exports_state', `state IN ('queued', 'running', 'ready', 'failed', 'expired')`)
@Check('ck_data_exports_format', `format IN ('ndjson', 'csv')`)
@Check(
  'ck_data_exports_failure',
  `failure IS NULL OR failure IN ('interrupted', 'error', 'retention', 'erasure')`,
)
@Check(
  'ck_data_exports_ready',
  `state <> 'ready' OR (size IS NOT NULL AND sha256 IS NOT NULL AND expires_at IS NOT NULL)`,
)
export class DataExportEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_data_exports' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_data_exports' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  state!: ExportState;

  @Column('text')
  format!: ExportFormat;

  /** Between the values of a line of CSV. */
  @Column('text', { default: ',' })
  delimiter!: string;

  /** In numbers of CSV. */
  @Column('text', { default: '.' })
  decimal_sign!: string;

  /** The kinds of rows: the names of tables. */
  @Column('text', { array: true })
  kinds!: string[];

  /** Whether originals, attachments and other files are in it. */
  @Column('boolean', { default: false })
  with_files!: boolean;

  @Column('bigint', { default: 0 })
  rows_done!: bigint;

  /** Null until they are counted. */
  @Column('bigint', { nullable: true })
  rows_all!: bigint | null;

  /** How often it was begun. Each begin has a number of its own, so that one that was given up writes no more. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('bigint', { nullable: true })
  size!: bigint | null;

  @Column('bytea', { nullable: true })
  sha256!: Buffer | null;

  @Column('text', { nullable: true })
  failure!: ExportFailure | null;

  /** The user who asked for it. */
  @Column('uuid', { nullable: true })
  created_by!: string | null;

  /** Everything that was stored by then is in it. */
  @Column('timestamptz', { nullable: true })
  snapshot_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ready_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
