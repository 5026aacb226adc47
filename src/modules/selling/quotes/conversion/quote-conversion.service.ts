import { Injectable } from '@nestjs/common';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../../platform/index.js';
import { InvoicesRepository, type InvoiceWithItems } from '../../../books/invoices/index.js';
import { lockedQuoteFor } from '../lifecycle/locked-quote.js';
import { quoteChanged } from '../quotes.events.js';
import { contentErased } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import * as problems from './conversion.problems.js';
import { invoiceDeposit, invoiceLines, type DepositDetails, type Invoicing } from './make-invoice.js';
import type { Quantities } from './part-of-quote.js';
import { acceptedQuote, standingOf, type MadeInvoice, type QuoteInvoicing } from './standing.js';
import { wantedQuantities, type WantedItem } from './wanted-quantities.js';

/** What of a quote is invoiced: some lines, a deposit, or all that is left. */
export interface ConversionDetails {
  readonly items?: readonly WantedItem[];
  readonly allow_more?: boolean;
  readonly deposit?: DepositDetails;
  readonly final?: boolean;
}

/** Makes invoices of quotes that were accepted. */
@Injectable()
export class QuoteConversion {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Makes a draft. Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `validation_failed`; then
   * nothing is stored.
   */
  convert(who: Principal, target: Target, details: ConversionDetails): Promise<InvoiceWithItems> {
    return this.work.run(who, async (tx) => {
      const invoicing = await lockedInvoicing(tx, target);
      assertOne(details);
      if (invoicing.standing.left.size === 0) throw problems.nothingLeft();
      if (details.deposit !== undefined) return invoiceDeposit(tx, invoicing, details.deposit);
      const part = partOf(invoicing, details);
      const invoice = await invoiceLines(tx, invoicing, part);
      if (part.isAll) announceInvoiced(tx, invoicing);
      return invoice;
    });
  }

  /** Where the invoicing of a quote stands. Raises `not_found`. */
  invoicing(who: Principal, id: string): Promise<QuoteInvoicing> {
    return this.work.read(who, async (tx) => {
      const found = [new QuotesRepository(tx).get(id), new InvoicesRepository(tx).ofQuote(id)] as const;
      const [quote, invoices] = await Promise.all(found);
      const { content } = quote;
      const lines =
        content === null || quote.acceptance === null ? [] : acceptedQuote({ ...quote, content }).lines;
      const { made, left } = standingOf(invoices, lines);
      return {
        made,
        left: [...left].map(([quote_item_id, micros]) => ({
          quote_item_id,
          quantity: Decimal.ofMicros(micros),
        })),
      };
    });
  }
}

async function lockedInvoicing(tx: Transaction, target: Target): Promise<Invoicing> {
  const { before } = await lockedQuoteFor(tx, target, 'create_invoice');
  const { content, acceptance, number } = before;
  if (content === null || acceptance === null || number === null)
    throw contentErased('create_invoice', before.status);
  const quote = { ...before, content, acceptance, number };
  const accepted = acceptedQuote(quote);
  const invoices = await new InvoicesRepository(tx).lockOfQuote(quote.id);
  return { quote, accepted, standing: standingOf(invoices, accepted.lines) };
}

interface WantedPart {
  readonly wanted: Quantities;
  readonly deposits: readonly MadeInvoice[];
  /** Whether nothing is left then. */
  readonly isAll: boolean;
}

function partOf(
  { accepted, standing: { left, deposits } }: Invoicing,
  { items, allow_more = false, final = false }: ConversionDetails,
): WantedPart {
  const whole = new Map(accepted.lines.map(({ id, quantity }) => [id, quantity.micros]));
  const available = { left, accepted: whole, allowMore: allow_more };
  const wanted = items === undefined ? new Map(left) : wantedQuantities(items, available);
  const isAll = [...left].every(([id, rest]) => {
    const now = wanted.get(id) ?? 0n;
    return rest > 0n ? now >= rest : now <= rest;
  });
  if (isAll && !final && deposits.length > 0) throw problems.depositsStand();
  if (final && deposits.some(({ invoice }) => invoice.number === null)) throw problems.depositNotIssued();
  return { wanted, deposits: final ? deposits : [], isAll };
}

function announceInvoiced(tx: Transaction, { quote }: Invoicing): void {
  tx.announce(quoteChanged('invoiced', { before: quote, now: { ...quote, status: 'invoiced' } }));
}

function assertOne({ items, deposit, final = false }: ConversionDetails): void {
  if (items !== undefined && deposit !== undefined) throw problems.saidTwice('#/deposit');
  if (final && (items !== undefined || deposit !== undefined)) throw problems.saidTwice('#/final');
  if (deposit !== undefined && (deposit.percent === undefined) === (deposit.amount === undefined)) {
    throw problems.depositUnclear();
  }
}
