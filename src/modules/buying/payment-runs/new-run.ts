import { absolute } from '../../../kernel/money/amount.js';
import { jsonPointer } from '../../../kernel/problems/json-pointer.js';
import { unknownReference, validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';
import { BankAccountsRepository } from '../../bank/bank-accounts/index.js';
import { organizationToday } from '../../people/organizations/index.js';
import { amountDue, BillSettlement, isCredit, type BillEntity } from '../bills/index.js';
import { SuppliersRepository } from '../suppliers/index.js';
import type { PaymentRunDetails, RunTransfer } from './domain/payment-run.js';
import { leftOutReasons, transferOf, type LeftOutReason } from './domain/transfer-of.js';
import type { PaymentRunWithItems } from './entities/payment-run.entity.js';
import { PaymentRunsRepository } from './payment-runs.repository.js';

const LEFT_OUT_MAX = 100;

type LeftOut = { readonly bill_id: string; readonly reason: LeftOutReason };

/** Makes a run and takes its bills into it. Raises `validation_failed` with every fault. */
export async function newRun(tx: Transaction, details: PaymentRunDetails): Promise<PaymentRunWithItems> {
  const { today } = await organizationToday(tx);
  const { bank_account_id, execute_on = today, bills: named, due_until } = details;
  const faults = [
    ...(await accountFaults(tx, bank_account_id)),
    ...(execute_on < today ? [IN_THE_PAST] : []),
    ...((named === undefined) === (due_until === undefined) ? [EITHER_OR] : []),
  ];
  if (faults.length > 0) throw validationFailed(faults);
  const runs = new PaymentRunsRepository(tx);
  const ids = named?.map(({ bill_id }) => bill_id) ?? (await runs.dueBy(due_until ?? today));
  const bills = await new BillSettlement(tx).lock(ids);
  const { transfers, leftOut } = await plannedTransfers(tx, ids, bills);
  if (named !== undefined) assertAllPaid(ids, bills, leftOut);
  if (transfers.length === 0) throw validationFailed([NOTHING_DUE]);
  const left_out = leftOut.slice(0, LEFT_OUT_MAX);
  const run = await runs.insert({ bank_account_id, execute_on, left_out }, transfers);
  await reserve(tx, bills, { ids: transfers.map(({ bill_id }) => bill_id), runId: run.id });
  return run;
}

/** Takes locked bills into a run, or frees them without one. */
export async function reserve(
  tx: Transaction,
  bills: ReadonlyMap<string, BillEntity>,
  { ids, runId }: { readonly ids: readonly string[]; readonly runId: string | null },
): Promise<void> {
  const settlement = new BillSettlement(tx);
  for (const id of ids) {
    const bill = bills.get(id);
    if (bill === undefined) throw new Error('A payment run names no locked bill.');
    await settlement.reserve(bill, runId);
  }
}

const IN_THE_PAST: FieldFault = {
  pointer: '#/execute_on',
  code: 'in_the_past',
  detail: 'A bank executes nothing on a day that has passed.',
};

const EITHER_OR: FieldFault = {
  pointer: '#/bills',
  code: 'either_or',
  detail: 'Either bills or due_until is needed, and not both.',
};

const NOTHING_DUE: FieldFault = {
  pointer: '#/due_until',
  code: 'nothing_due',
  detail: 'No approved bill in euros with a known account is due by this day and in no other run.',
};

async function accountFaults(tx: Transaction, id: string): Promise<FieldFault[]> {
  const account = await new BankAccountsRepository(tx).byId(id);
  const pointer = '#/bank_account_id';
  if (account === undefined) return [{ pointer, ...unknownReference('bank account') }];
  if (account.iban !== null && account.currency === 'EUR') return [];
  const detail = 'A run is paid from an account in euros that has an IBAN.';
  return [{ pointer, code: 'no_sepa_account', detail }];
}

async function plannedTransfers(
  tx: Transaction,
  ids: readonly string[],
  bills: ReadonlyMap<string, BillEntity>,
): Promise<{ readonly transfers: RunTransfer[]; readonly leftOut: LeftOut[] }> {
  const found = [...new Set(ids)].flatMap((id) => bills.get(id) ?? []);
  const suppliers = await new SuppliersRepository(tx).byIds(found.flatMap((bill) => bill.supplier_id ?? []));
  const [transfers, leftOut]: [RunTransfer[], LeftOut[]] = [[], []];
  for (const bill of found) {
    const facts = { due: absolute(amountDue(bill) ?? 0n), is_credit: isCredit(bill) };
    const planned = transferOf({ ...bill, ...facts }, suppliers.get(bill.supplier_id ?? ''));
    if (typeof planned === 'string') leftOut.push({ bill_id: bill.id, reason: planned });
    else transfers.push(planned);
  }
  return { transfers, leftOut };
}

/** Refuses a run that was to pay bills which cannot be paid, or one of them twice. */
function assertAllPaid(
  ids: readonly string[],
  bills: ReadonlyMap<string, BillEntity>,
  leftOut: readonly LeftOut[],
): void {
  const reasons = new Map(leftOut.map(({ bill_id, reason }) => [bill_id, reason]));
  const faults = ids.flatMap((id, at): FieldFault[] => {
    const pointer = jsonPointer(['bills', at, 'bill_id']);
    if (ids.indexOf(id) < at) return [{ pointer, code: 'repeated', detail: 'This bill is named before.' }];
    if (!bills.has(id)) return [{ pointer, ...unknownReference('bill') }];
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ pointer, code: reason, detail: leftOutReasons[reason] }];
  });
  if (faults.length > 0) throw validationFailed(faults);
}
