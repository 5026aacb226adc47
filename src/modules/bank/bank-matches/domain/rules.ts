import type { AllocationOutcome, Candidates, MatchableLine, Outcome, RuleCandidate } from './candidates.js';
import type { Found, Search } from './found.js';
import { isSameOutcome } from './match-plan.js';
import { namedDocuments, referencedDocuments } from './named.js';
import { partyFacts } from './party.js';
import type { MatchFact } from './verdicts.js';

/** A rule settles so many invoices at most, the oldest; what the books are asked for. */
const SETTLED_MAX = 40;

/** What rules say of a line. Two that say different things say nothing; of several that agree, the first counts. */
export function ofRules(line: MatchableLine, candidates: Candidates): Search {
  const [first] = candidates.rules;
  if (first === undefined) return { found: [], findings: [] };
  const keys = new Set(candidates.rules.map(({ outcome, customer_id }) => `${outcome} ${customer_id ?? ''}`));
  if (keys.size > 1) return { found: [], findings: ['several_rules'] };
  const is_certain = candidates.rules.some((rule) => rule.is_certain);
  return { found: [foundBy({ ...first, is_certain }, line, candidates)], findings: [] };
}

/** What was found, together with what rules say: where it is the same, both speak for it. */
export function withRules(found: readonly Found[], ruled: readonly Found[]): Found[] {
  const joined = found.map((one) => {
    const same = ruled.find(({ outcomes }) => isSameOutcome(outcomes, one.outcomes));
    return same === undefined
      ? one
      : { ...one, facts: new Set([...one.facts, ...same.facts]), rule: same.rule };
  });
  const others = ruled.filter(({ rule }) => joined.every((one) => one.rule?.id !== rule?.id));
  return [...joined, ...others];
}

function foundBy(rule: RuleCandidate, line: MatchableLine, candidates: Candidates): Found {
  const { id, name, outcome, reason, is_certain } = rule;
  const own = { rule: { id, name }, day: line.booked_on };
  const facts: readonly MatchFact[] = is_certain ? ['rule', 'rule_certain'] : ['rule'];
  if (outcome === 'customer') return { ...own, ...paidBy(rule, line, { candidates, facts }) };
  const amount = line.amount < 0n ? -line.amount : line.amount;
  const made: Outcome =
    outcome === 'fee' ? { kind: 'fee', amount } : { kind: 'ignore', amount, reason: reason ?? name };
  return { ...own, outcomes: [made], facts: new Set(facts), about: { numbers: [], name: '' } };
}

interface Given {
  readonly candidates: Candidates;
  readonly facts: readonly MatchFact[];
}

/** A payment of the oldest open invoices of a customer; what is more is credit, and then it is not certain. */
function paidBy(
  { customer_id, customer_name }: RuleCandidate,
  line: MatchableLine,
  { candidates, facts }: Given,
): Pick<Found, 'outcomes' | 'facts' | 'about'> {
  const party = { party_id: customer_id ?? '', party_name: customer_name ?? '' };
  const open = candidates.invoices.filter((one) => one.is_open && one.party_id === party.party_id);
  const oldest = open.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)).slice(0, SETTLED_MAX);
  let left = line.amount;
  const allocations: AllocationOutcome[] = [];
  for (const { id, due } of oldest) {
    const amount = left < due ? left : due;
    if (amount > 0n) allocations.push({ invoice_id: id, amount });
    left -= amount;
  }
  const paid = oldest.slice(0, allocations.length);
  const told = new Set([
    ...namedDocuments(line, candidates.invoices),
    ...referencedDocuments(line, candidates.invoices),
  ]);
  const isOther = [...told].some((id) => paid.every((one) => one.id !== id));
  const against: readonly MatchFact[] = isOther ? ['other_number_named'] : [];
  const sure = left > 0n ? facts.filter((fact) => fact !== 'rule_certain') : facts;
  const over: readonly MatchFact[] = left > 0n ? ['over'] : [];
  return {
    outcomes: [{ kind: 'payment', customer_id: party.party_id, amount: line.amount, allocations }],
    facts: new Set([...sure, ...over, ...partyFacts(line, party, candidates.payers), ...against]),
    about: { numbers: paid.map(({ number }) => number), name: party.party_name },
  };
}

function keyOf({ due_date, number }: { readonly due_date: string; readonly number: string }): string {
  return `${due_date} ${number}`;
}
