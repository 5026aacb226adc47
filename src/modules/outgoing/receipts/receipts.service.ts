import { Injectable } from '@nestjs/common';
import { owed } from '../../../kernel/accounts/owed.js';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { sumOf } from '../../../kernel/money/allocation.js';
import { amountText, type MinorUnits } from '../../../kernel/money/amount.js';
import { notFound } from '../../../kernel/problems/problem.js';
import { UnitOfWork, type FileAnswer, type Principal, type Transaction } from '../../../platform/index.js';
import {
  invalidPaymentTransition,
  isPossibleForPayment,
  PaymentsRepository,
  type PaymentWithAllocations,
} from '../../books/payments/index.js';
import { payments } from '../../books/payments/payments.resource.js';
import { ReceivablesRepository } from '../../books/receivables/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import {
  ReceiptPrinter,
  type ReceiptFigures,
  type ReceiptToPrint,
  type SettledInvoiceFigures,
} from '../documents/index.js';
import { ReceiptsRepository, type SettledInvoice } from './receipts.repository.js';

/** A payment with what its receipt says. */
export interface Receipt {
  readonly payment: PaymentWithAllocations;
  readonly figures: ReceiptFigures;
}

interface Prepared {
  readonly payment: PaymentWithAllocations;
  readonly paper: ReceiptToPrint;
}

/** Receipts of payments as they are now. */
@Injectable()
export class Receipts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly printer: ReceiptPrinter,
  ) {}

  /** A payment in any state, held until the transaction ends, and its receipt; undefined where there is none. */
  async lock(tx: Transaction, id: string): Promise<Receipt | undefined> {
    const payment = await new PaymentsRepository(tx).lockById(id);
    return payment && this.of(tx, payment);
  }

  /** What the receipt of a payment says. */
  async of(tx: Transaction, payment: PaymentWithAllocations): Promise<Receipt> {
    const { id, customer_id, currency } = payment;
    const [settled, { today }, { covered }] = await Promise.all([
      new ReceiptsRepository(tx).settledBy(id),
      organizationToday(tx),
      new ReceivablesRepository(tx).creditOf(customer_id, currency),
    ]);
    return { payment, figures: figuresOf(payment, settled, { today, covered }) };
  }

  /**
   * The receipt as a PDF. Takes a language, else it is that of the customer, else that of the documents.
   *
   * Raises `not_found`, `invalid_state_transition` of a payment that is reversed, and `rendering_failed`.
   */
  async print(who: Principal, id: string, language?: string): Promise<FileAnswer> {
    const prepared = await this.prepared(who, id, language);
    if (prepared === undefined) throw notFound('payment');
    const { payment, paper } = prepared;
    if (!isPossibleForPayment('send', payment)) throw invalidPaymentTransition('send', payment);
    return this.printer.print(paper, receiptName(id));
  }

  /** The same of a payment in any state, for a mail that may leave; undefined where there is none any more. */
  async printIfThere(who: Principal, id: string, language?: string): Promise<FileAnswer | undefined> {
    const prepared = await this.prepared(who, id, language);
    return prepared && this.printer.print(prepared.paper, receiptName(id));
  }

  private prepared(who: Principal, id: string, language: string | undefined): Promise<Prepared | undefined> {
    return this.work.run(who, async (tx) => {
      const payment = await new PaymentsRepository(tx).byId(id);
      if (payment === undefined) return undefined;
      const { figures } = await this.of(tx, payment);
      const { customer_id: customerId, currency } = payment;
      const wanted = { customerId, language, currency, payable: 0n };
      return { payment, paper: await this.printer.prepare(tx, figures, wanted) };
    });
  }
}

/** What the file of a receipt is called, without its ending. */
export function receiptName(paymentId: string): string {
  return `receipt-${toTypeId(payments.idPrefix, paymentId)}`;
}

function figuresOf(
  payment: PaymentWithAllocations,
  settled: readonly SettledInvoice[],
  { today, covered }: { readonly today: string; readonly covered: ReadonlySet<string> },
): ReceiptFigures {
  const { currency, amount, received_on, method, reference } = payment;
  const text = (units: MinorUnits): string => amountText(units, currency);
  // Nobody is asked for what the credit of the customer covers.
  const dueOf = (one: SettledInvoice): MinorUnits =>
    covered.has(one.id) ? 0n : owed(one, { on: today }).due;
  const orNothing = (units: MinorUnits): string | null => (units === 0n ? null : text(units));
  return {
    ...{ currency, received_on, method, reference },
    as_of: today,
    amount: text(amount),
    invoices: settled.map((one) => ({
      number: one.number,
      issue_date: one.issue_date,
      total: text(one.total),
      paid: text(one.paid),
      deduction: deductionOf(one, text),
      open: text(dueOf(one)),
    })),
    applied: text(sumOf(settled.map(({ paid }) => paid))),
    refunded: orNothing(payment.refunded_amount),
    credit: orNothing(payment.unapplied_amount),
    open: orNothing(sumOf(settled.map(dueOf))),
  };
}

function deductionOf(
  { discount, let_go }: SettledInvoice,
  text: (units: MinorUnits) => string,
): SettledInvoiceFigures['deduction'] {
  if (discount + let_go === 0n) return null;
  return { kind: discount === 0n ? 'let_go' : 'discount', amount: text(discount + let_go) };
}
