import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { ErasureReason } from '../domain/erasure.js';

/** That the personal data of a customer was erased. It names nobody. */
@Entity('erasures')
@Unique('uq_erasures_customer', ['organization_id', 'customer_id'])
@Check('ck_erasures_reason', `reason IN ('requested', 'consent_withdrawn', 'objection', 'no_longer_needed')`)
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_erasures_organization' })
export class ErasureEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_erasures' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_erasures' })
  id!: string;

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  reason!: ErasureReason;

  @Column('timestamptz')
  erased_at!: Date;

  /** The first day on which something that had to stay may go; null once nothing is left. */
  @Column('date', { nullable: true })
  next_on!: string | null;
}
