import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { ReminderLevel, ReminderPolicy } from '../domain/reminder-policy.js';

/** The policy as it is kept in JSON, its amounts as texts. */
type StoredJson = Omit<ReminderPolicy, 'min_amount' | 'levels'> & {
  readonly min_amount: string | null;
  /** Levels that were stored before there were fees have none. */
  readonly levels: readonly (Omit<ReminderLevel, 'fee'> & { readonly fee?: string | null })[];
};

/** How an organization asks for money that is late. */
@Entity('reminder_policies')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], {
  name: 'fk_reminder_policies_organization',
})
export class ReminderPolicyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_reminder_policies' })
  organization_id!: string;

  @Column('integer')
  version!: number;

  @Column('jsonb')
  policy!: StoredJson;

  @Column('timestamptz')
  updated_at!: Date;
}
