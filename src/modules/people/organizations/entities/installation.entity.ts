import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row of an installation: the secret that seals cursors. */
@Entity('installation')
@Check('ck_installation_single', 'id')
export class InstallationEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'pk_installation' })
  id!: boolean;

  @Column('bytea')
  signing_secret!: Buffer;

  @Column('timestamptz')
  created_at!: Date;
}
