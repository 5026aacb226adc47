import { addDays } from '../model/days.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

/** More time, and sometimes less of it again. */
export const extend: Action = {
  name: 'extend',
  weight: 3,
  operations: ['invoices.extend'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, (one) => model.status(one) === 'open' && !one.plan);
    return invoice && { invoice: invoice.label, days: random.below(61) };
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    return invoice !== undefined && invoice.plan === undefined && model.status(invoice) === 'open';
  },
  run: async (world, { invoice: label, days }) => {
    const invoice = world.model.invoice(label);
    const due_date = addDays(invoice.printedDueOn ?? '', days);
    const body = { due_date, reason: 'Asked for more time.' };
    must(await world.api.post(`/invoices/${world.idOf(label)}/extend`, body), 200);
    invoice.dueOn = due_date;
  },
};
