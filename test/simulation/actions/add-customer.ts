import { must } from '../run/world.js';
import type { Action } from './action.js';

export const addCustomer: Action = {
  name: 'add customer',
  weight: 2,
  operations: ['customers.create'],
  choose: (model, random) => {
    if (model.customers.size > 3) return undefined;
    const currency = random.one(['EUR', 'EUR', 'EUR', 'EUR', 'JPY', 'KWD']);
    const said = random.chance(0.3) ? { applies: true } : {};
    return { as: `c${model.customers.size + model.merges + 1}`, currency, ...said };
  },
  applies: () => true,
  run: async (world, { as, currency, applies = false }) => {
    const wanted = applies === true ? { apply_credit: 'oldest_first' } : {};
    const body = { name: `Customer ${as}`, email: `${as}@example.com`, currency, ...wanted };
    world.named(as, must(await world.api.post('/customers', body), 201).id);
    world.model.customers.set(as, { label: as, currency, appliesCredit: applies as boolean });
  },
};
