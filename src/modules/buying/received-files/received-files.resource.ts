import { scope, type Fates, type Resource } from '../../../platform/index.js';
import { ReceivedFileContentEntity, ReceivedFileEntity } from './entities/received-file.entity.js';

/** What becomes of each column. `personal` says whether it may name or describe a person. */
export const receivedFileFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  filename: { is: 'told', personal: true },
  media_type: { is: 'told', personal: false },
  size: { is: 'told' },
  sha256: { is: 'told', personal: false },
  received_at: { is: 'told' },
  created_at: { is: 'told' },
} as const satisfies Fates<ReceivedFileEntity>;

/** What others have sent to an organization. Its scopes are those of everything that is bought. */
export const receivedFiles = {
  name: 'received-files',
  noun: 'received file',
  idPrefix: 'fil',
  read: scope('purchases:read'),
  write: scope('purchases:write'),
  partEvents: { created: 'ReceivedFileFacts', deleted: 'ReceivedFileFacts' },
  tags: [{ name: 'Received files', description: 'Bills and other files that others have sent to you.' }],
  entities: [ReceivedFileEntity, ReceivedFileContentEntity],
} as const satisfies Resource;
