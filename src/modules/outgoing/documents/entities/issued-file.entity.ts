import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IssuedDocumentEntity } from '../../../books/numbering/index.js';
import type { DocumentFormat } from '../domain/formats.js';

/** An original: made once, given back byte for byte. The service can add rows and do nothing else. */
@Entity('issued_files')
@Index('ix_issued_files_outside', ['organization_id', 'sha256'], { where: 'content IS NULL' })
@ForeignKey(
  () => IssuedDocumentEntity,
  ['organization_id', 'document_id'],
  ['organization_id', 'document_id'],
  {
    name: 'fk_issued_files_document',
  },
)
export class IssuedFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_issued_files' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_issued_files' })
  document_id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_issued_files' })
  format!: DocumentFormat;

  @Column('text')
  media_type!: string;

  @Column('text')
  filename!: string;

  /** Null where the bytes are outside the database. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('integer')
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  /** What made it, with its version. */
  @Column('text')
  writer!: string;

  /** The rules that it was held against; empty where there are none. */
  @Column('text')
  rules!: string;

  @Column('timestamptz')
  created_at!: Date;
}
