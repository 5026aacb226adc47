import { Difference, must } from '../run/world.js';
import { digitsOf, same } from './compare.js';
import type { Place } from './place.js';

/** What mails with invoices ask for, at the moment when they left. */
export const mails: Place = {
  name: 'text of a mail',
  cost: 'cheap',
  reads: ['invoice.amount_due', 'invoice.nothing_due'],
  read: async (world) => {
    for (const mail of world.model.mails.values()) {
      if (!mail.gone || mail.checked) continue;
      mail.checked = true;
      const { status, text, attachments } = must(
        await world.api.get(`/messages/${world.idOf(mail.label)}`),
        200,
      );
      const says = mail.says ?? 0n;
      if (status === 'cancelled') {
        if (says > 0n) throw new Difference(`mail: ${mail.label}`, 'it leaves', status);
        continue;
      }
      const asks = /To be paid: (.+?) by /.exec(text as string)?.[1];
      same(
        `mail: ${mail.label}`,
        says === 0n ? null : String(says),
        asks === undefined ? null : digitsOf(asks),
      );
      const { enclosures } = world.model.invoice(mail.invoice);
      const names = (attachments as { filename: string }[]).map(({ filename }) => filename);
      const missing = enclosures.filter((name) => !names.includes(name));
      same(`enclosures of a mail: ${mail.label}`, [], missing);
    }
  },
};
