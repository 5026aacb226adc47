import { unitsOf } from '../model/fraction.js';
import type { Line } from '../model/shapes.js';
import { must } from '../run/world.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** What a credit note says: its sums, what is left of it, and what its lines said on the invoice. */
export const creditNoteAnswers: Place = {
  name: 'answer of a credit note',
  cost: 'cheap',
  reads: [
    ...['CreditNote.total', 'CreditNote.unapplied_amount', 'CreditNote.withholding_total'],
    ...['CreditNoteItem.quantity', 'CreditNoteItem.price'],
  ],
  read: async (world) => {
    for (const note of world.model.creditNotes.values()) {
      if (!world.has(note.label)) continue;
      const { currency, label } = note;
      const answer = must(await world.api.get(`/credit-notes/${world.idOf(label)}`), 200);
      const shown = {
        status: answer.status,
        total: unitsOf(answer.total, currency),
        left: unitsOf(answer.unapplied_amount, currency),
        withheld: unitsOf(answer.withholding_total, currency),
      };
      const left = world.model.unapplied(note);
      same(
        `credit note: ${label}`,
        { status: note.isVoid ? 'void' : 'issued', total: note.total, left, withheld: note.withheld },
        shown,
      );
      same(`lines of a credit note: ${label}`, note.lines.map(rightLine), answer.items.map(shownLine));
    }
  },
};

/** What a line says, whose whole quantity is taken back, so that its price makes the amount. */
function rightLine({ quantity, price, description }: Line): unknown[] {
  return ['Work', description ?? null, Number(quantity), Number(price)];
}

function shownLine({ product_name, item_description, quantity, price }: any): unknown[] {
  return [product_name, item_description, quantity, price];
}
