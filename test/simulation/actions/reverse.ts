import type { Books } from '../model/books.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';

export const reverse: Action = {
  name: 'reverse',
  weight: 3,
  operations: ['payments.reverse'],
  choose: (model, random) => {
    const payment = random.pick([...model.payments.values()].filter(({ reversed }) => !reversed));
    return payment && { payment: payment.label };
  },
  applies: (model, { payment: label }) => {
    const payment = model.payments.get(label);
    return payment !== undefined && !payment.reversed && payment.refunded === 0n;
  },
  run: async (world, { payment: label }) => {
    const { model } = world;
    must(await world.api.post(`/payments/${world.idOf(label)}/reverse`), 200);
    takeBackIn(model, label);
  },
};

/** A payment did not come in after all: what it had settled is due again. */
export function takeBackIn(model: Books, label: string): void {
  const payment = model.payment(label);
  payment.reversed = true;
  const labels = new Set(payment.allocations.map(({ invoice }) => invoice));
  const settled = [...labels].map((one) => model.invoice(one));
  for (const invoice of settled) model.takeBack(invoice);
  for (const invoice of settled) model.comeHome(invoice);
}
