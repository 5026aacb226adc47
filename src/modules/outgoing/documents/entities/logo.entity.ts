import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { LogoType } from '../domain/logo.js';

/** A picture that settings name, by its digest. It stays, for documents that were issued while it was the logo. */
@Entity('logos')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_logos_organization' })
export class LogoEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_logos' })
  organization_id!: string;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_logos' })
  sha256!: Buffer;

  @Column('text')
  media_type!: LogoType;

  /** Null where the bytes are outside the database. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}
