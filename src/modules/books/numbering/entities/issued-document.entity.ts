import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { HashVersion } from '../domain/hash-version.js';
import type { DocumentType } from '../domain/number-series.js';
import { NumberSeriesEntity } from './number-series.entity.js';

/** A document exactly as it was issued, chained to the one before it. The service can add rows and do nothing else. */
@Entity('issued_documents')
@Unique('uq_issued_documents_number', ['organization_id', 'document_type', 'number'])
@Unique('uq_issued_documents_document', ['organization_id', 'document_id'])
@Check(
  'ck_issued_documents_hash_version',
  'hash_version IN (1, 2) AND (hash_version = 1 OR document_hash IS NOT NULL)',
)
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

  /** Canonical JSON; null once it is erased after its retention. */
  @Column('text', { nullable: true })
  document!: string | null;

  @Column('integer', { default: 1 })
  hash_version!: HashVersion;

  /** SHA-256 of the document; null in version 1, whose hash covers the document itself. */
  @Column('bytea', { nullable: true })
  document_hash!: Buffer | null;

  @Column('bytea', { nullable: true })
  previous_hash!: Buffer | null;

  /** SHA-256 over the previous hash and what the version covers, see chain.ts. */
  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  created_at!: Date;
}
