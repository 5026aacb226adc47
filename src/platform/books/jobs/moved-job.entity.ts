import { Entity, PrimaryColumn } from 'typeorm';

/** Notes that a job of the outbox is in the queue, until it is struck off the outbox. */
@Entity('moved_jobs')
export class MovedJobEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_moved_jobs' })
  organization_id!: string;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_moved_jobs' })
  position!: bigint;
}
