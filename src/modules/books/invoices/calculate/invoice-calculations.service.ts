import assert from 'node:assert';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal } from '../../../../platform/index.js';
import { noLimits } from '../domain/amount-faults.js';
import type { ExplainedStep } from '../domain/calculation-explained.js';
import type { CalculationTrace } from '../domain/calculation-trace.js';
import { invoiceTotals, type InvoiceTotals } from '../domain/invoice-totals.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { draftCalculator, type CalculatedInvoice } from './calculated-draft.js';
import { explainedSteps } from './explained-steps.js';
import { storedDocument } from './stored-document.js';

/** An invoice, and how its amounts came to be. */
export interface ExplainedInvoice {
  readonly invoice: InvoiceWithItems;
  readonly steps: readonly ExplainedStep[];
}

/** Calculations that store nothing: of an invoice that is not there yet, and of one that is. */
@Injectable()
export class InvoiceCalculationsService {
  constructor(private readonly work: UnitOfWork) {}

  /** What an invoice would come to, a total below zero included. Raises `validation_failed`. */
  calculate(who: Principal, details: InvoiceDetails): Promise<CalculatedInvoice> {
    return this.work.run(who, async (tx) => (await draftCalculator(tx, details))(details, noLimits));
  }

  /** Explains the amounts of an invoice by calculating them again from the stored values. */
  async explain(who: Principal, id: string): Promise<ExplainedInvoice> {
    const invoice = await this.work.run(who, (tx) => new InvoicesRepository(tx).byId(id));
    if (invoice === undefined) throw notFound('invoice');
    const trace: CalculationTrace = [];
    assertStored(invoice, invoiceTotals(storedDocument(invoice), trace));
    return { invoice, steps: await explainedSteps(trace, invoice.currency) };
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
    'withholding_total',
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
