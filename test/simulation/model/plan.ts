import { addDays } from './days.js';
import type { Invoice } from './shapes.js';

/** The books, as far as instalments depend on them. */
interface Ledger {
  readonly today: string;
  asks(invoice: Invoice): bigint;
  due(invoice: Invoice): bigint;
  asked(invoice: Invoice): bigint;
}

/** An instalment: its day, what was agreed, and what of that nothing has settled. */
export interface Part {
  readonly day: string;
  readonly amount: bigint;
  readonly open: bigint;
}

/** The instalments of an issued invoice: what has come goes to the first one, then to the next. */
export function partsOf(model: Ledger, invoice: Invoice): Part[] {
  const { plan, issuedOn = model.today } = invoice;
  if (plan === undefined) return [];
  const total = model.asks(invoice);
  let come = invoice.state === 'void' ? 0n : total - model.due(invoice);
  return shares(
    total,
    plan.map(({ percent }) => percent),
  ).map((amount, at) => {
    const taken = come < amount ? come : amount;
    come -= taken;
    return { day: addDays(issuedOn, plan[at]?.days ?? 0), amount, open: amount - taken };
  });
}

/** The day by which money is owed now: that of the first instalment that is open, or of the last one. */
export function dueDay(model: Ledger, invoice: Invoice): string {
  const parts = partsOf(model, invoice);
  return (parts.find(({ open }) => open > 0n) ?? parts.at(-1))?.day ?? invoice.dueOn ?? '';
}

/** What anybody is asked for on a day, as things stand: all that is late, else the first instalment that is open. */
export function askedNext(model: Ledger, invoice: Invoice, on = model.today): bigint {
  const asked = model.asked(invoice);
  if (invoice.plan === undefined || asked === 0n) return asked;
  const late = overdueOf(model, invoice, on);
  return late > 0n ? late : (partsOf(model, invoice).find(({ open }) => open > 0n)?.open ?? 0n);
}

/** What should have been paid before a day, and was not. */
export function overdueOf(model: Ledger, invoice: Invoice, on = model.today): bigint {
  const asked = model.asked(invoice);
  if (asked === 0n) return 0n;
  if (invoice.plan === undefined) return (invoice.dueOn ?? '') < on ? asked : 0n;
  const late = partsOf(model, invoice).filter(({ day }) => day < on);
  return late.reduce((sum, { open }) => sum + open, 0n);
}

/** Whole percentages of an amount; the cents that are left go where most was cut off, among equals to the first. */
function shares(amount: bigint, percents: readonly number[]): bigint[] {
  const exact = percents.map((percent) => amount * BigInt(percent));
  const cut = exact.map((one) => one / 100n);
  const order = exact
    .map((one, at) => ({ at, rest: one % 100n }))
    .sort((one, other) => Number(other.rest - one.rest) || one.at - other.at);
  const left = Number(amount - cut.reduce((sum, one) => sum + one, 0n));
  for (const { at } of order.slice(0, left)) cut[at] = (cut[at] ?? 0n) + 1n;
  return cut;
}
