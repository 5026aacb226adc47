import { must } from '../run/world.js';
import type { Action } from './action.js';
import { nextLabel } from './finding.js';

export const addCustomer: Action = {
  name: 'add customer',
  weight: 2,
  operations: ['customers.create'],
  choose: (model, random) => {
    if (model.customers.size > 3) return undefined;
    const currency = random.one(['EUR', 'EUR', 'EUR', 'EUR', 'JPY', 'KWD']);
    return { as: nextLabel('c', model.customers), currency };
  },
  applies: () => true,
  run: async (world, { as, currency }) => {
    const body = { name: `Customer ${as}`, email: `${as}@example.com`, currency };
    world.named(as, must(await world.api.post('/customers', body), 201).id);
    world.model.customers.set(as, { label: as, currency });
  },
};
