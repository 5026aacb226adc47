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
    for (const { invoice, amount } of allocations) {
      const settled = model.invoice(invoice);
      model.takeBack(settled);
      // What a credit note gave back of this payment, it takes now from what it settled elsewhere.
      let missing = amount;
      for (const note of model.notesAgainst(settled)) {
        const free = model.unapplied(note);
        const back = free < missing ? free : missing;
        missing -= back;
        let added = back;
        for (const other of note.allocations.filter((one) => one.invoice !== invoice)) {
          const taken = other.amount < missing ? other.amount : missing;
          other.amount -= taken;
          missing -= taken;
          added += taken;
        }
        if (added > 0n) note.allocations.push({ invoice, amount: added });
        note.allocations = note.allocations.filter((one) => one.amount > 0n);
      }
    }
  },
};
