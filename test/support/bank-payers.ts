import type {
  Candidates,
  DocumentCandidate,
  MatchableLine,
} from '../../src/modules/bank/bank-matches/domain/candidates.js';
import { creditorReference } from '../../src/kernel/parties/creditor-reference.js';
import { addDays } from '../../src/kernel/time/calendar-date.js';
import type { Dice } from '../oracle/random-documents.js';

/** A line with what it really is: the invoices that it pays, and none where it is about something else. */
export interface TrueLine {
  readonly line: MatchableLine;
  readonly pays: readonly string[];
  readonly candidates: Candidates;
}

interface Payer {
  readonly id: string;
  readonly name: string;
  readonly iban: string;
}

const CUSTOMERS = 150;
const DAY = '2026-03-01';
const SYLLABLES = 'ba de ku li mo na pe ri so tu va wo xe zi gra stel berg hof mann'.split(' ');
const FORMS = [' GmbH', ' AG', ' KG', ' GmbH & Co. KG', ' Ltd.', '', ''];
/** Things that are sold each month at one price, so that many invoices have one amount. */
const PRICES = [49_00n, 99_00n, 119_00n, 249_00n];

/** Payers with habits and typing mistakes, and what they pay; the same for the same dice. */
export class Payers {
  private readonly payers: readonly Payer[];
  private readonly accounts = new Map<string, string[]>();
  private open: DocumentCandidate[] = [];
  private issued = 0;
  private day = DAY;

  constructor(private readonly dice: Dice) {
    this.payers = Array.from({ length: CUSTOMERS }, (_none, at) => this.payer(at));
    for (let count = 0; count < 3 * CUSTOMERS; count += 1) this.issue();
  }

  /** The next line. What it pays is then settled, and whose account it came from is known. */
  next(): TrueLine {
    this.day = addDays(this.day, this.dice.roll(12) === 0 ? 1 : 0);
    for (let count = this.dice.roll(3); count > 0 || this.open.length < 250; count -= 1) this.issue();
    const { line, paid, customer } = this.drawn();
    const iban = line.counterparty_iban ?? '';
    const candidates = {
      invoices: this.open,
      payments: [],
      refunds: [],
      payers: this.accounts.get(iban) ?? [],
      rules: [],
      suppliers: { bills: [], payments: [], runs: [], payees: [] },
    };
    const pays = paid.map(({ id }) => id);
    const ids = new Set(pays);
    this.open = this.open.filter(({ id }) => !ids.has(id));
    if (customer !== undefined && iban !== '') this.learn(iban, customer);
    return { line, pays, candidates };
  }

  private learn(iban: string, customer: string): void {
    this.accounts.set(iban, [...new Set([...(this.accounts.get(iban) ?? []), customer])]);
  }

  /** Of a hundred: 55 give the reference, 20 the number, 10 nothing, 5 pay sums, 5 parts or discounts, 5 are noise. */
  private drawn(): Drawn {
    const habit = this.dice.roll(100);
    if (habit >= 95) return this.noise();
    const invoice = this.dice.one(this.open);
    const payer = this.payers.find(({ id }) => id === invoice.party_id) as Payer;
    const own = this.open.filter(({ party_id }) => party_id === payer.id);
    if (habit < 55) return this.paying(payer, [invoice], { text: this.mistyped(this.referenceOf(invoice)) });
    if (habit < 75) return this.paying(payer, [invoice], { text: this.numberText([invoice]) });
    if (habit < 85) return this.paying(payer, [this.oldestLike(invoice, own)], { text: 'Thank you' });
    if (habit < 90) return this.sum(payer, own);
    const offer = invoice.offers[0];
    const text = this.numberText([invoice]);
    if (offer !== undefined) return this.paying(payer, [invoice], { text, amount: offer.pays });
    const part = (invoice.due * BigInt(20 + this.dice.roll(60))) / 100n;
    return this.paying(payer, [invoice], { text: this.referenceOf(invoice), amount: part });
  }

  private sum(payer: Payer, own: readonly DocumentCandidate[]): Drawn {
    const invoices = own.slice(0, 2 + this.dice.roll(4));
    const text = this.dice.roll(3) === 0 ? 'Several' : this.numberText(invoices);
    return this.paying(payer, invoices, { text });
  }

  /** Of several of one amount, people pay the oldest. */
  private oldestLike({ due }: DocumentCandidate, own: readonly DocumentCandidate[]): DocumentCandidate {
    const [oldest] = own
      .filter((other) => other.due === due)
      .toSorted((one, other) => (one.due_date + one.number < other.due_date + other.number ? -1 : 1));
    return oldest as DocumentCandidate;
  }

  private paying(
    payer: Payer,
    invoices: readonly DocumentCandidate[],
    { text, amount }: { readonly text: string; readonly amount?: bigint },
  ): Drawn {
    const due = invoices.reduce((sum, invoice) => sum + invoice.due, 0n);
    // Somebody else pays now and then: an accountant, a parent, a new account.
    const other = this.dice.roll(40) === 0 ? this.dice.one(this.payers) : payer;
    const iban = this.dice.roll(30) === 0 ? `NEW${this.dice.roll(1e6)}` : other.iban;
    const line = this.line({ amount: amount ?? due, name: this.written(other.name), iban, text });
    return { line, paid: invoices, customer: payer.id };
  }

  private noise(): Drawn {
    const amount = this.dice.roll(2) === 0 ? this.dice.one(PRICES) : BigInt(1 + this.dice.roll(90_000));
    const iban = `OTHER${this.dice.roll(30)}`;
    const text = `Refund of order ${this.dice.roll(1e6)} of ${this.day}`;
    return { line: this.line({ amount, name: 'Tax office', iban, text }), paid: [], customer: undefined };
  }

  private line(told: { amount: bigint; name: string; iban: string; text: string }): MatchableLine {
    return {
      amount: told.amount,
      currency: 'EUR',
      booked_on: this.day,
      counterparty_name: told.name,
      counterparty_iban: told.iban,
      text: this.dice.roll(20) === 0 ? told.text.slice(0, 27) : told.text,
      end_to_end_id: null,
      structured_reference: null,
      return_reason: null,
      transaction_code: null,
      charges: null,
      batch_reference: null,
    };
  }

  /** A digit is swapped with the next one now and then, or a zero is an O. */
  private mistyped(text: string): string {
    const mistake = this.dice.roll(50);
    if (mistake === 0) return text.replace(/0/, 'O');
    if (mistake > 1) return text;
    const at = this.dice.roll(text.length - 1);
    return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
  }

  private referenceOf({ payment_reference }: DocumentCandidate): string {
    const reference = payment_reference ?? '';
    return this.dice.roll(2) === 0 ? reference : reference.replace(/(.{4})/g, '$1 ').trim();
  }

  private numberText(invoices: readonly DocumentCandidate[]): string {
    const way = this.dice.roll(4);
    const written = invoices.map(({ number }) => {
      const forms = [
        number,
        number.replaceAll('-', ''),
        number.replace(/^INV-/, ''),
        number.replace(/-0+/g, '/'),
      ];
      return this.mistyped(forms[way] ?? number);
    });
    return `${this.dice.one(['Invoice ', 'Rg.', 'RE-Nr ', ''])}${written.join(', ')}`;
  }

  private written(name: string): string {
    const way = this.dice.roll(5);
    if (way === 0) return name.toUpperCase().slice(0, 27);
    return way === 1 ? name.replace(/ (GmbH|AG|KG|Ltd).*$/, '') : name;
  }

  private issue(): void {
    this.issued += 1;
    const payer = this.dice.one(this.payers);
    const number = `INV-2026-${String(this.issued).padStart(4, '0')}`;
    const due = this.dice.roll(3) === 0 ? this.dice.one(PRICES) : BigInt(1000 + this.dice.roll(400_000));
    const hasOffer = this.dice.roll(4) === 0;
    this.open.push({
      id: `i${this.issued}`,
      party_id: payer.id,
      party_name: payer.name,
      number,
      payment_reference: creditorReference(number.replaceAll('-', '')) ?? null,
      is_open: true,
      due,
      due_date: addDays(this.day, 14 + this.dice.roll(16)),
      offers: hasOffer ? [{ pays: (due * 98n) / 100n, until: addDays(this.day, 30) }] : [],
    });
  }

  private payer(at: number): Payer {
    const word = (): string => {
      const text = this.dice.one(SYLLABLES) + this.dice.one(SYLLABLES);
      return text.charAt(0).toUpperCase() + text.slice(1);
    };
    // A few have one name.
    const name = at % 50 === 1 ? 'Muster GmbH' : `${word()} ${word()}${this.dice.one(FORMS)}`;
    return { id: `c${at}`, name, iban: `DE${at}` };
  }
}

interface Drawn {
  readonly line: MatchableLine;
  readonly paid: readonly DocumentCandidate[];
  readonly customer: string | undefined;
}
