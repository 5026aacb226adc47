import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one key of the secrets that belong to users and to no organization, such as TOTP seeds. */
@Entity('user_data_key')
@Check('ck_user_data_key_single', 'id')
export class UserDataKeyEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'pk_user_data_key' })
  id!: boolean;

  @Column('bytea')
  sealed_key!: Buffer;

  /** The id of the master key. */
  @Column('text')
  sealed_by!: string;

  @Column('timestamptz')
  created_at!: Date;
}
