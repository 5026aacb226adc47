import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

export const finalize: Action = {
  name: 'finalize',
  weight: 9,
  operations: ['invoices.finalize'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, ({ state }) => state === 'draft');
    return invoice && { invoice: invoice.label };
  },
  applies: (model, { invoice }) => model.invoices.get(invoice)?.state === 'draft',
  run: async (world, { invoice: label }) => {
    must(await world.api.post(`/invoices/${world.idOf(label)}/finalize`), 200);
    const { model } = world;
    model.issue(model.invoice(label));
    model.applyCredit(model.invoice(label));
    await world.settles();
  },
};
