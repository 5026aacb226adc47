import { must } from '../run/world.js';
import type { Action } from './action.js';
import { nextLabel, unitsOfNumber } from './finding.js';

export const payUnallocated: Action = {
  name: 'pay unallocated',
  weight: 2,
  operations: ['payments.create'],
  choose: (model, random) => {
    const customer = random.pick([...model.customers.values()]);
    if (customer === undefined) return undefined;
    const currency = random.pick(model.currenciesOf(customer)) ?? customer.currency;
    const amount = random.one([500, 100, 7]);
    return { as: nextLabel('p', model.payments), customer: customer.label, currency, amount };
  },
  applies: (model, { customer }) => model.customers.has(customer),
  run: async (world, { as, customer: label, currency: given, amount }) => {
    const currency = (given ?? world.model.customers.get(label)!.currency) as string;
    const body = { customer_id: world.idOf(label), amount, currency, method: 'bank_transfer' };
    world.named(as, must(await world.api.post('/payments', body), 201).id);
    world.model.payments.set(as, {
      ...{ label: as, customer: label, currency, amount: unitsOfNumber(amount, currency) },
      ...{ allocations: [], refunded: 0n, reversed: false, receivedOn: world.model.today },
    });
  },
};
