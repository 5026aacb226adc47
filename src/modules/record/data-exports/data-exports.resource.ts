import type { Fates, Resource } from '../../../platform/index.js';
import { DataExportEntity } from './entities/data-export.entity.js';
import { DataExportPartEntity } from './entities/data-export-part.entity.js';

/** What becomes of each column. */
export const dataExportFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  state: { is: 'told', personal: false },
  format: { is: 'told', personal: false },
  delimiter: { is: 'told', personal: false },
  decimal_sign: { is: 'told', personal: false },
  kinds: { is: 'told', personal: false },
  with_files: { is: 'told' },
  rows_done: { is: 'spread' },
  rows_all: { is: 'spread' },
  tries: { is: 'internal' },
  size: { is: 'told' },
  sha256: { is: 'told', personal: false },
  failure: { is: 'told', personal: false },
  created_by: { is: 'told', personal: false },
  snapshot_at: { is: 'told' },
  ready_at: { is: 'told' },
  expires_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<DataExportEntity>;

/** Files with everything that the books hold. Only owners and admins can ask for them, so that they have no scopes. */
export const dataExports = {
  name: 'data-exports',
  noun: 'data export',
  idPrefix: 'dex',
  events: ['created', 'ready', 'failed', 'expired', 'deleted'],
  tags: [{ name: 'Exports', description: 'Everything of your books as a file that you can take away.' }],
  entities: [DataExportEntity, DataExportPartEntity],
} as const satisfies Resource;
