import { must } from '../run/world.js';
import type { Action } from './action.js';

export const voidCreditNote: Action = {
  name: 'void credit note',
  weight: 2,
  operations: ['credit_notes.void'],
  choose: (model, random) => {
    const note = random.pick([...model.creditNotes.values()].filter(({ isVoid }) => !isVoid));
    return note && { note: note.label };
  },
  applies: (model, { note: label }) => {
    const note = model.creditNotes.get(label);
    if (note === undefined || note.isVoid || note.refunded > 0n || note.byCorrection) return false;
    return note.allocations.every(({ invoice }) => invoice === note.invoice);
  },
  run: async (world, { note: label }) => {
    must(await world.api.post(`/credit-notes/${world.idOf(label)}/void`), 200);
    const note = world.model.creditNote(label);
    const invoice = world.model.invoice(note.invoice);
    note.isVoid = true;
    invoice.reopenedOn = world.model.today;
    invoice.discount += note.ended.discount;
    invoice.waived += note.ended.waived;
  },
};
