import type { Candidates, MatchableLine } from './candidates.js';
import { isSameName } from './names.js';
import type { MatchFact } from './verdicts.js';

interface Party {
  readonly customer_id: string;
  readonly customer_name: string;
}

/** What the account and the name of a line say of a customer. */
export function partyFacts(
  { counterparty_name }: Pick<MatchableLine, 'counterparty_name'>,
  { customer_id, customer_name }: Party,
  { payers }: Pick<Candidates, 'payers'>,
): readonly MatchFact[] {
  const isKnown = payers.includes(customer_id);
  // An account that pays for several customers says nothing of one of them.
  const known: readonly MatchFact[] = payers.length === 1 && isKnown ? ['iban_known'] : [];
  const other: readonly MatchFact[] = payers.length > 0 && !isKnown ? ['iban_of_other'] : [];
  const name: readonly MatchFact[] = isSameName(counterparty_name, customer_name) ? ['name_equal'] : [];
  return [...known, ...other, ...name];
}

/** The same of many invoices: a name is compared once. */
export class Parties {
  private readonly facts = new Map<string, readonly MatchFact[]>();

  constructor(
    private readonly line: MatchableLine,
    private readonly candidates: Candidates,
  ) {}

  of(party: Party): readonly MatchFact[] {
    const key = `${party.customer_id} ${party.customer_name}`;
    const known = this.facts.get(key);
    if (known !== undefined) return known;
    const facts = partyFacts(this.line, party, this.candidates);
    this.facts.set(key, facts);
    return facts;
  }

  /** Whether the account or the name tells that it is this customer. */
  isTold(party: Party): boolean {
    const facts = this.of(party);
    return facts.includes('iban_known') || facts.includes('name_equal');
  }
}
