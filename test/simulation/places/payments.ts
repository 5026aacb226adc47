import { unitsOf } from '../model/fraction.js';
import { must } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** What a payment says: what came in, what of it settles invoices, what went back, and what is left. */
export const paymentAnswers: Place = {
  name: 'answer of a payment',
  cost: 'cheap',
  reads: [
    ...['Payment.amount', 'Payment.applied_amount', 'Payment.unapplied_amount', 'Payment.refunded_amount'],
    ...['PaymentSummary.amount', 'PaymentSummary.applied_amount', 'PaymentSummary.unapplied_amount'],
    'PaymentSummary.refunded_amount',
  ],
  read: async (world, touched) => {
    const listed = must(await world.api.get('/payments?limit=100'), 200).data as any[];
    for (const payment of world.model.payments.values()) {
      if (!world.has(payment.label)) continue;
      const { label, currency, amount, refunded } = payment;
      const id = world.idOf(label);
      const left = world.model.unapplied(payment);
      const applied = payment.reversed ? 0n : amount - refunded - left;
      const right = { amount, applied, left, refunded };
      const inList = listed.find((one) => one.id === id);
      if (inList !== undefined) same(`list: ${label}`, right, shownOf(inList, currency));
      if (touched['payment'] !== label && touched['as'] !== label) continue;
      same(`answer: ${label}`, right, shownOf(must(await world.api.get(`/payments/${id}`), 200), currency));
    }
  },
};

function shownOf(
  { amount, applied_amount, unapplied_amount, refunded_amount }: any,
  currency: string,
): object {
  return {
    amount: unitsOf(amount, currency),
    applied: unitsOf(applied_amount, currency),
    left: unitsOf(unapplied_amount, currency),
    refunded: unitsOf(refunded_amount, currency),
  };
}
