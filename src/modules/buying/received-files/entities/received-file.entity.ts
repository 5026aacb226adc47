import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MediaType } from '../domain/file-kind.js';

/** What is known of a file that was received. Its bytes stand apart, so that lists never read them. */
@Entity('received_files')
@Unique('uq_received_files_sha256', ['organization_id', 'sha256'])
@Index('ix_received_files_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_received_files_media_type', ['organization_id', 'media_type', 'created_at', 'id'])
@Check('ck_received_files_size', 'size > 0')
export class ReceivedFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_received_files' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_received_files' })
  id!: string;

  @Column('text', { nullable: true })
  filename!: string | null;

  @Column('text')
  media_type!: MediaType;

  @Column('integer')
  size!: number;

  /** In hexadecimal. */
  @Column('text')
  sha256!: string;

  /** When the same bytes came last. */
  @Column('timestamptz')
  received_at!: Date;

  @Column('timestamptz')
  created_at!: Date;
}

/** The bytes of a file, or only their digest where they are outside the database. */
@Entity('received_file_contents')
@Index('ix_received_file_contents_outside', ['organization_id', 'sha256'], { where: 'content IS NULL' })
@ForeignKey(() => ReceivedFileEntity, ['organization_id', 'id'], ['organization_id', 'id'], {
  name: 'fk_received_file_contents_file',
  onDelete: 'CASCADE',
})
export class ReceivedFileContentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_received_file_contents' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_received_file_contents' })
  id!: string;

  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('bytea')
  sha256!: Buffer;
}
