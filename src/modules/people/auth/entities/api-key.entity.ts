import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../organizations/index.js';
import type { KeyLimits } from '../../../../kernel/limits/key-limits.js';
import { UserEntity } from './user.entity.js';

/** The credential of a machine; only the hash of its secret is kept. No scopes means all of them. */
@Entity('api_keys')
@Index('ix_api_keys_organization_created_at', ['organization_id', 'created_at', 'id'])
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_api_keys_organization' })
@ForeignKey(() => UserEntity, ['created_by'], ['id'], {
  name: 'fk_api_keys_created_by',
  onDelete: 'SET NULL',
})
export class ApiKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_keys' })
  id!: string;

  @Column('uuid')
  organization_id!: string;

  @Column('text')
  name!: string;

  @Column('bytea')
  secret_hash!: Buffer;

  @Column('text', { array: true })
  scopes!: string[];

  @Column('text', { array: true })
  allowed_ips!: string[];

  @Column('uuid', { nullable: true })
  created_by!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;

  /** What the key may not go beyond, besides its scopes; null for one without limits. */
  @Column('jsonb', { nullable: true })
  limits!: KeyLimits | null;

  /** Counts the changes of the limits, so that an event can say under which it was allowed. */
  @Column('integer', { default: 1 })
  limits_version!: number;
}

/** The fields of a key that answers show. */
export const SHOWN_COLUMNS =
  'id, name, scopes, allowed_ips, created_by, created_at, expires_at, last_used_at, revoked_at, limits, limits_version';

/** An API key as its owner may see it: without the hash of its secret. */
export type ApiKeyRow = Omit<ApiKeyEntity, 'secret_hash' | 'organization_id'>;
