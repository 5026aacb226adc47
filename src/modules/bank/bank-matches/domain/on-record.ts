import type { MatchableLine, Outcome, PaymentCandidate } from './candidates.js';
import type { Found } from './found.js';
import { referencesOf, textsOf } from './named.js';
import { isNamed } from './numbers.js';
import { partyFacts } from './party.js';
import { daysAbout } from './sought.js';
import type { MatchFact } from './verdicts.js';

/** Payments on record that a line may be. */
export interface OnRecord {
  /** Its amount is above zero, whichever way the money went. */
  readonly line: MatchableLine;
  readonly payments: readonly PaymentCandidate[];
  /** Who is known by the account of the line. */
  readonly owners: readonly string[];
  readonly outcome: (paymentId: string) => Outcome;
}

/** The payments of this amount and about this day that something speaks for, or the only one. */
export function onRecord({ line, payments, owners, outcome }: OnRecord): Found[] {
  const possible = payments.filter(
    ({ unmatched, received_on }) => unmatched === line.amount && isAbout(line.booked_on, received_on),
  );
  return possible.flatMap((payment) => {
    const facts = [...referenceFacts(line, payment), ...partyFacts(line, payment, owners)];
    const speaks = facts.filter((fact) => fact !== 'iban_of_other').length > 0;
    if (!speaks && possible.length > 1) return [];
    const { id, received_on, party_name, reference, settles } = payment;
    const about = { numbers: settles ?? (reference === null ? [] : [reference]), name: party_name };
    const only: readonly MatchFact[] = possible.length === 1 ? ['only_one'] : [];
    const all = new Set<MatchFact>(['recorded', 'amount_exact', ...facts, ...only]);
    return [{ outcomes: [outcome(id)], facts: all, day: received_on, about }];
  });
}

/** Whether what is recorded for a day may be what a bank has booked on another. */
export function isAbout(booked_on: string, day: string): boolean {
  const [from, to] = daysAbout(booked_on);
  return day >= from && day <= to;
}

function referenceFacts(
  line: MatchableLine,
  { reference, settles }: Pick<PaymentCandidate, 'reference' | 'settles'>,
): MatchFact[] {
  const texts = textsOf(line);
  const text = texts.join('\n');
  const isTold = (one: string): boolean => {
    if (one.trim() === '') return false;
    return referencesOf(line).includes(one) || texts.includes(one) || isNamed(text, one);
  };
  return [reference, ...(settles ?? [])].some((one) => one !== null && isTold(one)) ? ['reference'] : [];
}
