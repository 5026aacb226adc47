import { Decimal } from '../../src/kernel/money/decimal.js';
import { Problem } from '../../src/kernel/problems/problem.js';
import {
  newCreditNote,
  type NewCreditNote,
} from '../../src/modules/books/credit-notes/domain/new-credit-note.js';
import { amountFaults } from '../../src/modules/books/invoices/domain/amount-faults.js';
import { invoiceTotals } from '../../src/modules/books/invoices/domain/invoice-totals.js';
import { settled, type Settled } from '../../src/modules/books/invoices/domain/settlement.js';
import { storedWithholdings } from '../../src/modules/books/invoices/domain/withholding.js';
import { Dice, randomDocument } from './random-documents.js';

const CASES = 10_000;
const NOW = new Date('2026-11-02T10:00:00Z');

type Withheld = NewCreditNote['withholdings'];

/** A case that is being played: what the service says of it, and what stands by our own count. */
interface Played {
  readonly invoice: NonNullable<ReturnType<typeof issued>>;
  state: Settled;
  notes: NewCreditNote[];
  paid: bigint;
}

describe(`each of ${CASES} random invoices that are withheld from, credited in parts, paid and voided`, () => {
  it('has withheld and payable add up to the total at every step, and everything returns to zero', () => {
    let played = 0;
    for (let serial = 0; played < CASES; serial += 1) {
      const dice = new Dice(serial);
      const invoice = issued(dice);
      if (invoice === undefined) continue;
      played += 1;
      try {
        play(invoice, dice);
      } catch (error) {
        throw new Error(`Case ${serial}: ${(error as Error).message}`, { cause: error });
      }
    }
    expect(played).toBe(CASES);
  }, 300_000);
});

/** A random invoice that would be stored; undefined for one that is refused. */
function issued(dice: Dice) {
  const count = 1 + dice.roll(3);
  const percents = Array.from({ length: count }, () =>
    dice.one(['1', '15', '7.5', '20', '10.6667', '33.3333']),
  );
  const rates = percents.map((text) => Decimal.parse(text) as Decimal);
  const plain = { ...randomDocument(dice), prepaid_amount: 0n };
  const without = plain.lines.flatMap((_line, at) => (dice.roll(4) === 0 ? [at] : []));
  const document = { ...plain, withholding: { rates, without } };
  const totals = invoiceTotals(document);
  if (totals.total <= 0n || amountFaults(document, totals, { isReasoned: () => true, faults: [] }).length > 0)
    return undefined;
  const details = rates.map((rate, at) => ({ name: `W${at}`, rate }));
  const said = { product_name: 'P', description: null, unit: null, e_invoice: null };
  return {
    totals,
    percents,
    base: totals.total - totals.tax_total - added(without.map((at) => totals.lines[at]!.taxable)),
    creditable: {
      currency: 'EUR',
      prices_include_tax: document.prices_include_tax,
      payable_rounding: totals.payable_rounding,
      endedBy: () => 0n,
      items: document.lines.map((line, at) => ({
        ...line,
        ...said,
        id: String(at),
        taxable: totals.lines[at]!.taxable,
      })),
      groups: totals.tax_breakdown,
      withholdings: storedWithholdings(details, totals.withheld),
      without: new Set(without.map(String)),
    },
  };
}

function play(invoice: Played['invoice'], dice: Dice): void {
  const { totals, percents, base } = invoice;
  percents.forEach((percent, at) =>
    same('a withholding', totals.withheld[at]!.amount, halfUp(base, percent)),
  );
  const state = {
    status: 'open',
    amount_due: totals.amount_due,
    payment_plan: null,
    due_date: '2026-12-02',
  } as const;
  const nothing = { amount_paid: 0n, amount_credited: 0n, credit_notes_total: 0n, withholding_credited: 0n };
  const rest = { amount_discounted: 0n, amount_waived: 0n, overdue_at: null, paid_at: null };
  const played: Played = {
    invoice,
    state: { ...state, ...nothing, ...rest, marked_uncollectible_at: null },
    notes: [],
    paid: 0n,
  };
  stands(played);
  const steps = [pay, creditPart, creditPart, voidNote, reverse];
  for (let step = 0; step < 8; step += 1) {
    dice.one(steps)(played, dice);
    stands(played);
  }
  ends(played);
}

/** What is withheld and payable of the invoice, less what credit notes took back, is its total at every step. */
function stands({ invoice: { totals }, state, notes, paid }: Played): void {
  const withheld = totals.withholding_total - added(notes.map((note) => note.withholding_total));
  const given = notes.map((note) => note.applied_amount + note.unapplied_amount);
  const rounding = totals.payable_rounding - added(notes.map((note) => note.payable_rounding));
  const payable = totals.amount_due - added(given) - rounding;
  same('withheld and payable', withheld + payable, totals.total - added(notes.map(({ total }) => total)));
  atLeastZero('what stays withheld', withheld);
  // A rounding that takes off is taken back with the last credit note.
  atLeastZero('what stays payable', payable);
  same(
    'what is due',
    state.amount_due,
    totals.amount_due - paid - added(notes.map((note) => note.applied_amount)),
  );
  same('what was taken back', state.withholding_credited, totals.withholding_total - withheld);
}

function pay(played: Played, dice: Dice): void {
  const { amount_due } = played.state;
  if (amount_due === 0n) return;
  const amount = dice.roll(2) === 0 ? amount_due : 1n + (dice.digits(6) % amount_due);
  played.paid += amount;
  change(played, { paid: amount });
}

function reverse(played: Played): void {
  change(played, { paid: -played.paid });
  played.paid = 0n;
}

function creditPart(played: Played, dice: Dice): void {
  const { tax_breakdown } = played.invoice.totals;
  const { category: tax_category, rate: tax_rate, taxable } = dice.one(tax_breakdown);
  const { items } = played.invoice.creditable;
  const line = dice.one(items);
  const cents = 1n + (dice.digits(6) % (1n + absolute(taxable)));
  const group = { tax_rate, tax_category, amount: Decimal.ofMicros(cents * 10_000n), description: 'A part' };
  const whole = { item_id: line.id };
  note(played, dice.roll(2) === 0 ? [whole] : [group]);
}

/** Credits some lines, or all that is left; what is more than is left is refused and changes nothing. */
function note(played: Played, items?: readonly object[]): void {
  const { invoice, notes, state } = played;
  const credited = {
    lines: notes.flatMap(({ lines }) => lines),
    groups: notes.flatMap(({ groups }) => groups),
    withholdings: notes.map(({ withholdings }) => withholdings),
  };
  const details = { reason: 'other', ...(items && { items }) } as const;
  let made: NewCreditNote;
  try {
    made = newCreditNote(details, { ...invoice.creditable, amount_due: state.amount_due }, credited);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  sharesFairly(played, made);
  played.notes = [...notes, made];
  const { applied_amount, total: creditNotes, withholding_total: withheld } = made;
  change(played, { credited: applied_amount, creditNotes, withheld });
}

/** Each withholding is its rate of the net that is taken back, unless too little or too much would be left. */
function sharesFairly({ invoice, notes }: Played, made: NewCreditNote): void {
  const { totals, percents, creditable } = invoice;
  const left = totals.total - added(notes.map(({ total }) => total));
  const rests = percents.map(
    (_percent, at) => totals.withheld[at]!.amount - added(notes.map((one) => partOf(one.withholdings, at))),
  );
  const own = percents.map((_percent, at) => partOf(made.withholdings, at));
  if (made.total === left)
    return own.forEach((amount, at) => same('the rest of a withholding', amount, rests[at]!));
  const lines = made.lines.filter(({ invoice_item_id }) => !creditable.without.has(invoice_item_id ?? ''));
  const net = added(lines.map((line) => line.net));
  const wanted = percents.map((percent) => (net < 0n ? -1n : halfUp(net, percent)));
  const fits =
    wanted.every((amount, at) => amount >= 0n && amount <= rests[at]!) &&
    added(wanted) <= made.total &&
    added(rests) - added(wanted) <= left - made.total;
  if (fits) wanted.forEach((amount, at) => same('a share of a withholding', own[at]!, amount));
  return undefined;
}

function voidNote(played: Played, dice: Dice): void {
  if (played.notes.length === 0) return;
  const gone = dice.one(played.notes);
  played.notes = played.notes.filter((one) => one !== gone);
  const { applied_amount, total, withholding_total } = gone;
  change(played, { credited: -applied_amount, creditNotes: -total, withheld: -withholding_total });
}

/** Whatever was done: the last credit note takes all of it back, and without any of it all is due again. */
function ends(played: Played): void {
  const { totals } = played.invoice;
  note(played);
  const { notes } = played;
  same('what is left', added(notes.map(({ total }) => total)), totals.total);
  same('what stays withheld', added(notes.map((one) => one.withholding_total)), totals.withholding_total);
  const given = notes.map((one) => one.applied_amount + one.unapplied_amount);
  const isRounded = added(notes.map((one) => one.payable_rounding)) === totals.payable_rounding;
  // Of a rounding that takes off more than the last credit note asks for, some is left.
  if (isRounded) same('what is given back', added(given), totals.amount_due);
  reverse(played);
  for (const { applied_amount, total, withholding_total } of notes) {
    change(played, { credited: -applied_amount, creditNotes: -total, withheld: -withholding_total });
  }
  same('what is due without all of it', played.state.amount_due, totals.amount_due);
  same('what is withheld without all of it', played.state.withholding_credited, 0n);
}

function change(played: Played, moved: Parameters<typeof settled>[1]): void {
  const { event: _event, ...state } = settled(played.state, moved, NOW);
  played.state = { ...played.state, ...state };
}

/** Exactly, without the code of the service: a percentage of minor units, half a unit up. */
function halfUp(amount: bigint, percent: string): bigint {
  const [whole = '0', decimals = ''] = percent.split('.');
  const scale = 100n * 10n ** BigInt(decimals.length);
  const product = amount * BigInt(whole + decimals);
  return (2n * product + scale) / (2n * scale);
}

function partOf(withholdings: Withheld, at: number): bigint {
  return BigInt(withholdings![at]!.amount);
}

function added(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function same(what: string, received: bigint, expected: bigint): void {
  if (received !== expected) throw new Error(`${what} is ${received}, and not ${expected}.`);
}

function atLeastZero(what: string, amount: bigint): void {
  if (amount < 0n) throw new Error(`${what} is ${amount}.`);
}
