import { byCreation, instant, range, type ListDefinition } from '../../../platform/lists.js';
import type { DataExportEntity } from './entities/data-export.entity.js';

/** The list of exports. */
export const dataExportList: ListDefinition<DataExportEntity> = {
  name: 'data_exports',
  table: 'data_exports',
  sorts: byCreation,
  filters: [range('created_at', instant, { name: 'created_at', description: 'Only those asked for then.' })],
};
