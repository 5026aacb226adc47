import { type Resource } from '../../../platform/index.js';
import { DocumentSettingsEntity } from './entities/document-settings.entity.js';
import { IssuedFileEntity } from './entities/issued-file.entity.js';
import { LogoEntity } from './entities/logo.entity.js';

/** Invoices and credit notes as files. They have no identifiers of their own, only those of what they are made of. */
export const documents = {
  name: 'documents',
  tags: [{ name: 'Documents', description: 'Invoices and credit notes as files, and what they lack.' }],
  entities: [IssuedFileEntity, DocumentSettingsEntity, LogoEntity],
} as const satisfies Resource;
