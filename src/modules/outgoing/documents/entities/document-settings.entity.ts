import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OrganizationEntity } from '../../../people/organizations/index.js';
import type { DocumentSettings } from '../domain/document-settings.js';
import type { Logo } from '../domain/logo.js';

/** How an organization wants its documents: each version stays, for documents that were issued under it. */
@Entity('document_settings')
@ForeignKey(() => OrganizationEntity, ['organization_id'], ['id'], {
  name: 'fk_document_settings_organization',
})
export class DocumentSettingsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_document_settings' })
  organization_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_document_settings' })
  version!: number;

  @Column('jsonb')
  settings!: DocumentSettings & { readonly logo?: Logo | null };

  @Column('timestamptz')
  created_at!: Date;
}
