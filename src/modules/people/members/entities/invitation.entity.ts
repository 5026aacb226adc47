import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Role } from '../../../../platform/index.js';
import { OrganizationEntity } from '../../organizations/index.js';

/** A place in an organization that is kept for the owner of an address; only the hash of its token is kept. */
@Entity('invitations')
@Unique('uq_invitations_token_hash', ['token_hash'])
@Index('ix_invitations_organization_created_at', ['organization_id', 'created_at', 'id'])
@Index('uq_invitations_open', ['organization_id', 'email'], {
  unique: true,
  where: 'accepted_at IS NULL AND revoked_at IS NULL',
})
@Check('ck_invitations_email', 'email = lower(email)')
@Check('ck_invitations_role', `role IN ('owner', 'admin', 'bookkeeper', 'member', 'viewer', 'auditor')`)
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_invitations_organization' })
@ForeignKey('UserEntity', ['invited_by'], ['id'], {
  name: 'fk_invitations_invited_by',
  onDelete: 'SET NULL',
})
export class InvitationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invitations' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invitations' })
  id!: string;

  @Column('bytea')
  token_hash!: Buffer;

  @Column('text')
  email!: string;

  @Column('text')
  role!: Role;

  /** When the membership will end; never, without it. */
  @Column('timestamptz', { nullable: true })
  membership_expires_at!: Date | null;

  @Column('uuid', { nullable: true })
  invited_by!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  accepted_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}

/** What is shown of an invitation. */
export const SHOWN_COLUMNS =
  'id, email, role, membership_expires_at, invited_by, created_at, expires_at, accepted_at, revoked_at';

/** An invitation as managers see it: without the hash of its token. */
export type InvitationRow = Omit<InvitationEntity, 'token_hash' | 'organization_id'>;
