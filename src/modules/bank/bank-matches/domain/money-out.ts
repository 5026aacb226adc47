import type { Candidates, MatchableLine, Outcome, PaymentCandidate, RefundCandidate } from './candidates.js';
import type { Found, Search } from './found.js';
import { isAbout } from './on-record.js';
import { toSuppliers } from './to-suppliers.js';
import { referencesOf, textsOf } from './named.js';
import { isNamed } from './numbers.js';
import { partyFacts } from './party.js';
import type { MatchFact } from './verdicts.js';

/** German codes of debits and credits that came back. */
const RETURNS = ['108', '109', '159'];

/** What money that went out may be: a payment that came back, what was given back, or what went to suppliers. */
export function moneyOut(line: MatchableLine, candidates: Candidates): Search {
  const found = [...returned(line, candidates), ...given(line, candidates), ...credit(line, candidates)];
  const spent = toSuppliers(line, candidates.suppliers);
  return { found: [...found, ...spent.found], findings: spent.findings };
}

/** A payment that the bank takes back, with what it keeps for that. */
function returned(line: MatchableLine, candidates: Candidates): Found[] {
  const { return_reason, transaction_code, charges } = line;
  const isReturn = return_reason !== null || RETURNS.includes(transaction_code ?? '');
  if (!isReturn) return [];
  const amount = -line.amount;
  return candidates.payments.flatMap((payment) => {
    const fee = amount - payment.amount;
    if (fee !== 0n && fee !== charges) return [];
    const reversal: Outcome = { kind: 'reversal', payment_id: payment.id, amount: payment.amount };
    const outcomes: Outcome[] = fee === 0n ? [reversal] : [reversal, { kind: 'fee', amount: fee }];
    const facts: MatchFact[] = ['returned', 'amount_exact', ...textFacts(line, payment.reference)];
    return [foundOf(line, { outcomes, facts, of: payment, day: payment.received_on }, candidates)];
  });
}

/** What somebody has recorded as given back. */
function given(line: MatchableLine, candidates: Candidates): Found[] {
  const possible = candidates.refunds.filter(
    ({ amount, refunded_on }) => amount === -line.amount && isAbout(line.booked_on, refunded_on),
  );
  return possible.flatMap((refund) => {
    const { payment_id, credit_note_id, amount, refunded_on } = refund;
    const outcome: Outcome = { kind: 'recorded_refund', payment_id, credit_note_id, amount };
    const said = [...textFacts(line, refund.number), ...textFacts(line, refund.reference)];
    const told: readonly MatchFact[] = said.length > 0 ? ['reference'] : [];
    const only: readonly MatchFact[] = possible.length === 1 ? ['only_one'] : [];
    const facts: MatchFact[] = ['recorded', 'amount_exact', ...told, ...only];
    const party = partyFacts(line, refund, candidates.payers);
    if (told.length + only.length + party.length === 0) return [];
    return [foundOf(line, { outcomes: [outcome], facts, of: refund, day: refunded_on }, candidates)];
  });
}

/** Credit of a payment that is exactly as much. */
function credit(line: MatchableLine, candidates: Candidates): Found[] {
  const amount = -line.amount;
  const possible = candidates.payments.filter(({ unapplied }) => unapplied === amount);
  return possible.map((payment) => {
    const outcome: Outcome = { kind: 'refund', payment_id: payment.id, amount };
    const only: readonly MatchFact[] = possible.length === 1 ? ['only_one'] : [];
    const facts: MatchFact[] = ['amount_exact', ...textFacts(line, payment.reference), ...only];
    return foundOf(line, { outcomes: [outcome], facts, of: payment, day: payment.received_on }, candidates);
  });
}

interface Part {
  readonly outcomes: readonly Outcome[];
  readonly facts: readonly MatchFact[];
  readonly of: PaymentCandidate | RefundCandidate;
  readonly day: string;
}

function foundOf(line: MatchableLine, { outcomes, facts, of, day }: Part, candidates: Candidates): Found {
  const number = 'number' in of ? of.number : of.reference;
  return {
    outcomes,
    facts: new Set([...facts, ...partyFacts(line, of, candidates.payers)]),
    day,
    about: { numbers: number === null ? [] : [number], name: of.party_name },
  };
}

function textFacts(line: MatchableLine, reference: string | null): MatchFact[] {
  if (reference === null || reference.trim() === '') return [];
  if (referencesOf(line).includes(reference)) return ['reference'];
  return isNamed(textsOf(line).join('\n'), reference) ? ['number_in_text'] : [];
}
