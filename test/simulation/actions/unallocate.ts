import { must } from '../run/world.js';
import type { Action } from './action.js';

export const unallocate: Action = {
  name: 'unallocate',
  weight: 2,
  operations: ['payments.unallocate'],
  choose: (model, random) => {
    const payment = random.pick(
      [...model.payments.values()].filter(({ reversed, allocations }) => !reversed && allocations.length > 0),
    );
    const allocation = payment && random.pick(payment.allocations);
    if (payment === undefined || allocation === undefined) return undefined;
    return { payment: payment.label, invoice: allocation.invoice };
  },
  applies: (model, { payment, invoice: label }) => {
    const allocations = model.payments.get(payment)?.allocations ?? [];
    const invoice = model.invoices.get(label);
    return invoice?.state === 'issued' && allocations.some((one) => one.invoice === label);
  },
  run: async (world, { payment: label, invoice }) => {
    const payment = world.model.payment(label);
    const allocations = [{ invoice_id: world.idOf(invoice) }];
    must(await world.api.post(`/payments/${world.idOf(label)}/unallocate`, { allocations }), 200);
    payment.allocations = payment.allocations.filter((one) => one.invoice !== invoice);
    world.model.takeBack(world.model.invoice(invoice));
    world.model.comeHome(world.model.invoice(invoice));
  },
};
