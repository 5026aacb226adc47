import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

/** Voids an invoice, or tries to void one that cannot be. */
export const voidInvoice: Action = {
  name: 'void invoice',
  weight: 3,
  operations: ['invoices.void'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, ({ state }) => state !== 'draft' && state !== 'void');
    return invoice && { invoice: invoice.label };
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    return invoice !== undefined && invoice.state !== 'draft' && invoice.state !== 'void';
  },
  run: async (world, { invoice: label }) => {
    const invoice = world.model.invoice(label);
    const answer = await world.api.post(`/invoices/${world.idOf(label)}/void`);
    if (!world.model.isVoidable(invoice)) {
      must(answer, 409);
      return;
    }
    must(answer, 200);
    invoice.state = 'void';
    await world.settles();
  },
};
