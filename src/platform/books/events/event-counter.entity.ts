import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number that an organization's feed has assigned. */
@Entity('event_counters')
export class EventCounterEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_event_counters' })
  organization_id!: string;

  @Column('bigint')
  last_sequence!: bigint;

  /** Whether numbering has to order the fan-out to webhooks. */
  @Column('boolean', { default: false })
  has_endpoints!: boolean;
}
