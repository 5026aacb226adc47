import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';

/** A file that was made for a message alone, by its digest, so that what was sent can be looked at for ever. */
@Entity('message_files')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_message_files_organization' })
export class MessageFileEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_message_files' })
  organization_id!: string;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_message_files' })
  sha256!: Buffer;

  @Column('text')
  media_type!: string;

  /** Null where the bytes are outside the database. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}
