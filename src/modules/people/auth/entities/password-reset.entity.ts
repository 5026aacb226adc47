import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A link that sets a new password once; only the hash of its token is kept. */
@Entity('password_resets')
@Index('ix_password_resets_user', ['user_id'])
@ForeignKey(() => UserEntity, ['user_id'], ['id'], { name: 'fk_password_resets_user', onDelete: 'CASCADE' })
export class PasswordResetEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_password_resets' })
  token_hash!: Buffer;

  @Column('uuid')
  user_id!: string;

  @Column('timestamptz')
  expires_at!: Date;
}
