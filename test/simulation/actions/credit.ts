import { taxGroups } from '../model/books.js';
import type { CreditNote } from '../model/shapes.js';
import { must } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice, nextLabel } from './finding.js';

/** Credits all that is left, or one whole line of an invoice without credit notes. */
export const credit: Action = {
  name: 'credit',
  weight: 5,
  operations: ['invoices.credit'],
  choose: (model, random) => {
    const invoice = anInvoice(
      model,
      random,
      (one) =>
        ['issued', 'uncollectible'].includes(one.state) &&
        one.replacedBy === undefined &&
        model.notesAgainst(one).length === 0 &&
        model.total(one) > 0n,
    );
    if (invoice === undefined) return undefined;
    return { as: nextLabel('n', model.creditNotes), invoice: invoice.label };
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    if (invoice === undefined || !['issued', 'uncollectible'].includes(invoice.state)) return false;
    return model.notesAgainst(invoice).length === 0 && model.total(invoice) > 0n;
  },
  run: async (world, { as, invoice: label }) => {
    const { model } = world;
    const invoice = model.invoice(label);
    const { customer, currency } = invoice;
    const made = await world.api.post(`/invoices/${world.idOf(label)}/credit-notes`, { reason: 'other' });
    world.named(as, must(made, 201).id);
    const note: CreditNote = {
      ended: { discount: 0n, waived: 0n },
      ...{ label: as, invoice: label, customer, currency, allocations: [], refunded: 0n, isVoid: false },
      ...{ groups: taxGroups(invoice.lines, currency), total: model.total(invoice), byCorrection: false },
    };
    model.endBy(note);
    model.allocate(note, invoice);
    model.creditNotes.set(as, note);
  },
};
