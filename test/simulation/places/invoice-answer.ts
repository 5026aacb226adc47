import { unitsOf } from '../model/fraction.js';
import type { Books } from '../model/books.js';
import type { Invoice } from '../model/shapes.js';
import { must } from '../run/world.js';
import { askedNext, dueDay, partsOf } from '../model/plan.js';
import { same } from './compare.js';
import type { Place } from './place.js';

/** The whole answer of the invoices that the last step was about. */
export const invoiceAnswer: Place = {
  name: 'answer of an invoice',
  cost: 'cheap',
  reads: [
    'Invoice.total',
    'Invoice.amount_due',
    'Invoice.amount_paid',
    'Invoice.withholding_credited',
    'Withholding.amount',
    'Settlement.discount',
    'Settlement.waived',
    'Settlement.due',
    'Settlement.due_next',
    'Instalment.amount',
    'Instalment.amount_due',
    'OpenDiscount.pays',
  ],
  read: async (world, touched) => {
    for (const label of [touched['invoice'], touched['as']] as string[]) {
      const invoice = world.model.invoices.get(label);
      if (invoice === undefined || invoice.state === 'draft') continue;
      const answer = must(await world.api.get(`/invoices/${world.idOf(label)}`), 200);
      same(`answer: ${label}`, rightOf(world.model, invoice), shownOf(answer, invoice.currency));
      same(`around lines: ${label}`, invoice.lines.map(aroundOf), (answer.items as any[]).map(aroundOf));
      same(`withheld: ${label}`, withheldRightly(world.model, invoice), withheldShown(answer));
    }
  },
};

/** What is withheld of an invoice, and what its credit notes have taken back of that. */
function withheldRightly(model: Books, invoice: Invoice): bigint[] {
  const notes = model.notesAgainst(invoice).map(({ withheld }) => withheld);
  return [model.total(invoice) - model.asks(invoice), notes.reduce((sum, one) => sum + one, 0n)];
}

function withheldShown({ withholdings, withholding_total, withholding_credited, currency }: any): bigint[] {
  const parts = (withholdings as { amount: number }[]).map(({ amount }) => unitsOf(amount, currency));
  const withheld = parts.reduce((sum, one) => sum + one, 0n);
  same('sum of withholdings', unitsOf(withholding_total, currency), withheld);
  return [withheld, unitsOf(withholding_credited, currency)];
}

/** Returns what an invoice must show, wherever it is shown. */
export function rightOf(model: Books, invoice: Invoice): object {
  return {
    ...{ status: model.status(invoice), total: model.total(invoice), amount_due: model.due(invoice) },
    ...{ discount: invoice.discount, waived: invoice.waived, asked: model.asked(invoice) },
    ...{ early: model.discounted(invoice)?.pays },
    ...{
      overdue: model.isOverdue(invoice),
      due_date: dueDay(model, invoice),
      amount_paid: model.paid(invoice),
    },
    issued_due_date: invoice.printedDueOn,
    next: askedNext(model, invoice),
    // What is not asked for any more is due no more.
    instalments: partsOf(model, invoice).map(({ day, amount, open }) => {
      return [day, amount, invoice.state === 'issued' ? open : 0n];
    }),
  };
}

/** Returns the same of an answer. */
export function shownOf(answer: any, currency: string): object {
  const {
    status,
    total,
    amount_due,
    overdue,
    due_date,
    issued_due_date,
    amount_paid,
    settlement,
    instalments,
  } = answer;
  const [early] = settlement.open_discounts;
  return {
    ...{ status, total: unitsOf(total, currency), amount_due: unitsOf(amount_due, currency) },
    ...{ discount: unitsOf(settlement.discount, currency), waived: unitsOf(settlement.waived, currency) },
    ...{ asked: unitsOf(settlement.due, currency), early: early && unitsOf(early.pays, currency) },
    ...{ overdue, due_date, amount_paid: unitsOf(amount_paid, currency) },
    issued_due_date,
    next: unitsOf(settlement.due_next, currency),
    instalments: (instalments as any[]).map((one) => {
      return [one.due_date, unitsOf(one.amount, currency), unitsOf(one.amount_due, currency)];
    }),
  };
}

export const invoiceAnswers: Place = {
  name: 'answers of invoices',
  cost: 'cheap',
  reads: ['InvoiceSummary.total', 'InvoiceSummary.amount_due', 'InvoiceSummary.amount_paid'],
  read: async (world) => {
    const listed = must(await world.api.get('/invoices?limit=100'), 200).data as { id: string }[];
    for (const invoice of world.model.invoices.values()) {
      const id = world.idOf(invoice.label);
      const shown = listed.find((one) => one.id === id);
      if (invoice.state === 'draft') {
        same(`list: ${invoice.label}`, 'draft', (shown as { status?: string } | undefined)?.status);
        continue;
      }
      const right = rightOf(world.model, invoice);
      same(`list: ${invoice.label}`, right, shown && shownOf(shown, invoice.currency));
    }
  },
};

/** What stands around a line, which says nothing about its amounts. */
function aroundOf(line: any): object {
  const { above, below } = line.around ?? line;
  return { ...(above !== undefined && { above }), ...(below !== undefined && { below }) };
}
