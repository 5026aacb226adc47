import type { Books } from '../model/books.js';
import { addDays } from '../model/days.js';
import { offerOf } from '../model/discount.js';
import type { Invoice, Payment } from '../model/shapes.js';
import type { Random } from '../run/random.js';
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
    const received_on = random.chance(0.25) ? earlierDay(model, invoice, random) : undefined;
    const day = received_on ?? model.today;
    const offer = random.chance(0.7) ? offerOf(model, invoice, day) : undefined;
    const letsGo = random.chance(0.15) ? model.due(invoice) - model.payable(invoice) / 20n : 0n;
    const amount = offer?.pays ?? (letsGo > 0n ? letsGo : aPartOf(model.due(invoice), random));
    return {
      ...{ as: nextLabel('p', model.payments), invoice: invoice.label, ...(received_on && { received_on }) },
      ...{ amount: numberOf(amount, invoice.currency) },
      ...(letsGo > 0n && { settle_rest: random.one(['bank_fee', 'rounding', 'goodwill']) }),
      // Somebody leaves the rest due, even where a discount would take it.
      ...(letsGo === 0n && random.chance(0.1) && { settle_rest: 'none' }),
    };
  },
  applies: (model, { invoice: label, amount, settle_rest }) => {
    const invoice = model.invoices.get(label);
    if (invoice === undefined || invoice.state === 'draft' || amount <= 0) return false;
    const rest = model.due(invoice) - unitsOfNumber(amount, invoice.currency);
    const isLetGo = settle_rest !== undefined && settle_rest !== 'none';
    return rest >= 0n && (!isLetGo || rest * 10n <= model.payable(invoice));
  },
  run: async (world, { as, invoice: label, amount, received_on, settle_rest }) => {
    const { model } = world;
    const invoice = model.invoice(label);
    const { customer, currency } = invoice;
    const units = unitsOfNumber(amount, currency);
    const given = { ...(received_on && { received_on }), ...(settle_rest && { settle_rest }) };
    const body = { amount, method: 'bank_transfer', ...given };
    const paid = must(await world.api.post(`/invoices/${world.idOf(label)}/payments`, body), 201);
    world.named(as, paid.id);
    const payment: Payment = {
      ...{ label: as, customer, currency, amount: units, allocations: [] },
      receivedOn: (received_on ?? model.today) as string,
      ...{ refunded: 0n, reversed: false },
    };
    model.payments.set(as, payment);
    model.past.changes(invoice, payment.receivedOn, { credit: units });
    const letsGo = settle_rest === 'none' ? 'nothing' : settle_rest !== undefined;
    model.settle(payment, invoice, { amount: units, letsGo });
  },
};

/** Money is often recorded days after it came. Here only the first of an invoice is: what came between is its past. */
function earlierDay(model: Books, invoice: Invoice, random: Random): string | undefined {
  const { label, issuedOn, state } = invoice;
  const sources = [...model.payments.values(), ...model.creditNotes.values()];
  const isMet = sources.some(({ allocations }) => allocations.some((one) => one.invoice === label));
  if (state !== 'issued' || isMet || model.due(invoice) !== model.payable(invoice)) return undefined;
  const days = Math.round((Date.parse(model.today) - Date.parse(issuedOn ?? model.today)) / 86_400_000);
  return days > 0 ? addDays(model.today, -1 - random.below(days)) : undefined;
}
