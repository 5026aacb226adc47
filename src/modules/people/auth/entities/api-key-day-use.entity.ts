import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { UseKind } from '../domain/limits/effects.js';

/** What an API key with limits did today: each thing once, with the amount that counts. */
@Entity('api_key_day_uses')
export class ApiKeyDayUseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_key_day_uses' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_key_day_uses' })
  api_key_id!: string;

  /** A day of the organization. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_api_key_day_uses' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_api_key_day_uses' })
  kind!: UseKind;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_api_key_day_uses' })
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
