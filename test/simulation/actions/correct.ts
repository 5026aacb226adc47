import { taxGroups, type Books } from '../model/books.js';
import { written } from '../model/fraction.js';
import type { CreditNote, Invoice } from '../model/shapes.js';
import type { Random } from '../run/random.js';
import { must } from '../run/world.js';
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
    const { customer, currency, terms, withheld } = old;
    const prepaid = old.prepaid === 0n ? '0' : written(old.prepaid, currency);
    const body = {
      ...bodyOf(world, { customer, currency, lines, terms, prepaid, withheld }),
      reason: 'order_change',
    };
    const answer = must(await world.api.post(`/invoices/${world.idOf(label)}/correct`, body), 200);
    const path = model.isVoidable(old) ? 'voided_and_reissued' : 'credited_and_reissued';
    must({ status: answer.path === path ? 200 : 0, body: answer.path }, 200);
    world.named(as, answer.invoice.id);
    if (path === 'credited_and_reissued') world.named(note, answer.credit_note.id);
    const corrected: Invoice = {
      ...{ label: as, customer, currency, lines, terms, prepaid: 0n, state: 'draft', held: false },
      ...{ discount: 0n, waived: 0n, corrects: label, enclosures: [] },
      ...(withheld !== undefined && { withheld }),
    };
    model.invoices.set(as, corrected);
    model.issue(corrected);
    old.replacedBy = as;
    if (path === 'credited_and_reissued') creditedWholly(model, { old, corrected, note });
    else {
      // What was prepaid above its total is credit since it was issued, and stays so.
      const [whole, asks] = [old.prepaid, model.asks(old)];
      corrected.prepaid = whole < asks ? whole : asks;
      old.state = 'void';
      old.prepaid = whole - corrected.prepaid;
    }
    model.applyCredit(corrected);
    await world.settles();
  },
};

const isPlain = ({ replacedBy }: Invoice): boolean => replacedBy === undefined;

function linesFor(invoice: Invoice, random: Random): Invoice['lines'] {
  return random.chance(0.6) ? invoice.lines : someLines(random, invoice.currency);
}

interface Replacement {
  readonly old: Invoice;
  readonly corrected: Invoice;
  readonly note: string;
}

/** The credit note closes the old invoice, and what it gives back settles the new one. */
function creditedWholly(model: Books, { old, corrected, note: label }: Replacement): void {
  const { customer, currency } = old;
  const note: CreditNote = {
    ...{ label, invoice: old.label, customer, currency, groups: taxGroups(old.lines, currency) },
    ...{
      total: model.total(old),
      withheld: model.total(old) - model.asks(old),
      lines: old.lines,
      ended: { discount: 0n, waived: 0n },
      allocations: [],
      refunded: 0n,
      isVoid: false,
      byCorrection: true,
    },
  };
  model.endBy(note);
  model.allocate(note, old);
  const [left, due] = [model.unapplied(note), model.due(corrected)];
  const amount = left < due ? left : due;
  if (amount > 0n) model.settle(note, corrected, { amount });
  model.creditNotes.set(label, note);
}
