import { byCreation, type ListDefinition } from '../../../platform/lists.js';
import { SHOWN_COLUMNS, type ApiKeyRow } from './entities/api-key.entity.js';

/** The list of API keys, revoked ones included. */
export const apiKeyList: ListDefinition<ApiKeyRow> = {
  name: 'api_keys',
  table: 'api_keys',
  columns: SHOWN_COLUMNS,
  sorts: byCreation,
  filters: [],
};
