import { byCreation, instant, range, type ListDefinition } from '../../../platform/lists.js';
import type { ImportEntity } from './entities/import.entity.js';

/** The list of imports. */
export const importList: ListDefinition<ImportEntity> = {
  name: 'imports',
  table: 'imports',
  sorts: byCreation,
  filters: [
    range('created_at', instant, { name: 'created_at', description: 'Only those brought along then.' }),
  ],
};
