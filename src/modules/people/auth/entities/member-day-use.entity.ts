import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { UseKind } from '../domain/limits/effects.js';
import { MembershipEntity } from './membership.entity.js';

/** What a member with limits did today: each thing once, with the amount that counts. */
@Entity('member_day_uses')
@ForeignKey(() => MembershipEntity, ['organization_id', 'user_id'], ['organization_id', 'user_id'], {
  name: 'fk_member_day_uses_membership',
  onDelete: 'CASCADE',
})
export class MemberDayUseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_member_day_uses' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_member_day_uses' })
  user_id!: string;

  /** A day of the organization. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_member_day_uses' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_member_day_uses' })
  kind!: UseKind;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_member_day_uses' })
  object_id!: string;

  /** In minor units. */
  @Column('bigint')
  amount!: bigint;

  /** Empty for a thing without an amount yet. */
  @Column('text')
  currency!: string;

  @Column('integer')
  times!: number;
}
