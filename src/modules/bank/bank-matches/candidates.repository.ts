import { nextPart, type Planned } from '../../../kernel/accounts/instalments.js';
import { openDiscounts, type Discountable } from '../../../kernel/accounts/early-payment.js';
import { addDays, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { organizationSettling } from '../../people/organizations/index.js';
import * as sql from './candidates.sql.js';
import type {
  Candidates,
  DocumentCandidate,
  MatchableLine,
  PaymentCandidate,
  RefundCandidate,
  RuleCandidate,
} from './domain/candidates.js';
import { isSameName, nameWords } from './domain/names.js';
import { numberKeysOf } from './domain/numbers.js';
import { referencesOf, textsOf } from './domain/named.js';
import { daysAbout, lastDiscountDay, wordsOf } from './domain/sought.js';

/** A direct debit comes back within so many days. */
const RETURN_DAYS = 400;

interface InvoiceRow extends Discountable, Planned {
  readonly id: string;
  readonly party_id: string;
  readonly party_name: string;
  readonly number: string;
  readonly payment_reference: string | null;
  readonly status: string;
  readonly due_date: CalendarDate;
}

type Found = Omit<Candidates, 'rules' | 'suppliers'>;

/** Finds what a line may be about, each kind by an index. */
export class CandidatesRepository {
  constructor(private readonly tx: Transaction) {}

  /** With rules that the line meets, also the oldest invoices of their customers. */
  async of(line: MatchableLine, rules: readonly RuleCandidate[]): Promise<Omit<Candidates, 'suppliers'>> {
    const payers = rules.flatMap(({ customer_id }) => customer_id ?? []);
    const found = line.amount > 0n ? await this.ofMoneyIn(line, payers) : await this.ofMoneyOut(line);
    return { ...found, rules };
  }

  private async ofMoneyIn(line: MatchableLine, ruled: readonly string[]): Promise<Found> {
    const { amount, currency, booked_on } = line;
    const own = [this.tx.organizationId, currency];
    const texts = textsOf(line).join('\n');
    const words = wordsOf(texts);
    const days = daysAbout(booked_on);
    // Nobody offers more than a fifth for paying early.
    const most = amount + amount / 4n;
    const [payers, named, ...found] = await Promise.all([
      this.payersOf(line.counterparty_iban),
      this.customersNamed(line.counterparty_name),
      this.tx.rows<InvoiceRow>(sql.OPEN_BY_NUMBER, [...own, numberKeysOf(texts)]),
      this.tx.rows<InvoiceRow>(sql.BY_REFERENCE, [...own, referencesOf(line)]),
      this.tx.rows<InvoiceRow>(sql.BY_NUMBER, [...own, words]),
      this.tx.rows<InvoiceRow>(sql.OPEN_BY_AMOUNT, [...own, amount]),
      this.tx.rows<InvoiceRow>(sql.OPEN_WITH_DISCOUNT, [...own, amount, most]),
    ]);
    const [settling, ofCustomers, ofRules, payments] = await Promise.all([
      organizationSettling(this.tx),
      this.tx.rows<InvoiceRow>(sql.OPEN_OF_CUSTOMERS, [...own, [...new Set([...named, ...payers])]]),
      ruled.length === 0
        ? []
        : this.tx.rows<InvoiceRow>(sql.OLDEST_OF_CUSTOMERS, [...own, [...new Set(ruled)]]),
      this.tx.rows<PaymentCandidate>(sql.PAYMENTS_OF_AMOUNT, [...own, [amount], ...days]),
    ]);
    const rows = new Map([...found.flat(), ...ofCustomers, ...ofRules].map((row) => [row.id, row]));
    // Where no discount is taken by itself, a person says so.
    const offeredOn = settling.discounts === 'auto' ? lastDiscountDay(booked_on) : undefined;
    const invoices = [...rows.values()].map((row) => candidateOf(row, { booked_on, offeredOn }));
    return { invoices, payments, refunds: [], payers };
  }

  private async ofMoneyOut(line: MatchableLine): Promise<Found> {
    const { currency, booked_on, charges } = line;
    const amount = -line.amount;
    const own = [this.tx.organizationId, currency];
    const days = daysAbout(booked_on);
    const whole = [...new Set([amount, amount - (charges ?? 0n)])];
    const since = addDays(booked_on, -RETURN_DAYS);
    const [payers, paid, credit, ...refunds] = await Promise.all([
      this.payersOf(line.counterparty_iban),
      this.tx.rows<PaymentCandidate>(sql.PAYMENTS_OF_AMOUNT, [...own, whole, since, booked_on]),
      this.tx.rows<PaymentCandidate>(sql.PAYMENTS_WITH_CREDIT, [...own, amount]),
      this.tx.rows<RefundCandidate>(sql.REFUNDS_OF_PAYMENTS, [...own, amount, ...days]),
      this.tx.rows<RefundCandidate>(sql.REFUNDS_OF_CREDIT_NOTES, [...own, amount, ...days]),
    ]);
    const payments = [...new Map([...paid, ...credit].map((row) => [row.id, row])).values()];
    return { invoices: [], payments, refunds: refunds.flat(), payers };
  }

  /** The customers whose payments came from an account before. */
  private async payersOf(iban: string | null): Promise<string[]> {
    if (iban === null) return [];
    const rows = await this.tx.rows<{ id: string }>(sql.PAYERS, [this.tx.organizationId, iban]);
    return rows.map(({ id }) => id);
  }

  /** Customers with the name that a bank writes, in any order and with any legal form. */
  private async customersNamed(name: string | null): Promise<string[]> {
    const words = name === null ? [] : nameWords(name);
    const [longest] = words.toSorted((one, other) => other.length - one.length);
    if (longest === undefined) return [];
    const values = [this.tx.organizationId, longest, words];
    const rows = await this.tx.rows<{ id: string; name: string }>(sql.CUSTOMERS_NAMED, values);
    return rows.filter((row) => isSameName(name, row.name)).map(({ id }) => id);
  }
}

function candidateOf(
  row: InvoiceRow,
  {
    booked_on,
    offeredOn,
  }: { readonly booked_on: CalendarDate; readonly offeredOn: CalendarDate | undefined },
): DocumentCandidate {
  const { id, party_id, party_name, number, payment_reference, due_date, amount_due } = row;
  const is_open = row.status === 'open';
  return {
    id,
    party_id,
    party_name,
    number,
    payment_reference,
    is_open,
    due: is_open ? amount_due : 0n,
    ...(is_open && row.payment_plan !== null && { next: nextPart(row, booked_on).due }),
    due_date,
    offers: is_open && offeredOn !== undefined ? openDiscounts(row, offeredOn) : [],
  };
}
