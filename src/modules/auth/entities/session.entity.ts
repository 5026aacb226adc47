import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { MembershipEntity } from '../../organizations/index.js';

/** A login token in use; only its hash is kept. */
@Entity('sessions')
@Unique('uq_sessions_token_hash', ['token_hash'])
@Index('ix_sessions_membership', ['organization_id', 'user_id'])
@Index('ix_sessions_expires_at', ['expires_at'])
@ForeignKey(() => MembershipEntity, ['organization_id', 'user_id'], ['organization_id', 'user_id'], {
  name: 'fk_sessions_membership',
  onDelete: 'CASCADE',
})
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_sessions' })
  id!: string;

  @Column('bytea')
  token_hash!: Buffer;

  @Column('uuid')
  organization_id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  last_used_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;
}
