import {
  byCreation,
  equal,
  instant,
  range,
  reference,
  since,
  yesOrNo,
  type ListDefinition,
} from '../../../platform/lists.js';
import { customers } from '../../books/customers/customers.resource.js';
import type { MatchingRuleEntity } from './entities/matching-rule.entity.js';

/** The list of matching rules: what it can be sorted and filtered by. */
export const matchingRuleList: ListDefinition<MatchingRuleEntity> = {
  name: 'matching_rules',
  table: 'matching_rules',
  sorts: {
    ...byCreation,
    updated_at: [{ sql: 'updated_at', field: 'updated_at', type: 'timestamptz' }],
    position: [{ sql: 'position', field: 'position', type: 'bigint' }],
  },
  filters: [
    equal('is_active', yesOrNo, {
      name: 'is_active',
      description: 'Only those that are in use, or are not.',
    }),
    reference('customer_id', customers, {
      name: 'customer_id',
      description: 'Only those by which this customer pays.',
    }),
    range('created_at', instant, { name: 'created_at', description: 'Only those created then.' }),
    since('updated_at', {
      name: 'updated_since',
      description: 'Only those changed at this moment or later.',
    }),
  ],
};
