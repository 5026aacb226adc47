import { taxGroups } from '../model/books.js';
import type { CreditNote, Invoice } from '../model/shapes.js';
import { withheldOf } from '../model/withheld.js';
import { must, type World } from '../run/world.js';
import type { Action } from './action.js';
import { anInvoice, nextLabel } from './finding.js';

/** Credits all that is left, or one whole line that has a tax group for itself, of an invoice without credit notes. */
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
    const part = random.chance(0.4) ? lineOfItsOwnGroup(invoice) : undefined;
    return {
      as: nextLabel('n', model.creditNotes),
      invoice: invoice.label,
      ...(part !== undefined && { part }),
    };
  },
  applies: (model, { invoice: label }) => {
    const invoice = model.invoices.get(label);
    if (invoice === undefined || !['issued', 'uncollectible'].includes(invoice.state)) return false;
    return model.notesAgainst(invoice).length === 0 && model.total(invoice) > 0n;
  },
  run: async (world, { as, invoice: label, part }) => {
    const { model } = world;
    const invoice = model.invoice(label);
    const { customer, currency } = invoice;
    const line = invoice.lines[part as number];
    const body = { reason: 'other', ...(line && { items: [await itemOf(world, invoice, part as number)] }) };
    const made = await world.api.post(`/invoices/${world.idOf(label)}/credit-notes`, body);
    world.named(as, must(made, 201).id);
    const groups = taxGroups(line ? [line] : invoice.lines, currency);
    const withheld = withheldOf(invoice, groups);
    const total = groups.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0n);
    const note: CreditNote = {
      ended: { discount: 0n, waived: 0n },
      ...{ label: as, invoice: label, customer, currency, allocations: [], refunded: 0n, isVoid: false },
      ...{ groups, total, withheld, lines: line ? [line] : invoice.lines, byCorrection: false },
    };
    if (line === undefined) model.endBy(note);
    model.allocate(note, invoice);
    model.creditNotes.set(as, note);
  },
};

/** The place of a line that has a tax group for itself, of an invoice that nothing was taken off. */
function lineOfItsOwnGroup({ lines, discount, waived }: Invoice): number | undefined {
  if (lines.length < 2 || discount + waived > 0n) return undefined;
  const keys = lines.map(({ rate, category }) => `${category} ${rate}`);
  const at = keys.findIndex(
    (key, place) => keys.indexOf(key) === keys.lastIndexOf(key) && lines[place]?.price !== '0',
  );
  return at < 0 ? undefined : at;
}

async function itemOf(world: World, { label, lines }: Invoice, at: number): Promise<object> {
  const { items } = must(await world.api.get(`/invoices/${world.idOf(label)}`), 200);
  return { item_id: items[at].id as string, quantity: Number(lines[at]?.quantity) };
}
