import { written, type Form, type TrueEntry } from '../../support/bank-corpus.js';
import type { BankEntry } from '../model/bank.js';
import type { Payment } from '../model/shapes.js';
import { Difference, must, type World } from '../run/world.js';
import type { Action } from './action.js';
import { numberOf, unitsOfNumber } from './finding.js';

export const IBAN = 'DE02120300000000202051';
const ACCOUNT = 'the bank account';

/** A statement comes in one of three forms, late, and with what others had: each payment is one line, once. */
export const fetchStatement: Action = {
  name: 'fetch statement',
  weight: 3,
  operations: ['bank_accounts.create', 'bank_statements.import', 'bank_lines.match'],
  choose: (model, random) => {
    const entry = random.pick([...model.bank.entries.values()]);
    if (entry === undefined) return undefined;
    return { from: entry.day, form: random.one(['camt053.08', 'mt940', 'csv']) };
  },
  applies: (model, { from }) => model.bank.since(from).length > 0,
  run: async (world, { from, form }) => {
    const { bank, today } = world.model;
    const entries = bank.since(from);
    const key = `${from} ${entries.map(({ label }) => label).join(' ')}`;
    const isKnownFile = form === 'csv' && bank.tables.has(key);
    if (form === 'csv') bank.tables.add(key);
    bank.statements += 1;
    const truth = {
      ...({ iban: IBAN, currency: 'EUR', number: bank.statements } as const),
      ...{ openingDay: bank.dayBefore(from), opening: bank.before(from), closingDay: today },
      entries: await Promise.all(entries.map((entry) => toldOf(world, entry))),
    };
    const content = Buffer.from(written(truth, form as Form)).toString('base64');
    const path = `/bank-accounts/${await accountOf(world)}/statements`;
    const answer = await world.api.post(path, { content });
    if (isKnownFile) return void must(answer, 409);
    const [statement] = must(answer, 200).statements as any[];
    const fresh = entries.filter(({ isTold }) => !isTold);
    same('new lines', fresh.length, statement.new_lines);
    same('known lines', entries.length - fresh.length, statement.known_lines);
    for (const entry of fresh) await matched(world, entry);
  },
};

/** The bank account, which is made when it is first needed. */
export async function accountOf(world: World): Promise<string> {
  if (!world.has(ACCOUNT)) {
    const body = { name: 'Current account', currency: 'EUR', iban: IBAN };
    world.named(ACCOUNT, must(await world.api.post('/bank-accounts', body), 201).id);
  }
  return world.idOf(ACCOUNT);
}

/** What a statement says of an entry. */
export async function toldOf(world: World, { label, day, amount, invoice }: BankEntry): Promise<TrueEntry> {
  const { number, customer_name } = must(await world.api.get(`/invoices/${world.idOf(invoice)}`), 200);
  const references = { endToEnd: `E2E${label}END`, bankReference: `BANK${label}` };
  const iban = 'DE75512108001245126199';
  return { day, amount, name: customer_name, iban, text: `Invoice ${String(number)}`, ...references };
}

/** Finds the line, looks at what is proposed, and says what it is: what is due of its invoice, and the rest credit. */
async function matched(world: World, entry: BankEntry): Promise<void> {
  const { model } = world;
  const invoice = model.invoice(entry.invoice);
  const { customer, currency } = invoice;
  const line = await lineOf(world, entry);
  same(`amount of ${entry.label}`, entry.amount, unitsOfNumber(line.amount, currency));
  const due = invoice.state === 'issued' ? model.due(invoice) : 0n;
  const settled = due < entry.amount ? due : entry.amount;
  await assertNothingWrong(world, line.id as string, { entry, settled });
  const invoice_id = world.idOf(entry.invoice);
  const allocations = settled > 0n ? [{ invoice_id, amount: numberOf(settled, currency) }] : [];
  const amount = numberOf(entry.amount, currency);
  const outcome = { kind: 'payment', amount, customer_id: world.idOf(customer), allocations };
  const now = must(
    await world.api.post(`/bank-lines/${line.id as string}/match`, { outcomes: [outcome] }),
    200,
  );
  same(`state of ${entry.label}`, 'matched', now.state);
  const [match] = must(await world.api.get(`/bank-lines/${line.id as string}/matches`), 200).data as any[];
  world.named(entry.label, match.payment_id);
  entry.isTold = true;
  const payment: Payment = {
    ...{ label: entry.label, customer, currency, amount: entry.amount, receivedOn: entry.day },
    ...{ allocations: [], refunded: 0n, reversed: false },
  };
  model.payments.set(entry.label, payment);
  model.past.changes(invoice, entry.day, { credit: entry.amount });
  if (settled > 0n) model.settle(payment, invoice, { amount: settled });
}

/** The one line that an entry has become. */
export async function lineOf(world: World, { label, day }: BankEntry): Promise<any> {
  const days = `booked_on[gte]=${day}&booked_on[lte]=${day}`;
  const path = `/bank-lines?bank_account_id=${world.idOf(ACCOUNT)}&${days}&limit=100`;
  const lines = must(await world.api.get(path), 200).data as any[];
  const found = lines.filter(({ end_to_end_id }) => end_to_end_id === `E2E${label}END`);
  same(`lines of ${label}`, 1, found.length);
  return found[0];
}

interface Right {
  readonly entry: BankEntry;
  readonly settled: bigint;
}

/** What is called certain must be what the model knows. */
async function assertNothingWrong(world: World, line: string, { entry, settled }: Right): Promise<void> {
  const { data } = must(await world.api.get(`/bank-lines/${line}/proposals`), 200);
  const [first] = data as any[];
  if (first?.verdict !== 'certain') return;
  const allocations = first.outcomes.flatMap((outcome: any) => outcome.allocations) as any[];
  const shown = allocations.map(({ invoice_id, amount }) => [invoice_id, unitsOfNumber(amount, 'EUR')]);
  same(`certain of ${entry.label}`, [[world.idOf(entry.invoice), settled]], shown);
}

function same(place: string, expected: unknown, shown: unknown): void {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
  if (text(expected) !== text(shown)) throw new Difference(place, text(expected), text(shown));
}
