import type { MatchableLine } from './candidates.js';
import { isSameName } from './names.js';
import type { MatchFact } from './verdicts.js';

interface Party {
  readonly party_id: string;
  readonly party_name: string;
}

/**
 * What the account and the name of a line say of a customer or a supplier.
 *
 * Takes those who have paid from the account before, or who are paid to it.
 */
export function partyFacts(
  { counterparty_name }: Pick<MatchableLine, 'counterparty_name'>,
  { party_id, party_name }: Party,
  owners: readonly string[],
): readonly MatchFact[] {
  const isKnown = owners.includes(party_id);
  // An account of several says nothing of one of them.
  const known: readonly MatchFact[] = owners.length === 1 && isKnown ? ['iban_known'] : [];
  const other: readonly MatchFact[] = owners.length > 0 && !isKnown ? ['iban_of_other'] : [];
  const name: readonly MatchFact[] = isSameName(counterparty_name, party_name) ? ['name_equal'] : [];
  return [...known, ...other, ...name];
}

/** The same of many documents: a name is compared once. */
export class Parties {
  private readonly facts = new Map<string, readonly MatchFact[]>();

  constructor(
    private readonly line: MatchableLine,
    private readonly owners: readonly string[],
  ) {}

  of(party: Party): readonly MatchFact[] {
    const key = `${party.party_id} ${party.party_name}`;
    const known = this.facts.get(key);
    if (known !== undefined) return known;
    const facts = partyFacts(this.line, party, this.owners);
    this.facts.set(key, facts);
    return facts;
  }

  /** Whether the account or the name tells that it is this customer or supplier. */
  isTold(party: Party): boolean {
    const facts = this.of(party);
    return facts.includes('iban_known') || facts.includes('name_equal');
  }
}
