import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice } from './finding.js';

/** A file that goes with an invoice, as its mails do. */
export const enclose: Action = {
  name: 'enclose',
  weight: 2,
  operations: ['attachments.create'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, ({ state }) => state === 'draft');
    return invoice && { invoice: invoice.label, filename: `hours-${invoice.enclosures.length + 1}.csv` };
  },
  applies: (model, { invoice }) => model.invoices.get(invoice)?.state === 'draft',
  run: async (world, { invoice: label, filename }) => {
    const content = Buffer.from('Day;Hours\n').toString('base64');
    const body = {
      reference: filename as string,
      filename: filename as string,
      media_type: 'text/csv',
      content,
    };
    must(await world.api.post(`/invoices/${world.idOf(label)}/attachments`, body), 201);
    world.model.invoice(label).enclosures.push(filename as string);
  },
};
