import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** An address that a user wants to have, until it is confirmed; only the hash of the link's token is kept. */
@Entity('email_changes')
@Check('ck_email_changes_email', 'email = lower(email)')
@ForeignKey(() => UserEntity, ['user_id'], ['id'], { name: 'fk_email_changes_user', onDelete: 'CASCADE' })
export class EmailChangeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_email_changes' })
  user_id!: string;

  @Column('bytea')
  token_hash!: Buffer;

  @Column('text')
  email!: string;

  @Column('timestamptz')
  expires_at!: Date;
}
