import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

export const markSent: Action = {
  name: 'mark sent',
  weight: 4,
  operations: ['invoices.mark_sent'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, ({ state, held }) => state === 'issued' && !held);
    return invoice && { invoice: invoice.label };
  },
  applies: (model, { invoice }) => model.invoices.get(invoice)?.state === 'issued',
  run: async (world, { invoice }) => {
    must(await world.api.post(`/invoices/${world.idOf(invoice)}/mark-sent`, { channel: 'post' }), 200);
    world.model.invoice(invoice).held = true;
  },
};
