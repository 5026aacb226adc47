import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MembershipEntity } from './membership.entity.js';

/** A sign-in whose password was right and that waits for the second factor; only the hash of its token is kept. */
@Entity('sign_in_challenges')
@Index('ix_sign_in_challenges_membership', ['organization_id', 'user_id'])
@Index('ix_sign_in_challenges_user', ['user_id'])
@ForeignKey(() => MembershipEntity, ['organization_id', 'user_id'], ['organization_id', 'user_id'], {
  name: 'fk_sign_in_challenges_membership',
  onDelete: 'CASCADE',
})
export class SignInChallengeEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_sign_in_challenges' })
  token_hash!: Buffer;

  @Column('uuid')
  organization_id!: string;

  @Column('uuid')
  user_id!: string;

  /** How many codes were tried. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz')
  expires_at!: Date;
}
