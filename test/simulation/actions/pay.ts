import type { Payment } from '../model/shapes.js';
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
    const letsGo = random.chance(0.15) ? model.due(invoice) - model.payable(invoice) / 20n : 0n;
    const amount = offer?.pays ?? (letsGo > 0n ? letsGo : aPartOf(model.due(invoice), random));
    return {
      ...{ as: nextLabel('p', model.payments), invoice: invoice.label },
      ...{ amount: numberOf(amount, invoice.currency) },
      ...(letsGo > 0n && { settle_rest: random.one(['bank_fee', 'rounding', 'goodwill']) }),
    };
  },
  applies: (model, { invoice: label, amount, settle_rest }) => {
    const invoice = model.invoices.get(label);
    if (invoice === undefined || invoice.state === 'draft' || amount <= 0) return false;
    const rest = model.due(invoice) - unitsOfNumber(amount, invoice.currency);
    return rest >= 0n && (settle_rest === undefined || rest * 10n <= model.payable(invoice));
  },
  run: async (world, { as, invoice: label, amount, settle_rest }) => {
    const { model } = world;
    const invoice = model.invoice(label);
    const { customer, currency } = invoice;
    const units = unitsOfNumber(amount, currency);
    const body = { amount, method: 'bank_transfer', ...(settle_rest && { settle_rest }) };
    const paid = must(await world.api.post(`/invoices/${world.idOf(label)}/payments`, body), 201);
    world.named(as, paid.id);
    const payment: Payment = {
      ...{ label: as, customer, currency, amount: units, receivedOn: model.today, allocations: [] },
      ...{ refunded: 0n, reversed: false },
    };
    model.payments.set(as, payment);
    model.settle(payment, invoice, { amount: units, letsGo: settle_rest !== undefined });
  },
};
