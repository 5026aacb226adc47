import { byCreation, instant, range, state, type ListDefinition } from '../../../platform/lists.js';
import type { MediaType } from './domain/file-kind.js';
import type { ReceivedFileEntity } from './entities/received-file.entity.js';

const TYPES: Readonly<Record<MediaType, string>> = {
  'application/pdf': `media_type = 'application/pdf'`,
  'application/xml': `media_type = 'application/xml'`,
  'image/png': `media_type = 'image/png'`,
  'image/jpeg': `media_type = 'image/jpeg'`,
  'image/tiff': `media_type = 'image/tiff'`,
  'text/csv': `media_type = 'text/csv'`,
  'message/rfc822': `media_type = 'message/rfc822'`,
};

/** The list of files: what it can be filtered by. */
export const receivedFileList: ListDefinition<ReceivedFileEntity> = {
  name: 'received_files',
  table: 'received_files',
  sorts: byCreation,
  filters: [
    state(TYPES, { name: 'media_type', description: 'Only those of this type.' }),
    range('created_at', instant, { name: 'created_at', description: 'Only those that first came then.' }),
  ],
};
