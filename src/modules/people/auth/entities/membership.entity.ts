import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { KeyLimits } from '../../../../kernel/limits/key-limits.js';
import type { Role } from '../../../../platform/index.js';
import { OrganizationEntity } from '../../organizations/index.js';

/** A user's place in an organization. Without it, no session of the user opens there. */
@Entity('memberships')
@Index('ix_memberships_user', ['user_id'])
@Check('ck_memberships_role', `role IN ('owner', 'admin', 'bookkeeper', 'member', 'viewer', 'auditor')`)
@Check('ck_memberships_owner_stays', `role <> 'owner' OR expires_at IS NULL`)
@Check('ck_memberships_owner_free', `role <> 'owner' OR limits IS NULL`)
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_memberships_organization' })
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'fk_memberships_user', onDelete: 'CASCADE' })
export class MembershipEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_memberships' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_memberships' })
  user_id!: string;

  @Column('text')
  role!: Role;

  @Column('timestamptz')
  created_at!: Date;

  /** When the membership ends by itself; never, without it. */
  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('integer', { default: 1 })
  version!: number;

  /** What the member may not go beyond, besides the role; null for none. */
  @Column('jsonb', { nullable: true })
  limits!: KeyLimits | null;

  /** Counts the changes of the limits. */
  @Column('integer', { default: 1 })
  limits_version!: number;
}
