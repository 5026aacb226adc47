import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { MembershipEntity } from './membership.entity.js';

/** A login token in use; only its hash is kept. */
@Entity('sessions')
@Unique('uq_sessions_token_hash', ['token_hash'])
@Index('ix_sessions_membership', ['organization_id', 'user_id'])
@Index('ix_sessions_user', ['user_id'])
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

  /** The address that it was opened from; null in sessions that are older than this column. */
  @Column('text', { nullable: true })
  created_ip!: string | null;

  /** The address of the last use that was written down. */
  @Column('text', { nullable: true })
  last_ip!: string | null;

  /** What opened it, as it calls itself. */
  @Column('text', { nullable: true })
  user_agent!: string | null;

  /** Sensitive operations ask again after this instant. */
  @Column('timestamptz', { nullable: true })
  confirmed_until!: Date | null;
}
