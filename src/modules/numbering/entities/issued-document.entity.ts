import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { DocumentType } from '../domain/number-series.js';
import { NumberSeriesEntity } from './number-series.entity.js';

/** A document exactly as it was issued, chained to the one before it. The service can add rows and do nothing else. */
@Entity('issued_documents')
@Unique('uq_issued_documents_number', ['organization_id', 'document_type', 'number'])
@Unique('uq_issued_documents_document', ['organization_id', 'document_id'])
@ForeignKey(() => NumberSeriesEntity, ['organization_id', 'series_id'], ['organization_id', 'id'], {
  name: 'fk_issued_documents_series',
})
export class IssuedDocumentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_issued_documents' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_issued_documents' })
  series_id!: string;

  /** Its place in the chain, from 1. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_issued_documents' })
  position!: bigint;

  @Column('uuid')
  document_id!: string;

  @Column('text')
  document_type!: DocumentType;

  @Column('text')
  number!: string;

  @Column('text')
  period!: string;

  @Column('integer')
  sequence!: number;

  @Column('date')
  issue_date!: string;

  /** Canonical JSON. */
  @Column('text')
  document!: string;

  @Column('bytea', { nullable: true })
  previous_hash!: Buffer | null;

  /** SHA-256 over the previous hash and the document. */
  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  created_at!: Date;
}
