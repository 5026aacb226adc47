import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { DocumentCandidate, MatchableLine, Offer, Outcome } from './candidates.js';
import type { Found, MatchFinding, Search } from './found.js';
import { namedDocuments, referencedDocuments } from './named.js';
import { Parties } from './party.js';
import { sumsOf } from './sums.js';
import type { MatchFact } from './verdicts.js';

/** A sum is searched among so many documents of a customer or a supplier, the newest. */
const SUM_OF_MAX = 40;

/** What a document gets of the money of a line. */
export interface SettledDocument {
  readonly id: string;
  readonly amount: MinorUnits;
  readonly due: MinorUnits;
  /** The discount for paying early that is taken with it. */
  readonly offer: Offer | undefined;
}

/** Invoices or bills that a line may pay. */
export interface Payable {
  /** Its amount is above zero, whichever way the money went. */
  readonly line: MatchableLine;
  readonly documents: readonly DocumentCandidate[];
  /** Who is known by the account of the line. */
  readonly owners: readonly string[];
  /** The payment of a party that settles documents. */
  readonly outcome: (partyId: string, settled: readonly SettledDocument[]) => Outcome;
}

/** Which documents a line may pay: one, those that it names, or a sum of those of one party. */
export function documentsPaid(payable: Payable): Search {
  const { line, documents, owners } = payable;
  const named = namedDocuments(line, documents);
  const referenced = referencedDocuments(line, documents);
  const told = new Set([...named, ...referenced]);
  const around: Around = { ...payable, named, referenced, told, parties: new Parties(line, owners) };
  const sums = sumsOfParties(around);
  return {
    found: [...ofOne(around), ...ofNamed(around), ...sums.found, ...ofPaid(around)],
    findings: sums.findings,
  };
}

interface Around extends Payable {
  readonly named: ReadonlySet<string>;
  readonly referenced: ReadonlySet<string>;
  /** Those that the line names in any way. */
  readonly told: ReadonlySet<string>;
  readonly parties: Parties;
}

/** Each document whose amount it is, and the one that it names alone. */
function ofOne(around: Around): Found[] {
  const { line, documents, told } = around;
  const open = documents.filter(({ is_open }) => is_open);
  const exact = open.filter((document) => exactFact(line, document) !== undefined);
  return open.flatMap((document) => {
    const fact = exactFact(line, document);
    const isAlone = told.size === 1 && told.has(document.id);
    if (fact === undefined && !isAlone) return [];
    const rivals = exact.filter((other) => isRival(around, document, other));
    const only: readonly MatchFact[] = rivals.length === 0 ? ['only_one'] : [];
    const amount: MatchFact = fact ?? (line.amount < document.due ? 'part' : 'over');
    return [foundOf(around, [document], [amount, ...only])];
  });
}

/** Documents of a party whom the account or the name tells compete among themselves only. */
function isRival({ parties }: Around, document: DocumentCandidate, other: DocumentCandidate): boolean {
  if (other.id === document.id) return false;
  return !parties.isTold(document) || other.party_id === document.party_id;
}

function exactFact(
  { amount }: MatchableLine,
  { due, next, offers }: DocumentCandidate,
): MatchFact | undefined {
  if (due === amount || next === amount) return 'due_exact';
  return offers.some(({ pays }) => pays === amount) ? 'due_less_discount' : undefined;
}

/** All that it names together, when it names several of one party. */
function ofNamed(around: Around): Found[] {
  const { line, documents, told } = around;
  const open = documents.filter(({ id, is_open }) => is_open && told.has(id));
  const parties = new Set(open.map(({ party_id }) => party_id));
  if (open.length < 2 || parties.size > 1) return [];
  const sum = sumOf(open.map(({ due }) => due));
  const fact = sum === line.amount ? 'sum_exact' : line.amount < sum ? 'part' : 'over';
  const paid = fact === 'part' ? paidBy(line.amount, open) : open;
  return [foundOf(around, paid, [fact])];
}

/** The oldest first, as far as the money goes. */
function paidBy(amount: MinorUnits, documents: readonly DocumentCandidate[]): DocumentCandidate[] {
  let left = amount;
  return documents.toSorted(byDueDate).filter(({ due }) => {
    const isPaid = left > 0n;
    left -= due;
    return isPaid;
  });
}

/** Sums of open documents of each party whom the account or the name tells. */
function sumsOfParties(around: Around): Search {
  const { line, documents, told, parties } = around;
  const open = documents.filter((document) => document.is_open && parties.isTold(document));
  const found: Found[] = [];
  const findings = new Set<MatchFinding>();
  for (const party of new Set(open.map(({ party_id }) => party_id))) {
    const own = open.filter(({ party_id }) => party_id === party);
    const newest = own.toSorted(byDueDate).slice(-SUM_OF_MAX);
    const { solutions, is_complete } = sumsOf(
      newest.map(({ due }) => due),
      line.amount,
    );
    if (solutions.length > 1) findings.add('several_sums');
    if (!is_complete) findings.add('search_ended');
    const [places, ...others] = solutions;
    if (places === undefined || others.length > 0 || !is_complete) continue;
    const chosen = places.flatMap((place) => newest[place] ?? []);
    // The line says itself which ones it pays.
    const isNamed = chosen.length === told.size && chosen.every(({ id }) => told.has(id));
    if (!isNamed) found.push(foundOf(around, chosen, ['sum_exact', 'only_one']));
  }
  return { found, findings: [...findings] };
}

/** Money for what is paid already is credit, until a person says more. */
function ofPaid({ documents, told, referenced, parties, outcome }: Around): Found[] {
  const paid = documents.filter(({ id, is_open }) => !is_open && told.has(id));
  return paid.map(({ id, party_id, party_name, number, due_date }) => {
    const named: MatchFact = referenced.has(id) ? 'reference' : 'number_in_text';
    const facts = [named, 'paid_already', ...parties.of({ party_id, party_name })];
    const about = { numbers: [number], name: party_name };
    return { outcomes: [outcome(party_id, [])], facts: new Set(facts as MatchFact[]), day: due_date, about };
  });
}

/** A payment of some documents of one party, with what speaks for it. */
function foundOf(around: Around, documents: readonly DocumentCandidate[], more: readonly MatchFact[]): Found {
  const { line, named, referenced, told, parties, outcome } = around;
  const [first] = documents.toSorted(byDueDate);
  if (first === undefined) throw new Error('A payment of no document was found.');
  const ids = new Set(documents.map(({ id }) => id));
  const facts = new Set<MatchFact>(more);
  if (isEach(ids, referenced)) facts.add('reference');
  if (isEach(ids, named)) facts.add('number_in_text');
  if ([...told].some((id) => !ids.has(id))) facts.add('other_number_named');
  for (const fact of parties.of(first)) facts.add(fact);
  const { party_id, party_name } = first;
  return {
    outcomes: [outcome(party_id, settled(line, documents))],
    facts,
    day: first.due_date,
    about: { numbers: documents.map(({ number }) => number), name: party_name },
  };
}

function isEach(ids: ReadonlySet<string>, among: ReadonlySet<string>): boolean {
  return [...ids].every((id) => among.has(id));
}

/** What each of them gets; what is more is credit. */
function settled(line: MatchableLine, documents: readonly DocumentCandidate[]): SettledDocument[] {
  let left = line.amount;
  return documents.toSorted(byDueDate).flatMap(({ id, due, offers }) => {
    const amount = left < due ? left : due;
    left -= amount;
    if (amount === 0n) return [];
    const isOffered = documents.length === 1 && amount < due;
    return [{ id, amount, due, offer: isOffered ? offers.find(({ pays }) => pays === amount) : undefined }];
  });
}

function byDueDate(one: DocumentCandidate, other: DocumentCandidate): number {
  if (one.due_date !== other.due_date) return one.due_date < other.due_date ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}
