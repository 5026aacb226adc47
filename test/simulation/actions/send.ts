import { addDays } from '../model/days.js';
import type { Mail } from '../model/shapes.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice, nextLabel } from './finding.js';

/** Sends an invoice, at once or on a later day. */
export const send: Action = {
  name: 'send',
  weight: 4,
  operations: ['invoices.send'],
  choose: (model, random) => {
    const invoice = anInvoice(model, random, ({ state }) => state === 'issued');
    if (invoice === undefined) return undefined;
    const days = random.one([0, 2, 9]);
    return { as: nextLabel('m', model.mails), invoice: invoice.label, days };
  },
  applies: (model, { invoice }) => model.invoices.get(invoice)?.state === 'issued',
  run: async (world, { as, invoice, days }) => {
    const { model } = world;
    const leavesOn = addDays(model.today, days as number);
    const body = days === 0 ? {} : { send_at: `${leavesOn}T05:00:00Z` };
    world.named(as, must(await world.api.post(`/invoices/${world.idOf(invoice)}/send`, body), 200).id);
    const mail: Mail = { label: as, invoice, leavesOn, gone: false, cancelled: false };
    model.mails.set(as, mail);
    if (days !== 0) return;
    mail.says = model.askedIn(mail);
    await world.settles();
  },
};
