import { written } from '../../support/bank-corpus.js';
import type { Books } from '../model/books.js';
import { must, type World } from '../run/world.js';
import type { Action } from './action.js';
import { accountOf, IBAN, lineOf, toldOf } from './fetch-statement.js';
import { nextLabel, numberOf } from './finding.js';
import { takeBackIn } from './reverse.js';

/** The bank takes a payment back, as a debit that was returned: the statement of the day says so. */
export const returnByBank: Action = {
  name: 'return by bank',
  weight: 1,
  operations: ['bank_statements.import', 'bank_lines.match'],
  choose: (model, random) => {
    const payment = random.pick(
      [...model.payments.values()].filter(({ label }) => isReturnable(model, label)),
    );
    return payment && { as: nextLabel('b', model.bank.entries), payment: payment.label };
  },
  applies: (model, { payment }) => isReturnable(model, payment),
  run: async (world, { as, payment: label }) => {
    const { model } = world;
    const { amount, currency, allocations } = model.payment(label);
    const invoice = allocations[0]?.invoice ?? '';
    const entry = { label: as, day: model.today, amount: -amount, invoice, isTold: true, returns: label };
    model.bank.entries.set(as as string, entry);
    await fetchToday(world);
    const line = await lineOf(world, entry);
    world.named(as, line.id);
    const outcome = { kind: 'reversal', payment_id: world.idOf(label), amount: numberOf(amount, currency) };
    must(await world.api.post(`/bank-lines/${line.id as string}/match`, { outcomes: [outcome] }), 200);
    takeBackIn(model, label);
  },
};

/** It was no return of that payment: it settles again, from today on, what it had settled and is due still. */
export const undoReturn: Action = {
  name: 'undo return',
  weight: 1,
  operations: ['bank_lines.unmatch'],
  choose: (model, random) => {
    const entry = random.pick(
      [...model.bank.entries.values()].filter(({ returns }) => returns !== undefined),
    );
    return entry && { entry: entry.label };
  },
  applies: (model, { entry }) => model.bank.entries.get(entry)?.returns !== undefined,
  run: async (world, { entry: label }) => {
    const { model } = world;
    const entry = model.bank.entries.get(label)!;
    must(await world.api.post(`/bank-lines/${world.idOf(label)}/unmatch`), 200);
    const payment = model.payment(entry.returns ?? '');
    entry.returns = undefined;
    payment.reversed = false;
    const { allocations: former } = payment;
    payment.allocations = [];
    for (const { invoice: settled, amount } of former) {
      const invoice = model.invoice(settled);
      const due = model.due(invoice);
      const again = amount < due ? amount : due;
      if (again > 0n) model.settle(payment, invoice, { amount: again, from: model.today });
    }
  },
};

function isReturnable(model: Books, label: string): boolean {
  const payment = model.payments.get(label);
  if (payment === undefined || payment.currency !== 'EUR' || payment.reversed) return false;
  const isFetched = model.bank.since(model.today).every(({ isTold }) => isTold);
  return isFetched && payment.refunded === 0n && payment.allocations.length > 0;
}

async function fetchToday(world: World): Promise<void> {
  const { bank, today } = world.model;
  bank.statements += 1;
  const truth = {
    ...({ iban: IBAN, currency: 'EUR', number: bank.statements } as const),
    ...{ openingDay: bank.dayBefore(today), opening: bank.before(today), closingDay: today },
    entries: await Promise.all(bank.since(today).map((one) => toldOf(world, one))),
  };
  const content = Buffer.from(written(truth, 'camt053.08')).toString('base64');
  must(await world.api.post(`/bank-accounts/${await accountOf(world)}/statements`, { content }), 200);
}
