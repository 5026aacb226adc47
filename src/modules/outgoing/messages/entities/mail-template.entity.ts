import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { MessageKind, MessageLanguage } from '../domain/message.js';

/** What an organization writes in place of a built-in text. */
@Entity('mail_templates')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_mail_templates_organization' })
export class MailTemplateEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mail_templates' })
  organization_id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_mail_templates' })
  kind!: MessageKind;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_mail_templates' })
  language!: MessageLanguage;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  updated_at!: Date;
}
