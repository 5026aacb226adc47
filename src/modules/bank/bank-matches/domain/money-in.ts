import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { addDays } from '../../../../kernel/time/calendar-date.js';
import type {
  AllocationOutcome,
  Candidates,
  InvoiceCandidate,
  MatchableLine,
  Outcome,
  PaymentCandidate,
} from './candidates.js';
import type { Found, MatchFinding, Search } from './found.js';
import { namedInvoices, referencedInvoices, referencesOf, textsOf } from './named.js';
import { isNamed } from './numbers.js';
import { Parties, partyFacts } from './party.js';
import { sumsOf } from './sums.js';
import type { MatchFact } from './verdicts.js';

/** Banks and books differ by so many days. */
const RECORDED_DAYS = 10;
/** A sum is searched among so many invoices of a customer, the newest. */
const SUM_OF_MAX = 40;

/** What money that came in may be: a payment on record, or one of open invoices. */
export function moneyIn(line: MatchableLine, candidates: Candidates): Search {
  const named = namedInvoices(line, candidates.invoices);
  const referenced = referencedInvoices(line, candidates.invoices);
  const told = new Set([...named, ...referenced]);
  const parties = new Parties(line, candidates);
  const around: Around = { line, candidates, named, referenced, told, parties };
  const sums = sumsOfCustomers(around);
  return {
    found: [
      ...recorded(line, candidates),
      ...ofOneInvoice(around),
      ...ofNamedInvoices(around),
      ...sums.found,
      ...ofPaidInvoices(around),
    ],
    findings: sums.findings,
  };
}

interface Around {
  readonly line: MatchableLine;
  readonly candidates: Candidates;
  readonly named: ReadonlySet<string>;
  readonly referenced: ReadonlySet<string>;
  /** Those that the line names in any way. */
  readonly told: ReadonlySet<string>;
  readonly parties: Parties;
}

function recorded(line: MatchableLine, candidates: Candidates): Found[] {
  const [from, to] = [addDays(line.booked_on, -RECORDED_DAYS), addDays(line.booked_on, RECORDED_DAYS)];
  const possible = candidates.payments.filter(
    ({ unmatched, received_on }) => unmatched === line.amount && received_on >= from && received_on <= to,
  );
  return possible.flatMap((payment) => {
    const facts = [...referenceFacts(line, payment), ...partyFacts(line, payment, candidates)];
    const speaks = facts.filter((fact) => fact !== 'iban_of_other').length > 0;
    if (!speaks && possible.length > 1) return [];
    const { id: payment_id, received_on, customer_name, reference } = payment;
    const outcome: Outcome = { kind: 'recorded_payment', payment_id, amount: line.amount };
    const about = { numbers: reference === null ? [] : [reference], name: customer_name };
    const only: readonly MatchFact[] = possible.length === 1 ? ['only_one'] : [];
    const all = new Set<MatchFact>(['recorded', 'amount_exact', ...facts, ...only]);
    return [{ outcomes: [outcome], facts: all, day: received_on, about }];
  });
}

function referenceFacts(
  line: MatchableLine,
  { reference }: Pick<PaymentCandidate, 'reference'>,
): MatchFact[] {
  if (reference === null || reference.trim() === '') return [];
  const isEqual = referencesOf(line).includes(reference) || textsOf(line).includes(reference);
  if (isEqual) return ['reference'];
  return isNamed(textsOf(line).join('\n'), reference) ? ['reference'] : [];
}

/** Each invoice whose amount it is, and the one that it names alone. */
function ofOneInvoice(around: Around): Found[] {
  const { line, candidates, told } = around;
  const open = candidates.invoices.filter(({ is_open }) => is_open);
  const exact = open.filter((invoice) => exactFact(line, invoice) !== undefined);
  return open.flatMap((invoice) => {
    const fact = exactFact(line, invoice);
    const isAlone = told.size === 1 && told.has(invoice.id);
    if (fact === undefined && !isAlone) return [];
    const rivals = exact.filter((other) => isRival(around, invoice, other));
    const only: readonly MatchFact[] = rivals.length === 0 ? ['only_one'] : [];
    const amount: MatchFact = fact ?? (line.amount < invoice.due ? 'part' : 'over');
    return [foundOf(around, [invoice], [amount, ...only])];
  });
}

/** Invoices of a customer whom the account or the name tells compete among themselves only. */
function isRival({ parties }: Around, invoice: InvoiceCandidate, other: InvoiceCandidate): boolean {
  if (other.id === invoice.id) return false;
  return !parties.isTold(invoice) || other.customer_id === invoice.customer_id;
}

function exactFact(
  { amount }: MatchableLine,
  { due, next, offers }: InvoiceCandidate,
): MatchFact | undefined {
  if (due === amount || next === amount) return 'due_exact';
  return offers.some(({ pays }) => pays === amount) ? 'due_less_discount' : undefined;
}

/** All that it names together, when it names several of one customer. */
function ofNamedInvoices(around: Around): Found[] {
  const { line, candidates, told } = around;
  const invoices = candidates.invoices.filter(({ id, is_open }) => is_open && told.has(id));
  const customers = new Set(invoices.map(({ customer_id }) => customer_id));
  if (invoices.length < 2 || customers.size > 1) return [];
  const sum = sumOf(invoices.map(({ due }) => due));
  const fact = sum === line.amount ? 'sum_exact' : line.amount < sum ? 'part' : 'over';
  const paid = fact === 'part' ? paidBy(line.amount, invoices) : invoices;
  return [foundOf(around, paid, [fact])];
}

/** The oldest first, as far as the money goes. */
function paidBy(amount: MinorUnits, invoices: readonly InvoiceCandidate[]): InvoiceCandidate[] {
  let left = amount;
  return invoices.toSorted(byDueDate).filter(({ due }) => {
    const isPaid = left > 0n;
    left -= due;
    return isPaid;
  });
}

/** Sums of open invoices of each customer whom the account or the name tells. */
function sumsOfCustomers(around: Around): Search {
  const { line, candidates, told, parties } = around;
  const open = candidates.invoices.filter((invoice) => invoice.is_open && parties.isTold(invoice));
  const found: Found[] = [];
  const findings = new Set<MatchFinding>();
  for (const customer of new Set(open.map(({ customer_id }) => customer_id))) {
    const own = open.filter(({ customer_id }) => customer_id === customer);
    const invoices = own.toSorted(byDueDate).slice(-SUM_OF_MAX);
    const { solutions, is_complete } = sumsOf(
      invoices.map(({ due }) => due),
      line.amount,
    );
    if (solutions.length > 1) findings.add('several_sums');
    if (!is_complete) findings.add('search_ended');
    const [places, ...others] = solutions;
    if (places === undefined || others.length > 0 || !is_complete) continue;
    const chosen = places.flatMap((place) => invoices[place] ?? []);
    // The line says itself which ones it pays.
    const isNamed = chosen.length === told.size && chosen.every(({ id }) => told.has(id));
    if (!isNamed) found.push(foundOf(around, chosen, ['sum_exact', 'only_one']));
  }
  return { found, findings: [...findings] };
}

/** Money for what is paid already is credit, until a person says more. */
function ofPaidInvoices({ line, candidates, told, referenced, parties }: Around): Found[] {
  const paid = candidates.invoices.filter(({ id, is_open }) => !is_open && told.has(id));
  return paid.map(({ id, customer_id, customer_name, number, due_date }) => {
    const named: MatchFact = referenced.has(id) ? 'reference' : 'number_in_text';
    const facts = [named, 'paid_already', ...parties.of({ customer_id, customer_name })];
    const outcome: Outcome = { kind: 'payment', customer_id, amount: line.amount, allocations: [] };
    const about = { numbers: [number], name: customer_name };
    return { outcomes: [outcome], facts: new Set(facts as MatchFact[]), day: due_date, about };
  });
}

/** A payment of some invoices of one customer, with what speaks for it. */
function foundOf(around: Around, invoices: readonly InvoiceCandidate[], more: readonly MatchFact[]): Found {
  const { line, named, referenced, told, parties } = around;
  const [first] = invoices.toSorted(byDueDate);
  if (first === undefined) throw new Error('A payment of no invoice was found.');
  const ids = new Set(invoices.map(({ id }) => id));
  const facts = new Set<MatchFact>(more);
  if (isEach(ids, referenced)) facts.add('reference');
  if (isEach(ids, named)) facts.add('number_in_text');
  if ([...told].some((id) => !ids.has(id))) facts.add('other_number_named');
  for (const fact of parties.of(first)) facts.add(fact);
  const { customer_id, customer_name } = first;
  const allocations = allocated(line, invoices);
  return {
    outcomes: [{ kind: 'payment', customer_id, amount: line.amount, allocations }],
    facts,
    day: first.due_date,
    about: { numbers: invoices.map(({ number }) => number), name: customer_name },
  };
}

function isEach(ids: ReadonlySet<string>, among: ReadonlySet<string>): boolean {
  return [...ids].every((id) => among.has(id));
}

/** What each of them gets; what is more is credit. A discount that came some days late is let go. */
function allocated(line: MatchableLine, invoices: readonly InvoiceCandidate[]): AllocationOutcome[] {
  let left = line.amount;
  return invoices.toSorted(byDueDate).flatMap(({ id, due, offers }) => {
    const amount = left < due ? left : due;
    left -= amount;
    if (amount === 0n) return [];
    const offer = invoices.length === 1 ? offers.find(({ pays }) => pays === amount) : undefined;
    const isLate = amount < due && offer !== undefined && offer.until < line.booked_on;
    return [{ invoice_id: id, amount, ...(isLate && { settle_rest: 'goodwill' as const }) }];
  });
}

function byDueDate(one: InvoiceCandidate, other: InvoiceCandidate): number {
  if (one.due_date !== other.due_date) return one.due_date < other.due_date ? -1 : 1;
  return one.number < other.number ? -1 : 1;
}
