import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A person who signs in. `email` is kept in lower case. */
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
}
