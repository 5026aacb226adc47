import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { MailSettings } from '../domain/mail-settings.js';

/** How an organization sends mail. */
@Entity('mail_settings')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], { name: 'fk_mail_settings_organization' })
export class MailSettingsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_mail_settings' })
  organization_id!: string;

  @Column('integer')
  version!: number;

  @Column('jsonb')
  settings!: MailSettings;

  /** Sealed. */
  @Column('bytea', { nullable: true })
  smtp_password!: Buffer | null;

  @Column('timestamptz')
  updated_at!: Date;
}
