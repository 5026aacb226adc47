import { Injectable } from '@nestjs/common';
import { decimalAmount, type MinorUnits } from '../../../kernel/money/amount.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import { Problem, validationFailed } from '../../../kernel/problems/problem.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import { ANY_VERSION, insufficientScope, type Principal, type Transaction } from '../../../platform/index.js';
import {
  SupplierMoney,
  type ExecutedMoney,
  type LineOfMoney,
  type MoneyToSupplier,
  type NamedMoney,
  type RecordedMoney,
  type SoughtMoney,
  type SupplierCandidates,
} from '../../bank/bank-matches/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { BillPaymentsRepository, recordBillPayment, reverseBillPayment } from '../bill-payments/index.js';
import { BillSettlement } from '../bills/index.js';
import {
  endTransfers,
  freeBills,
  lockedRunsOf,
  PaymentRunsRepository,
  reopenTransfers,
  settleRun,
  waitingOf,
  type PaymentRunWithItems,
} from '../payment-runs/index.js';
import { receivedFiles } from '../received-files/received-files.resource.js';
import * as sql from './bill-matches.sql.js';
import { CandidatesRepository } from './candidates.repository.js';

/** A transfer that a line is. */
interface Transfer {
  readonly run: PaymentRunWithItems;
  readonly position: number;
  readonly bill_id: string;
}

/** Money that goes to suppliers, as far as bank lines are it. */
@Injectable()
export class MoneyOfLines extends SupplierMoney {
  override candidates(tx: Transaction, sought: SoughtMoney): Promise<SupplierCandidates> {
    return new CandidatesRepository(tx).of(sought);
  }

  override async hold(tx: Transaction, { payments, runs, bills }: NamedMoney): Promise<void> {
    // Which payments of a run are free is asked afterwards: a statement sees nothing of whom it waits for.
    const ofRuns =
      runs.length === 0 ? [] : await tx.rows<{ id: string }>(sql.PAYMENTS_OF_RUNS, [tx.organizationId, runs]);
    for (const id of inOrder([...payments, ...ofRuns.map((row) => row.id)]))
      await new BillPaymentsRepository(tx).lockById(id);
    const values = [tx.organizationId, bills];
    const rows = bills.length === 0 ? [] : await tx.rows<{ id: string }>(sql.RUNS_OF_BILLS, values);
    for (const id of inOrder([...runs, ...rows.map((row) => row.id)]))
      await new PaymentRunsRepository(tx).lockById(id);
    if (bills.length > 0) await new BillSettlement(tx).lock(bills);
  }

  override async pay(tx: Transaction, money: MoneyToSupplier): Promise<string> {
    assertMayRecord(tx.who);
    const transfers = await transfersOf(tx, money);
    await freeBills(tx, transfers);
    const payment = await ofBills(() => recordBillPayment(tx, detailsOf(money)));
    for (const run of new Set(transfers.map((transfer) => transfer.run))) {
      const own = transfers.filter((transfer) => transfer.run === run);
      const ended = own.map(({ position }) => ({ position, payment_id: payment.id }));
      await endTransfers(tx, run, ended);
    }
    return payment.id;
  }

  override async recorded(tx: Transaction, paymentId: string): Promise<RecordedMoney | undefined> {
    const payment = await new BillPaymentsRepository(tx).lockById(paymentId);
    return payment && { ...payment, is_reversed: payment.reversed_at !== null };
  }

  override async execute(
    tx: Transaction,
    { id, currency, paid_on, ...line }: Parameters<SupplierMoney['execute']>[1],
  ): Promise<readonly ExecutedMoney[] | undefined> {
    const run = await new PaymentRunsRepository(tx).lockById(id);
    if (run === undefined || currency !== run.currency || !(await isExecutedBy(tx, run, line)))
      return undefined;
    if (run.status === 'settled') {
      const values = [tx.organizationId, id];
      const rows = await tx.rows<{ id: string; amount: MinorUnits }>(sql.FREE_PAYMENTS_OF_RUN, values);
      return rows.map((row) => ({ ...row, is_made: false }));
    }
    if (run.status !== 'released') return undefined;
    assertMayRecord(tx.who);
    const places = new Set(waitingOf(run).map(({ position }) => position));
    const settled = await settleRun(tx, run, paid_on);
    return settled.items.flatMap(({ position, amount, payment_id }) =>
      payment_id !== null && places.has(position) ? [{ id: payment_id, amount, is_made: true }] : [],
    );
  }

  override async takeBack(tx: Transaction, paymentId: string, reason: string): Promise<void> {
    assertMayRecord(tx.who);
    await new BillPaymentsRepository(tx).lockById(paymentId);
    const runs = await lockedRunsOf(tx, paymentId);
    await reverseBillPayment(tx, { id: paymentId, seen: ANY_VERSION }, reason);
    for (const run of runs) await reopenTransfers(tx, run, paymentId);
  }
}

/** What a setting of a bank account books by itself was allowed to it when it was set. */
function assertMayRecord(who: Principal): void {
  const may = who.kind === 'system' || who.scopes.has(receivedFiles.write);
  if (!may) throw insufficientScope(receivedFiles.write);
}

/** Whether a line can be what a bank has executed: of the account that pays, and not booked before the release. */
async function isExecutedBy(
  tx: Transaction,
  { bank_account_id, released_at }: PaymentRunWithItems,
  line: LineOfMoney,
): Promise<boolean> {
  if (bank_account_id !== line.bank_account_id || released_at === null) return false;
  const { organization } = await organizationToday(tx);
  return line.booked_on >= dateInZone(released_at, organization.time_zone);
}

/** A released run that a line can be of, locked. */
async function executedRun(
  tx: Transaction,
  id: string,
  { currency, ...line }: MoneyToSupplier,
): Promise<PaymentRunWithItems | undefined> {
  const run = await new PaymentRunsRepository(tx).lockById(id);
  if (run?.status !== 'released' || run.currency !== currency) return undefined;
  return (await isExecutedBy(tx, run, line)) ? run : undefined;
}

/** The transfers of released runs that pay a bill with just what is paid. */
async function transfersOf(tx: Transaction, money: MoneyToSupplier): Promise<Transfer[]> {
  const found = await new BillSettlement(tx).lock(money.bills.map(({ bill_id }) => bill_id));
  const runs = new Map<string, PaymentRunWithItems | undefined>();
  const transfers: Transfer[] = [];
  for (const { bill_id, amount, discount } of money.bills) {
    const id = found.get(bill_id)?.payment_run_id ?? undefined;
    if (id === undefined || discount !== undefined) continue;
    if (!runs.has(id)) runs.set(id, await executedRun(tx, id, money));
    const run = runs.get(id);
    const item = run && waitingOf(run).find((one) => one.bill_id === bill_id && one.amount === amount);
    const isRepeated = transfers.some((one) => one.bill_id === bill_id);
    if (item && !isRepeated) transfers.push({ run, position: item.position, bill_id });
  }
  return transfers;
}

function detailsOf(money: MoneyToSupplier): Parameters<typeof recordBillPayment>[1] {
  const { supplier_id, currency, paid_on, reference, bills } = money;
  const decimal = (units: MinorUnits): Decimal => decimalAmount(units, currency);
  return {
    ...{ supplier_id, currency, paid_on, method: 'bank_transfer', amount: decimal(money.amount) },
    ...(reference !== undefined && { reference }),
    allocations: bills.map(({ bill_id, amount, discount }) => ({
      ...{ bill_id, amount: decimal(amount) },
      ...(discount !== undefined && { discount: decimal(discount) }),
    })),
  };
}

/** Faults of allocations are those of bills here. */
async function ofBills<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const errors =
      error instanceof Problem && error.code === 'validation_failed' ? error.extras.errors : undefined;
    if (errors === undefined) throw error;
    const pointerOf = (pointer: string): string => pointer.replace(/^#\/allocations(?=\/|$)/, '#/bills');
    throw validationFailed(errors.map((fault) => ({ ...fault, pointer: pointerOf(fault.pointer) })));
  }
}

function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}
