import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A used Idempotency-Key, as its hash, and the sealed answer of its first request. */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_created_at', ['created_at'])
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_idempotency_keys' })
  organization_id!: string;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'pk_idempotency_keys' })
  key_hash!: Buffer;

  @Column('bytea')
  fingerprint!: Buffer;

  @Column('bytea', { nullable: true })
  answer!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}
