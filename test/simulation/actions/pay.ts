import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice, aPartOf, nextLabel, numberOf, unitsOfNumber } from './finding.js';

export const pay: Action = {
  name: 'pay',
  weight: 8,
  operations: ['invoices.record_payment'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, (one) => one.state !== 'draft' && model.due(one) > 0n);
    if (invoice === undefined) return undefined;
    const offer = random.chance(0.5) ? model.discounted(invoice) : undefined;
    const amount = offer?.pays ?? aPartOf(model.due(invoice), random);
    return {
      ...{ as: nextLabel('p', model.payments), invoice: invoice.label },
      ...{ amount: numberOf(amount, invoice.currency) },
    };
  },
  applies: (model, { invoice: label, amount }) => {
    const invoice = model.invoices.get(label);
    if (invoice === undefined || invoice.state === 'draft' || amount <= 0) return false;
    return unitsOfNumber(amount, invoice.currency) <= model.due(invoice);
  },
  run: async (world, { as, invoice: label, amount }) => {
    const { model } = world;
    const invoice = model.invoice(label);
    const { customer, currency } = invoice;
    const offer = model.discounted(invoice);
    const units = unitsOfNumber(amount, currency);
    const body = { amount, method: 'bank_transfer' };
    const paid = must(await world.api.post(`/invoices/${world.idOf(label)}/payments`, body), 201);
    world.named(as, paid.id);
    model.payments.set(as, {
      ...{ label: as, customer, currency, amount: units, refunded: 0n, reversed: false },
      allocations: [{ invoice: label, amount: units }],
    });
    if (offer?.pays === units) invoice.discount = offer.discount;
  },
};
