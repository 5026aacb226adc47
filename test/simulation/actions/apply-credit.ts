import { dueDay } from '../model/plan.js';
import type { Invoice } from '../model/shapes.js';
import type { Books } from '../model/books.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';

/** All credit of a customer, unless some was prepaid above an invoice: that has no name here to settle with. */
export const applyCredit: Action = {
  name: 'apply credit',
  weight: 2,
  operations: ['customers.apply_credit'],
  choose: (model, random) => {
    const customer = random.pick(
      [...model.customers.values()].filter(({ label }) => isPossible(model, label)),
    );
    return customer && { customer: customer.label };
  },
  applies: (model, { customer }) => isPossible(model, customer),
  run: async (world, { customer }) => {
    const { model } = world;
    must(await world.api.post(`/customers/${world.idOf(customer)}/apply-credit`), 200);
    for (const source of model.creditOf(customer)) {
      for (const invoice of openOf(model, customer, source.currency)) {
        const [left, due] = [model.unapplied(source), model.due(invoice)];
        const amount = left < due ? left : due;
        if (amount > 0n) model.settle(source, invoice, { amount });
      }
    }
  },
};

function isPossible(model: Books, customer: string): boolean {
  const own = [...model.invoices.values()].filter((one) => one.customer === customer);
  const hasPrepaid = own.some((invoice) => model.prepaidCredit(invoice) > 0n);
  return (
    !hasPrepaid &&
    model.creditOf(customer).length > 0 &&
    model.currenciesOf(model.customers.get(customer)!).some((one) => openOf(model, customer, one).length > 0)
  );
}

/** The first due first. */
function openOf(model: Books, customer: string, currency: string): Invoice[] {
  const open = [...model.invoices.values()].filter((one) => {
    return one.customer === customer && one.currency === currency && model.asked(one) > 0n;
  });
  const dayOf = (invoice: Invoice): string => dueDay(model, invoice);
  return open.sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))));
}
