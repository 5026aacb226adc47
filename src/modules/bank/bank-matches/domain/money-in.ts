import type { AllocationOutcome, Candidates, MatchableLine } from './candidates.js';
import { documentsPaid, type SettledDocument } from './documents-paid.js';
import type { Search } from './found.js';
import { onRecord } from './on-record.js';

/** What money that came in may be: a payment on record, or one of open invoices. */
export function moneyIn(line: MatchableLine, { invoices, payments, payers }: Candidates): Search {
  const { amount } = line;
  const recorded = onRecord({
    ...{ line, payments, owners: payers },
    outcome: (payment_id) => ({ kind: 'recorded_payment', payment_id, amount }),
  });
  const { found, findings } = documentsPaid({
    ...{ line, documents: invoices, owners: payers },
    outcome: (customer_id, settled) => {
      const allocations = settled.map((one) => allocationOf(line, one));
      return { kind: 'payment', customer_id, amount, allocations };
    },
  });
  return { found: [...recorded, ...found], findings };
}

/** A discount is taken although the money came some days late. */
function allocationOf(
  { booked_on }: MatchableLine,
  { id, amount, offer }: SettledDocument,
): AllocationOutcome {
  const isLate = offer !== undefined && offer.until < booked_on;
  return { invoice_id: id, amount, ...(isLate && { settle_rest: 'early_payment' as const }) };
}
