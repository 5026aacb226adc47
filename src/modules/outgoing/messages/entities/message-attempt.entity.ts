import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MessageEntity } from './message.entity.js';

/** What a mail server said when a message was handed to it. The service can add rows and do nothing else. */
@Entity('message_attempts')
@ForeignKey(() => MessageEntity, ['organization_id', 'message_id'], ['organization_id', 'id'], {
  name: 'fk_message_attempts_message',
})
export class MessageAttemptEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_message_attempts' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_message_attempts' })
  message_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_message_attempts' })
  number!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  outcome!: string;

  @Column('integer', { nullable: true })
  smtp_code!: number | null;

  @Column('text', { nullable: true })
  enhanced_code!: string | null;

  @Column('text')
  text!: string;

  @Column('integer')
  duration_ms!: number;
}
