import { must } from '../run/world.js';
import type { Action } from './action.js';
import { aPartOf, numberOf, unitsOfNumber } from './finding.js';

export const allocatePayment: Action = {
  name: 'allocate payment',
  weight: 4,
  operations: ['payments.allocate'],
  choose: (model, random) => {
    const payment = random.pick([...model.payments.values()].filter((one) => model.unapplied(one) > 0n));
    if (payment === undefined) return undefined;
    const { customer, currency } = payment;
    const invoice = random.pick(
      [...model.invoices.values()].filter(
        (one) =>
          one.customer === customer &&
          one.currency === currency &&
          one.state === 'issued' &&
          model.due(one) > 0n &&
          payment.allocations.every((made) => made.invoice !== one.label),
      ),
    );
    if (invoice === undefined) return undefined;
    const most =
      model.unapplied(payment) < model.due(invoice) ? model.unapplied(payment) : model.due(invoice);
    const early = random.chance(0.5) ? model.discounted(invoice)?.pays : undefined;
    const amount = early !== undefined && early <= most ? early : aPartOf(most, random);
    return { payment: payment.label, invoice: invoice.label, amount: numberOf(amount, currency) };
  },
  applies: (model, { payment: label, invoice: target, amount }) => {
    const [payment, invoice] = [model.payments.get(label), model.invoices.get(target)];
    if (payment === undefined || invoice?.state !== 'issued') return false;
    const units = unitsOfNumber(amount, payment.currency);
    return units <= model.due(invoice) && units <= model.unapplied(payment);
  },
  run: async (world, { payment: label, invoice, amount }) => {
    const payment = world.model.payment(label);
    const allocations = [{ invoice_id: world.idOf(invoice), amount }];
    must(await world.api.post(`/payments/${world.idOf(label)}/allocate`, { allocations }), 200);
    const settled = world.model.invoice(invoice);
    world.model.settle(payment, settled, { amount: unitsOfNumber(amount, payment.currency) });
  },
};
