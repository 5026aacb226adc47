import { taxGroups } from '../model/books.js';
import { written } from '../model/fraction.js';
import type { CreditNote, Invoice } from '../model/shapes.js';
import type { Random } from '../run/random.js';
import { must, type World } from '../run/world.js';
import type { Action } from './action.js';
import { bodyOf, someLines } from './draft-invoice.js';
import { anInvoice, nextLabel } from './finding.js';

/** Says how an invoice should have been: the same again, or with other lines. The deposit is told again. */
export const correct: Action = {
  name: 'correct',
  weight: 4,
  operations: ['invoices.correct'],
  choose: (model, random) => {
    const invoice = anInvoice(
      model,
      random,
      (one) => one.state === 'issued' && isPlain(one) && !hasNotes(one),
    );
    if (invoice === undefined) return undefined;
    return {
      ...{ as: nextLabel('i', model.invoices), note: nextLabel('n', model.creditNotes) },
      ...{ invoice: invoice.label, lines: linesFor(invoice, random) },
    };
    function hasNotes(one: Invoice): boolean {
      return model.notesAgainst(one).length > 0;
    }
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    return invoice?.state === 'issued' && isPlain(invoice) && model.notesAgainst(invoice).length === 0;
  },
  run: async (world, { as, note, invoice: label, lines }) => {
    const { model } = world;
    const old = model.invoice(label);
    const { customer, currency, terms } = old;
    const prepaid = old.prepaid === 0n ? '0' : written(old.prepaid, currency);
    const body = { ...bodyOf(world, { customer, lines, terms, prepaid }), reason: 'order_change' };
    const answer = must(await world.api.post(`/invoices/${world.idOf(label)}/correct`, body), 200);
    const path = model.isVoidable(old) ? 'voided_and_reissued' : 'credited_and_reissued';
    must({ status: answer.path === path ? 200 : 0, body: answer.path }, 200);
    world.named(as, answer.invoice.id);
    const corrected: Invoice = {
      ...{ label: as, customer, currency, lines, terms, prepaid: 0n, state: 'draft', held: false },
      ...{ discount: 0n, corrects: label, enclosures: [] },
    };
    model.invoices.set(as, corrected);
    model.issue(corrected);
    old.replacedBy = as;
    if (path === 'voided_and_reissued') old.state = 'void';
    else creditedWholly(world, { old, corrected, note, id: answer.credit_note.id });
    corrected.prepaid = old.prepaid;
    old.prepaid = 0n;
    await world.settles();
  },
};

const isPlain = ({ replacedBy, discount }: Invoice): boolean => replacedBy === undefined && discount === 0n;

function linesFor(invoice: Invoice, random: Random): Invoice['lines'] {
  return random.chance(0.6) ? invoice.lines : someLines(random, invoice.currency);
}

interface Replacement {
  readonly old: Invoice;
  readonly corrected: Invoice;
  readonly note: string;
  readonly id: string;
}

/** The deposit moves to the new invoice, and what was paid settles it: the credit note closes the old one. */
function creditedWholly({ model, named }: World, { old, corrected, note: label, id }: Replacement): void {
  const { customer, currency } = old;
  const total = model.total(old);
  const paid = model.paid(old);
  const note: CreditNote = {
    ...{ label, invoice: old.label, customer, currency, groups: taxGroups(old.lines, currency), total },
    ...{ allocations: [], refunded: 0n, isVoid: false, byCorrection: true },
  };
  void named;
  void id;
  note.allocations.push({ invoice: old.label, amount: total - paid });
  const room =
    model.total(corrected) - (old.prepaid < model.total(corrected) ? old.prepaid : model.total(corrected));
  const carried = paid < room ? paid : room;
  if (carried > 0n) note.allocations.push({ invoice: corrected.label, amount: carried });
  model.creditNotes.set(label, note);
}
