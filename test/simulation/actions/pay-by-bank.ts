import type { Action } from './action.js';
import { anInvoice, aPartOf, nextLabel } from './finding.js';

/** A customer pays, and nobody knows it before a statement is fetched. */
export const payByBank: Action = {
  name: 'pay by bank',
  weight: 4,
  operations: [],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, (one) => {
      return one.state === 'issued' && one.currency === 'EUR' && model.due(one) > 0n;
    });
    if (invoice === undefined) return undefined;
    const amount = aPartOf(model.due(invoice), random);
    return { as: nextLabel('b', model.bank.entries), invoice: invoice.label, cents: String(amount) };
  },
  applies: (model, { invoice }) => {
    const found = model.invoices.get(invoice);
    return found !== undefined && found.state !== 'draft';
  },
  run: ({ model }, { as, invoice, cents }) => {
    const entry = { label: as, day: model.today, amount: BigInt(cents), invoice, isTold: false };
    model.bank.entries.set(as, entry);
    return Promise.resolve();
  },
};
