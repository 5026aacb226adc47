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
    const payment = model.payment(label);
    const { allocations } = payment;
    const answer = await world.api.post(`/payments/${world.idOf(label)}/reverse`);
    must(answer, 200);
    payment.reversed = true;
    const settled = [...new Set(allocations.map(({ invoice }) => invoice))].map((one) => model.invoice(one));
    for (const invoice of settled) model.takeBack(invoice);
    for (const invoice of settled) model.comeHome(invoice);
  },
};
