import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that waits beside the data of its organization until it is moved to the queue (decision 0195). */
@Entity('job_outbox')
export class JobOutboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_job_outbox' })
  organization_id!: string;

  /** The order of jobs with the same key. */
  @PrimaryColumn('bigint', {
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_job_outbox',
  })
  position!: bigint;

  @Column('text')
  kind!: string;

  @Column('text')
  key!: string;

  @Column('jsonb')
  payload!: object;

  /** By the clock of the books. */
  @Column('timestamptz')
  due_at!: Date;

  /** By the clock of the database. */
  @Column('timestamptz')
  run_at!: Date;
}
