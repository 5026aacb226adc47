import { addDays } from './days.js';
import { Fraction, exponentOf } from './fraction.js';
import type { CreditNote, Invoice, Payment } from './shapes.js';

/** The books, as far as a discount depends on them. */
interface Ledger {
  readonly payments: ReadonlyMap<string, Payment>;
  payable(invoice: Invoice): bigint;
  notesAgainst(invoice: Invoice): readonly CreditNote[];
  due(invoice: Invoice): bigint;
}

/** What closes an invoice with money of a day, if all of it came within the days of a cash discount. */
export function offerOf(
  model: Ledger,
  invoice: Invoice,
  day: string,
): { pays: bigint; discount: bigint } | undefined {
  const [offer] = invoice.terms.early_payment ?? [];
  if (offer === undefined || invoice.issuedOn === undefined || invoice.state === 'void') return undefined;
  if (addDays(invoice.issuedOn, offer.days) < latest(model, invoice, day)) return undefined;
  const notes = model.notesAgainst(invoice).map(({ total, withheld }) => total - withheld);
  const credited = notes.reduce((sum, one) => sum + one, 0n);
  const left = model.payable(invoice) - credited;
  const exponent = exponentOf(invoice.currency);
  const base = new Fraction(left > 0n ? left : 0n, 10n ** BigInt(exponent));
  const percent = new Fraction(BigInt(Math.round(offer.percent * 100)), 10_000n);
  const discount = base.times(percent).rounded(exponent) - invoice.discount;
  const pays = model.due(invoice) - discount;
  return discount > 0n && pays > 0n ? { pays, discount } : undefined;
}

/** The last day on which money of the invoice came. */
function latest(model: Ledger, { label }: Invoice, day: string): string {
  const days = [...model.payments.values()]
    .filter(({ reversed, allocations }) => !reversed && allocations.some(({ invoice }) => invoice === label))
    .map(({ receivedOn }) => receivedOn);
  return [day, ...days].sort().at(-1) ?? day;
}
