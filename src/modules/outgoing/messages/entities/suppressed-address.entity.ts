import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that refuses mail, in lower case: sending there again is a person's decision. */
@Entity('suppressed_addresses')
@Check('ck_suppressed_addresses_reason', `reason IN ('bounced', 'complained')`)
export class SuppressedAddressEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_suppressed_addresses' })
  organization_id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_suppressed_addresses' })
  address!: string;

  @Column('text')
  reason!: 'bounced' | 'complained';

  @Column('uuid')
  message_id!: string;

  @Column('timestamptz')
  created_at!: Date;
}
