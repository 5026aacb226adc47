import { must } from '../run/world.js';
import type { Action } from './action.js';
import { aPartOf, numberOf, unitsOfNumber } from './finding.js';

export const refund: Action = {
  name: 'refund',
  weight: 2,
  operations: ['payments.refund'],
  choose: (model, random) => {
    const payment = random.pick([...model.payments.values()].filter((one) => model.unapplied(one) > 0n));
    if (payment === undefined) return undefined;
    return {
      payment: payment.label,
      amount: numberOf(aPartOf(model.unapplied(payment), random), payment.currency),
    };
  },
  applies: (model, { payment: label, amount }) => {
    const payment = model.payments.get(label);
    return payment !== undefined && unitsOfNumber(amount, payment.currency) <= model.unapplied(payment);
  },
  run: async (world, { payment: label, amount }) => {
    const payment = world.model.payment(label);
    must(await world.api.post(`/payments/${world.idOf(label)}/refund`, { amount }), 200);
    payment.refunded += unitsOfNumber(amount, payment.currency);
  },
};
