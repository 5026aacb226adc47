import type { Books } from '../model/books.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';

/** Says anew whether a customer's credit settles new invoices; not where some was prepaid, see `applyCredit`. */
export const changeCredit: Action = {
  name: 'change credit',
  weight: 1,
  operations: ['customers.patch'],
  choose: (model, random) => {
    const customers = [...model.customers.values()].filter(({ label }) => isPossible(model, label));
    const customer = random.pick(customers);
    return customer && { customer: customer.label, applies: customer.appliesCredit !== true };
  },
  applies: (model, { customer }) => isPossible(model, customer),
  run: async (world, { customer, applies }) => {
    const apply_credit = applies === true ? 'oldest_first' : 'off';
    must(await world.api.patch(`/customers/${world.idOf(customer)}`, { apply_credit }), 200);
    world.model.customers.get(customer)!.appliesCredit = applies as boolean;
  },
};

function isPossible(model: Books, customer: string): boolean {
  const own = [...model.invoices.values()].filter((one) => one.customer === customer);
  return model.customers.has(customer) && own.every(({ prepaid }) => prepaid === 0n);
}
