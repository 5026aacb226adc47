import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

export const writeOff: Action = {
  name: 'write off',
  weight: 2,
  operations: ['invoices.mark_uncollectible'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, (one) => one.state === 'issued' && model.due(one) > 0n);
    return invoice && { invoice: invoice.label };
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    return invoice?.state === 'issued' && model.due(invoice) > 0n;
  },
  run: async (world, { invoice }) => {
    must(await world.api.post(`/invoices/${world.idOf(invoice)}/mark-uncollectible`), 200);
    world.model.invoice(invoice).state = 'uncollectible';
  },
};
