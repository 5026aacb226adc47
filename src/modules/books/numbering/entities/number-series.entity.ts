import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { DocumentType, SeriesReset } from '../domain/number-series.js';

/** The source of the numbers of one document type. A transaction that takes a number locks this row last. */
@Entity('number_series')
@Unique('uq_number_series_document_type', ['organization_id', 'document_type'])
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_number_series_organization' })
@Check('ck_number_series_document_type', `document_type IN ('invoice', 'credit_note', 'quote')`)
@Check('ck_number_series_first_number', 'first_number BETWEEN 1 AND 999999999')
@Check('ck_number_series_reset', `reset IN ('never', 'yearly', 'monthly')`)
export class NumberSeriesEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_number_series' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_number_series' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  document_type!: DocumentType;

  @Column('text')
  format!: string;

  @Column('text')
  reset!: SeriesReset;

  /** The count of the first document, for companies that have issued others elsewhere before. */
  @Column('integer', { default: 1 })
  first_number!: number;

  /** The year or month that `last_sequence` counts in, such as `2026` or `2026-11`; empty without reset. */
  @Column('text')
  period!: string;

  @Column('integer', { default: 0 })
  last_sequence!: number;

  /** How many documents were issued, over all periods. */
  @Column('bigint', { default: 0 })
  documents!: bigint;

  @Column('date', { nullable: true })
  last_issue_date!: string | null;

  /** When the last document was issued by the clock, whatever date it has; null if that was before this was noted. */
  @Column('timestamptz', { nullable: true })
  last_issued_at!: Date | null;

  /** The end of the hash chain. */
  @Column('bytea', { nullable: true })
  last_hash!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
