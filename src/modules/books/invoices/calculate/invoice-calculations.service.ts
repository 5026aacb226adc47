import assert from 'node:assert';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { noLimits } from '../domain/amount-faults.js';
import { explained, type ExplainedStep } from '../domain/calculation-explained.js';
import type { CalculationTrace } from '../domain/calculation-trace.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import { invoiceTotals, type InvoiceTotals } from '../domain/invoice-totals.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import { draftItemRow, draftRow, type DraftItemRow, type DraftRow } from '../write/draft-rows.sql.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { DraftsRepository } from '../write/drafts.repository.js';
import { storedDocument } from './stored-document.js';

/** An invoice, and how its amounts came to be. */
export interface ExplainedInvoice {
  readonly invoice: InvoiceWithItems;
  readonly steps: readonly ExplainedStep[];
}

/** An invoice that is not stored, in the form that its row would have. */
export type CalculatedInvoice = DraftRow & { readonly items: readonly DraftItemRow[] };

/** An invoice can have thousands; between so many of them the requests of others get on. */
const STEPS_AT_ONCE = 100;

/** Calculations that store nothing: of an invoice that is not there yet, and of one that is. */
@Injectable()
export class InvoiceCalculationsService {
  constructor(private readonly work: UnitOfWork) {}

  /** What an invoice would come to, a total below zero included. Raises `validation_failed`. */
  calculate(who: Principal, details: InvoiceDetails): Promise<CalculatedInvoice> {
    return this.work.run(who, async (tx) => {
      const around = await new DraftsRepository(tx).surroundings(details);
      const draft = invoiceDraft(details, around, noLimits);
      return { ...draftRow(draft), items: draft.items.map(draftItemRow) };
    });
  }

  /** Explains the amounts of an invoice by calculating them again from the stored values. */
  async explain(who: Principal, id: string): Promise<ExplainedInvoice> {
    const invoice = await this.work.run(who, (tx) => new InvoicesRepository(tx).byId(id));
    if (invoice === undefined) throw notFound('invoice');
    const trace: CalculationTrace = [];
    assertStored(invoice, invoiceTotals(storedDocument(invoice), trace));
    const steps: ExplainedStep[] = [];
    for (let at = 0; at < trace.length; at += STEPS_AT_ONCE) {
      steps.push(...explained(trace.slice(at, at + STEPS_AT_ONCE), invoice.currency));
      await othersFirst();
    }
    return { invoice, steps };
  }
}

/** The explained amounts must equal those of the document to the smallest unit; anything else is a bug. */
function assertStored(invoice: InvoiceWithItems, totals: InvoiceTotals): void {
  const amounts = [
    'subtotal',
    'discount_total',
    'charge_total',
    'tax_total',
    'total',
    'payable_rounding',
  ] as const;
  for (const name of amounts) assert.equal(totals[name], invoice[name], `${name} is another than stored.`);
  invoice.items.forEach(({ gross, net, taxable }, at) => {
    const { lines } = totals;
    const line = lines[at] && [lines[at].gross, lines[at].net, lines[at].taxable];
    assert.deepEqual(line, [gross, net, taxable], `Line ${at + 1} is another than stored.`);
  });
  const groups = totals.tax_breakdown.map(({ taxable, tax }) => [String(taxable), String(tax)]);
  const stored = invoice.tax_breakdown.map(({ taxable, tax }) => [taxable, tax]);
  assert.deepEqual(groups, stored, 'The tax groups are others than stored.');
}
