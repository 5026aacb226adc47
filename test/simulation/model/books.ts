import { Bank } from './bank.js';
import { dueAfter } from './days.js';
import { offerOf } from './discount.js';
import { askedNext, overdueOf, partsOf } from './plan.js';
import { Fraction, exponentOf } from './fraction.js';
import { Past } from './past.js';
import type { CreditNote, Customer, Invoice, Line, Mail, Payment, TaxGroup } from './shapes.js';
import { withheldOf } from './withheld.js';

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

interface SettledAmount {
  readonly amount: bigint;
  readonly letsGo?: boolean | 'nothing';
  /** The day that it settles from, where that is not the one on which the money came. */
  readonly from?: string;
}

/** The books as they ought to be, computed from what was done and from nothing that the service says. */
export class Books {
  readonly customers = new Map<string, Customer>();
  readonly invoices = new Map<string, Invoice>();
  readonly payments = new Map<string, Payment>();
  readonly creditNotes = new Map<string, CreditNote>();
  readonly mails = new Map<string, Mail>();
  readonly past = new Past();
  readonly bank = new Bank();
  /** How many customers were merged: what was known of customers before is that of others. */
  merges = 0;

  constructor(public today: string) {}

  invoice(label: string): Invoice {
    return known(this.invoices.get(label), label);
  }

  payment(label: string): Payment {
    return known(this.payments.get(label), label);
  }

  creditNote(label: string): CreditNote {
    return known(this.creditNotes.get(label), label);
  }

  total(invoice: Invoice): bigint {
    return sum(taxGroups(invoice.lines, invoice.currency).map(({ taxable, tax }) => taxable + tax));
  }

  paid(invoice: Invoice): bigint {
    const counted = [...this.payments.values()].filter(({ reversed }) => !reversed);
    return allocatedTo(invoice, counted);
  }

  credited(invoice: Invoice): bigint {
    return allocatedTo(
      invoice,
      [...this.creditNotes.values()].filter(({ isVoid }) => !isVoid),
    );
  }

  /** What is still to be paid on an issued invoice, whether or not anybody is asked for it. */
  due(invoice: Invoice): bigint {
    if (invoice.state === 'void') return 0n;
    const settled = this.paid(invoice) + this.credited(invoice) + invoice.discount + invoice.waived;
    return this.payable(invoice) - settled;
  }

  /** The same, if anybody may be asked for it. */
  asked(invoice: Invoice): bigint {
    return invoice.state === 'issued' ? this.due(invoice) : 0n;
  }

  /** What was to be paid before anybody paid. */
  payable(invoice: Invoice): bigint {
    const asks = this.asks(invoice);
    return asks - smaller(asks, invoice.prepaid);
  }

  /** What the document asks for: nobody is asked for what is withheld. */
  asks(invoice: Invoice): bigint {
    return this.total(invoice) - withheldOf(invoice, taxGroups(invoice.lines, invoice.currency));
  }

  isOverdue(invoice: Invoice): boolean {
    return overdueOf(this, invoice) > 0n;
  }

  status(invoice: Invoice): string {
    if (invoice.state === 'draft' || invoice.state === 'void') return invoice.state;
    if (this.due(invoice) === 0n) return 'paid';
    return invoice.state === 'uncollectible' ? 'uncollectible' : 'open';
  }

  /** What a mail may ask for: what is owed on the day when it leaves, whatever day it is when somebody reads it. */
  askedIn({ invoice, leavesOn }: Mail): bigint {
    return askedNext(this, this.invoice(invoice), leavesOn);
  }

  /** The credit notes against an invoice that count. */
  notesAgainst(invoice: Invoice): CreditNote[] {
    return [...this.creditNotes.values()].filter((note) => note.invoice === invoice.label && !note.isVoid);
  }

  creditable(invoice: Invoice): bigint {
    return this.total(invoice) - sum(this.notesAgainst(invoice).map(({ total }) => total));
  }

  isVoidable(invoice: Invoice): boolean {
    const counts = invoice.state !== 'draft' && invoice.state !== 'void';
    const touched = this.paid(invoice) + this.credited(invoice);
    return counts && touched === 0n && !invoice.held && this.notesAgainst(invoice).length === 0;
  }

  /** What a deposit leaves for the customer: all of it if its invoice is void, or what is above what it asks. */
  prepaidCredit(invoice: Invoice): bigint {
    if (invoice.state === 'void') return invoice.prepaid;
    if (invoice.state === 'draft') return 0n;
    return invoice.prepaid - smaller(invoice.prepaid, this.asks(invoice));
  }

  unapplied(source: Payment | CreditNote): bigint {
    if ('reversed' in source && source.reversed) return 0n;
    if ('isVoid' in source && source.isVoid) return 0n;
    const whole = 'total' in source ? source.total - source.withheld : source.amount;
    return whole - source.refunded - sum(source.allocations.map(({ amount }) => amount));
  }

  /** Settles the rest of a source on an invoice as far as both reach. */
  allocate(source: Payment | CreditNote, invoice: Invoice, most = this.unapplied(source)): void {
    const amount = smaller(most, this.due(invoice));
    if (amount > 0n) source.allocations.push({ invoice: invoice.label, amount });
  }

  /** Lets money settle an invoice, with what it closes besides. */
  settle(
    source: Payment | CreditNote,
    invoice: Invoice,
    { amount, letsGo = false, from }: SettledAmount,
  ): void {
    const day = dayOf(source, this.today);
    const asked = this.asked(invoice);
    const offer = offerOf(this, invoice, day);
    const rest = this.due(invoice) - amount;
    source.allocations.push({ invoice: invoice.label, amount });
    if (rest > 0n && offer?.pays === amount && letsGo !== 'nothing') invoice.discount += rest;
    else if (letsGo === true) invoice.waived += rest;
    // Money settles from the day that it came, whenever that is said, but not what something else had settled.
    const since = [from ?? day, invoice.issuedOn ?? day, invoice.reopenedOn ?? day].sort().at(-1) ?? day;
    if (invoice.state === 'uncollectible') invoice.reopenedOn = this.today;
    this.past.changes(invoice, since, { due: this.asked(invoice) - asked, credit: -amount });
  }

  /** What a note over all that is left ends of its invoice before it settles it. */
  endBy(note: CreditNote): void {
    const invoice = this.invoice(note.invoice);
    note.ended = { discount: invoice.discount, waived: invoice.waived };
    if (invoice.discount + invoice.waived > 0n) invoice.reopenedOn = this.today;
    Object.assign(invoice, { discount: 0n, waived: 0n });
  }

  /** Money of an invoice was taken back: nothing was paid in time, and nothing let go. */
  takeBack(invoice: Invoice): void {
    const nothing = { discount: 0n, waived: 0n };
    Object.assign(invoice, { ...nothing, reopenedOn: this.today });
    for (const note of this.notesAgainst(invoice)) note.ended = { ...nothing };
  }

  /** Credit of an invoice that something is due of again settles it, wherever that credit is. */
  comeHome(invoice: Invoice): void {
    for (const note of this.notesAgainst(invoice)) {
      const elsewhere = note.allocations.filter((one) => one.invoice !== invoice.label);
      const free = smaller(this.unapplied(note), this.due(invoice));
      note.allocations.push({ invoice: invoice.label, amount: free });
      for (const other of elsewhere.reverse()) {
        const amount = smaller(other.amount, this.due(invoice));
        if (amount === 0n) continue;
        other.amount -= amount;
        note.allocations.push({ invoice: invoice.label, amount });
        const poorer = this.invoice(other.invoice);
        this.takeBack(poorer);
        this.comeHome(poorer);
      }
      note.allocations = note.allocations.filter(({ amount }) => amount > 0n);
    }
  }

  /** Everything of one customer is another's, from the first day on. */
  merge(source: string, target: string): void {
    const all = [...this.invoices.values(), ...this.payments.values(), ...this.creditNotes.values()];
    for (const one of all) if (one.customer === source) one.customer = target;
    this.past.merge(source, target);
    this.customers.delete(source);
    this.merges += 1;
  }

  /** The currencies in which anything of a customer is. */
  currenciesOf(customer: Customer): string[] {
    const all = [...this.invoices.values(), ...this.payments.values()];
    const own = all.filter((one) => one.customer === customer.label).map(({ currency }) => currency);
    return [...new Set([customer.currency, ...own])];
  }

  balance(customer: Customer, currency: string): { due: bigint; overdue: bigint; credit: bigint } {
    const isOwn = (one: Invoice | Payment | CreditNote): boolean =>
      one.customer === customer.label && one.currency === currency;
    const issued = [...this.invoices.values()].filter((one) => isOwn(one) && one.state !== 'draft');
    const sources = [...this.payments.values(), ...this.creditNotes.values()];
    const credits = sources.filter(isOwn).map((one) => this.unapplied(one));
    return {
      due: sum(issued.map((invoice) => this.asked(invoice))),
      overdue: sum(issued.map((invoice) => overdueOf(this, invoice))),
      credit: sum(credits) + sum(issued.map((invoice) => this.prepaidCredit(invoice))),
    };
  }

  /** Lets the day end, and others begin. */
  goTo(day: string): void {
    const standings = [...this.customers.values()].flatMap((one) =>
      this.currenciesOf(one).map((currency) => {
        const { due, credit } = this.balance(one, currency);
        return { customer: one.label, currency, due, credit };
      }),
    );
    this.past.ends(this.today, standings);
    this.today = day;
  }

  /** What of a customer settles nothing yet: payments by their days, then credit notes as they were issued. */
  creditOf(customer: string): (Payment | CreditNote)[] {
    const payments = [...this.payments.values()].sort((one, other) => {
      return one.receivedOn < other.receivedOn ? -1 : Number(one.receivedOn > other.receivedOn);
    });
    const all = [...payments, ...this.creditNotes.values()];
    return all.filter((one) => one.customer === customer && this.unapplied(one) > 0n);
  }

  /** Lets credit settle an invoice that was issued just now, if its customer wants that. */
  applyCredit(invoice: Invoice): void {
    if (this.customers.get(invoice.customer)?.appliesCredit !== true) return;
    for (const source of this.creditOf(invoice.customer)) {
      if (source.currency !== invoice.currency) continue;
      const amount = smaller(this.unapplied(source), this.due(invoice));
      if (amount > 0n) this.settle(source, invoice, { amount });
    }
  }

  /** Makes an invoice a document, today. */
  issue(invoice: Invoice): void {
    invoice.state = 'issued';
    invoice.issuedOn = this.today;
    const last = partsOf(this, invoice).at(-1);
    invoice.printedDueOn = last?.day ?? dueAfter(this.today, invoice.terms);
    invoice.dueOn = invoice.printedDueOn;
  }

  /** What closes an invoice today if a cash discount is still open and anybody is asked, or undefined. */
  discounted(invoice: Invoice): { pays: bigint; discount: bigint } | undefined {
    return invoice.state === 'issued' ? offerOf(this, invoice, this.today) : undefined;
  }
}

/** Returns the sums of each tax group: tax is rounded once per group. */
export function taxGroups(lines: readonly Line[], currency: string): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  const exponent = exponentOf(currency);
  for (const { quantity, price, rate, category } of lines) {
    const key = `${category} ${rate}`;
    const group = groups.get(key) ?? { rate, category, taxable: 0n, tax: 0n };
    group.taxable += Fraction.of(quantity).times(Fraction.of(price)).rounded(exponent);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.tax = taxOf(group.taxable, group.rate, exponent);
  return [...groups.values()];
}

function taxOf(taxable: bigint, rate: number, exponent: number): bigint {
  const amount = new Fraction(taxable, 10n ** BigInt(exponent));
  return amount.times(new Fraction(BigInt(rate), 100n)).rounded(exponent);
}

function dayOf(source: Payment | CreditNote, today: string): string {
  return 'receivedOn' in source ? source.receivedOn : today;
}

function allocatedTo(
  { label }: Invoice,
  sources: readonly { allocations: { invoice: string; amount: bigint }[] }[],
) {
  const amounts = sources.flatMap(({ allocations }) => allocations);
  return sum(amounts.filter(({ invoice }) => invoice === label).map(({ amount }) => amount));
}

function known<Thing>(thing: Thing | undefined, label: string): Thing {
  if (thing === undefined) throw new Error(`The model knows no ${label}.`);
  return thing;
}
