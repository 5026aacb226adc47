import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../platform/index.js';
import { OrganizationEntity } from './organization.entity.js';

/** A user's place in an organization. */
@Entity('memberships')
@Index('ix_memberships_user', ['user_id'])
@Check('ck_memberships_role', `role IN ('owner', 'admin', 'member', 'viewer')`)
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
}
