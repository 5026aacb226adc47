import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A person who signs in. `email` is kept in lower case. Of one who has left for good only the id is kept. */
@Entity('users')
@Unique('uq_users_email', ['email'])
@Check('ck_users_email', 'email = lower(email)')
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_users' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  password_hash!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;

  /** Since when nothing of the person is left. */
  @Column('timestamptz', { nullable: true })
  erased_at!: Date | null;
}
