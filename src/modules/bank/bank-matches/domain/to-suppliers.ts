import type { BillOutcome, MatchableLine, RunCandidate, SupplierCandidates } from './candidates.js';
import { documentsPaid, type SettledDocument } from './documents-paid.js';
import type { Found, Search } from './found.js';
import { textsOf } from './named.js';
import { onRecord } from './on-record.js';
import type { MatchFact } from './verdicts.js';

/** What money that went out may be of what suppliers get: a payment on record, a payment run, or one of bills. */
export function toSuppliers(
  out: MatchableLine,
  { bills, payments, runs, payees }: SupplierCandidates,
): Search {
  const line = { ...out, amount: -out.amount };
  const { amount } = line;
  const recorded = onRecord({
    ...{ line, payments, owners: payees },
    outcome: (bill_payment_id) => ({ kind: 'recorded_bill_payment', bill_payment_id, amount }),
  });
  const { found, findings } = documentsPaid({
    ...{ line, documents: bills, owners: payees },
    outcome: (supplier_id, settled) => {
      return { kind: 'bill_payment', supplier_id, amount, bills: settled.map(billOutcome) };
    },
  });
  return { found: [...recorded, ...executed(line, runs), ...found], findings };
}

/** A discount is the rest of the bill, until some days after its end. */
function billOutcome({ id, amount, due, offer }: SettledDocument): BillOutcome {
  return { bill_id: id, amount, ...(offer !== undefined && { discount: due - amount }) };
}

/** A payment run that the bank has booked as one amount. */
function executed(line: MatchableLine, runs: readonly RunCandidate[]): Found[] {
  const possible = runs.filter(({ amount }) => amount === line.amount);
  return possible.map((run) => {
    const { id: payment_run_id, bank_id, execute_on, is_settled } = run;
    const named: readonly MatchFact[] = isRunNamed(line, run) ? ['reference'] : [];
    const only: readonly MatchFact[] = possible.length === 1 ? ['only_one'] : [];
    const facts: MatchFact[] = [is_settled ? 'recorded' : 'released', 'amount_exact', ...named, ...only];
    return {
      outcomes: [{ kind: 'payment_run', payment_run_id, amount: line.amount }],
      facts: new Set(facts),
      day: execute_on,
      about: { numbers: [bank_id], name: '' },
    };
  });
}

/** Banks break texts, and some write them in capitals. */
function isRunNamed(line: MatchableLine, { bank_id }: RunCandidate): boolean {
  const told = [...textsOf(line), line.batch_reference ?? ''];
  return told.some((text) => text.replace(/\s/g, '').toLowerCase().includes(bank_id));
}
