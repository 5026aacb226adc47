import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key of an organization's secrets, sealed by a master key. Without it, none of them can be read again. */
@Entity('organization_data_keys')
export class OrganizationDataKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_organization_data_keys' })
  organization_id!: string;

  @Column('bytea')
  sealed_key!: Buffer;

  /** The id of the master key. */
  @Column('text')
  sealed_by!: string;

  @Column('timestamptz')
  created_at!: Date;
}
