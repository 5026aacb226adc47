import { scope, type Fates, type Resource } from '../../../platform/index.js';
import { ImportContentEntity } from './entities/import-content.entity.js';
import { ImportRowEntity } from './entities/import-row.entity.js';
import { ImportEntity } from './entities/import.entity.js';

/** What becomes of each column. */
export const importFates = {
  organization_id: { is: 'internal', personal: false },
  id: { is: 'told', personal: false },
  version: { is: 'told' },
  kind: { is: 'told', personal: false },
  state: { is: 'told', personal: false },
  source: { is: 'told', personal: false },
  format: { is: 'told', personal: false },
  encoding: { is: 'told', personal: false },
  delimiter: { is: 'told', personal: false },
  decimal_sign: { is: 'told', personal: false },
  date_order: { is: 'told', personal: false },
  existing: { is: 'told', personal: false },
  alike: { is: 'told', personal: false },
  faulty: { is: 'told', personal: false },
  customers: { is: 'told', personal: false },
  totals: { is: 'told', personal: false },
  numbering: { is: 'told', personal: false },
  rows_all: { is: 'spread' },
  rows_done: { is: 'spread' },
  to_create: { is: 'spread' },
  to_change: { is: 'spread' },
  to_leave: { is: 'spread' },
  faulty_rows: { is: 'spread' },
  findings_all: { is: 'spread' },
  created: { is: 'spread' },
  changed: { is: 'spread' },
  left_out: { is: 'spread' },
  taken_back: { is: 'spread' },
  kept: { is: 'spread' },
  tries: { is: 'internal' },
  failure: { is: 'told', personal: false },
  created_by: { is: 'told', personal: false },
  committed_at: { is: 'told' },
  ended_at: { is: 'told' },
  created_at: { is: 'told' },
  updated_at: { is: 'told' },
} as const satisfies Fates<ImportEntity>;

/** What somebody brings along. Writing it needs the right to write what the rows are, too. */
export const imports = {
  name: 'imports',
  noun: 'import',
  idPrefix: 'imp',
  read: scope('imports:read'),
  write: scope('imports:write'),
  partEvents: {
    created: 'ImportFacts',
    updated: 'ImportFacts',
    committed: 'ImportFacts',
    done: 'ImportFacts',
    failed: 'ImportFacts',
    undone: 'ImportFacts',
    deleted: 'ImportFacts',
  },
  tags: [
    {
      name: 'Imports',
      description: 'Your customers, products and invoices of before, brought along in two steps.',
    },
  ],
  entities: [ImportEntity, ImportContentEntity, ImportRowEntity],
} as const satisfies Resource;
