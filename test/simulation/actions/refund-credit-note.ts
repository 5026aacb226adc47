import { must } from '../run/world.js';
import type { Action } from './action.js';
import { numberOf, unitsOfNumber } from './finding.js';

export const refundCreditNote: Action = {
  name: 'refund credit note',
  weight: 2,
  operations: ['credit_notes.mark_refunded'],
  choose: (model, random) => {
    const note = random.pick([...model.creditNotes.values()].filter((one) => model.unapplied(one) > 0n));
    return note && { note: note.label, amount: numberOf(model.unapplied(note), note.currency) };
  },
  applies: (model, { note: label, amount }) => {
    const note = model.creditNotes.get(label);
    if (note === undefined) return false;
    return unitsOfNumber(amount, note.currency) <= model.unapplied(note) && !note.byCorrection;
  },
  run: async (world, { note: label, amount }) => {
    const note = world.model.creditNote(label);
    must(await world.api.post(`/credit-notes/${world.idOf(label)}/mark-refunded`, { amount }), 200);
    note.refunded += unitsOfNumber(amount, note.currency);
  },
};
