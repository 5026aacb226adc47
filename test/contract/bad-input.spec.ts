import { jsonPointer } from '../../src/kernel/problems/json-pointer.js';
import { someOf } from '../support/sample.js';
import { fieldsOf, type Field, type Json, type Path } from './support/fields.js';
import { writingOperations, type WritingOperation } from './support/operations.js';
import { put, summaryOf, Workbench } from './support/workbench.js';
import { wrongValuesOf } from './support/wrong-values.js';

const REFUSED = '422 validation_failed';
/** Each field is tried with one in so many of its wrong values, the next field with others. */
const VALUES_PART = 5;
/** Operations with more fields share them: the content of invoices. Each tries a part of them, the next one others. */
const FEW_FIELDS = 60;
const FIELDS_PART = 3;
/** While the service answers some requests, the next ones are written. */
const AT_ONCE = 4;
const LEAVES_EXCEPT = ['object', 'list'];
/** Names with a meaning in JavaScript, and names that a JSON pointer must escape. */
const UNKNOWN_NAMES = [
  ...['surprise', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  ...['__defineGetter__', 'isPrototypeOf', 'then', 'toJSON', 'length', '0', ' ', 'a/b~c', 'é', 'Name', 'ID'],
];

let bench: Workbench;

beforeAll(async () => {
  bench = await Workbench.start();
});
afterAll(() => bench.stop());

const byOperation = writingOperations.map((operation, turn) => [operation.id, operation, turn] as const);
/** Optional fields, by name or path, without which a body says nothing: one of several must be given. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'bank_lines.match': ['outcomes'],
  // Or an IBAN, or a part of a name.
  'matching_rules.create': ['text_contains'],
  'matching_rules.update': ['text_contains'],
  'matching_rules.test': ['text_contains'],
  'auth.confirm': ['password'],
  'attachments.create': ['content', 'filename', 'media_type'],
  // Or rows.
  'imports.create': ['content'],
  'invoices.send': ['to'],
  'credit_notes.send': ['to'],
  'quotes.send': ['to'],
  'payments.send': ['to'],
  'customers.send_statement': ['to'],
  // Or an invoice that it is taken from.
  'invoice_templates.create': ['content'],
  // Or an rrule.
  'recurring_invoices.create': ['rule'],
  'recurring_invoices.update': ['rule'],
  'recurring_invoices.preview': ['rule'],
  // Of the operation that its example names.
  'dry_runs.create': ['id'],
  // Found only in the currency of the organization, which has been changed here when it comes to quotes.
  ...Object.fromEntries(
    ['quotes.create', 'quotes.update', 'quotes.calculate'].map((id) => [id, ['items.0.price']]),
  ),
};

function isKept(path: Path, kept: readonly string[] = []): boolean {
  const place = path.join('.');
  return kept.some((one) => place === one || place.startsWith(`${one}.`));
}

/**
 * What takes the code of an authenticator at this moment, the session of the one who was invited, or the token of a
 * mail, what changes the address that these tests sign in with, what only test books take, and a fee, which
 * no first level has: the stories accept it.
 */
const BY_STORIES = [
  ...['auth.login_second_factor', 'invitations.join', 'second_factor.confirm'],
  ...['users.change_email', 'users.confirm_email', 'organization.move_clock', 'reminder_policy.update'],
  // It limits the key that these tests call with.
  'api_keys.update_limits',
  // They take an approved bill of which as much is due, and leave nothing of it.
  ...['bill_payments.create', 'bill_payments.allocate', 'bill_payments.unallocate'],
  // They take an approved bill with a known account, and a run that is released.
  ...['payment_runs.create', 'payment_runs.settle', 'payment_runs.release', 'payment_runs.cancel'],
];
const byAcceptedOperation = byOperation.filter(([id]) => !BY_STORIES.includes(id));

const OF_RECURRING = [...['day', 'month', 'weekdays'].map((name) => ['rule', name]), ['rrule']];
const OF_OTHER_OUTCOMES = [
  ...['customer_id', 'allocations', 'payment_id', 'credit_note_id'],
  ...['supplier_id', 'bills', 'bill_payment_id', 'payment_run_id'],
].map((name) => ['outcomes', 0, name]);
/** Only where a customer pays. */
const OF_PAYING_RULES = [['customer_id']];
const OF_SMALL_RESTS = [['allocations', 0, 'settle_rest']];
/** In place of a due date; each instalment says a percentage or an amount, and days or a day. */
const planIn = (...where: Path): Path[] => [[...where, 'payment_plan']];
/** Invoices of the customer that is updated would be paid in parts, and could not be extended. */
const OF_INSTALMENTS = [['payment_terms', 'instalments']];
/** Fields that others beside them forbid, or the books: the stories try them. */
const NOT_AT_ONCE: Readonly<Record<string, readonly Path[]>> = {
  'invoices.create': planIn(),
  'invoices.update': planIn(),
  'invoices.calculate': planIn(),
  'invoices.correct': planIn(),
  'invoices.preflight_details': planIn(),
  'invoices.create_batch': planIn('invoices', 0),
  'invoice_templates.update': planIn('content'),
  'invoice_templates.create_invoice': planIn('overrides'),
  'organization.update': OF_INSTALMENTS,
  'customers.update': OF_INSTALMENTS,
  'customers.patch': OF_INSTALMENTS,
  // Of an invoice that nothing is withheld of.
  'invoices.patch': [['certificates']],
  'bank_accounts.accept_certain': [['after']],
  'bill_payments.create': [['allocations']],
  'bank_lines.match': OF_OTHER_OUTCOMES,
  'matching_rules.create': OF_PAYING_RULES,
  'matching_rules.update': OF_PAYING_RULES,
  'matching_rules.test': OF_PAYING_RULES,
  'credit_notes.allocate': OF_SMALL_RESTS,
  'payments.create': OF_SMALL_RESTS,
  'payments.allocate': OF_SMALL_RESTS,
  'imports.create': [['rows']],
  'invoices.record_payment': [['settle_rest']],
  // Those of the one that is updated: it cannot be based on itself.
  'price_lists.update': [['base_list_id']],
  // By one person, once the organization was changed to ask for two.
  'bills.open': [['approve']],
  'invoice_templates.create': [['invoice_id'], ...planIn('content')],
  'quotes.create_invoice': [['items'], ['final'], ['deposit', 'amount']],
  'recurring_invoices.create': [...OF_RECURRING, ...planIn('content')],
  'recurring_invoices.preview': [...OF_RECURRING, ...planIn('content')],
  // The one that is updated begins later than any example ends.
  'recurring_invoices.update': [...OF_RECURRING, ...planIn('content'), ['end_on']],
};

/** Whether a field stands within one of these, which are left out. */
function isWithin(path: Path, leftOut: readonly Path[]): boolean {
  return leftOut.some((one) => one.length < path.length && one.every((step, at) => path[at] === step));
}

describe('the valid bodies that the invalid ones are derived from', () => {
  /** Accepted at last with things that nothing was done to: what an operation before it has used up is made anew. */
  async function accepted(operation: WritingOperation, body: () => Record<string, Json>): Promise<void> {
    let answer = await bench.send(operation, body());
    if (answer.status >= 400) {
      await bench.restock();
      answer = await bench.send(operation, body());
    }
    expect(summaryOf(answer)).toEqual([expect.stringMatching(/^20[014]$/)]);
  }

  /** Every field that does not exclude another. */
  function fullBody(operation: WritingOperation): Record<string, Json> {
    const body = bench.fullBody(operation);
    for (const path of NOT_AT_ONCE[operation.id] ?? []) put(body, path, undefined);
    return body;
  }

  beforeAll(() => bench.restock());

  it.each(byAcceptedOperation)('are accepted by %s: the published example', (_id, operation) =>
    accepted(operation, () => bench.exampleBody(operation)),
  );

  it.each(byAcceptedOperation)('are accepted by %s: every field at once', (_id, operation) =>
    accepted(operation, () => fullBody(operation)),
  );

  it.each(byAcceptedOperation)('are accepted by %s: null wherever a field is optional', (id, operation) =>
    accepted(operation, () => {
      const body = fullBody(operation);
      for (const { path, isRequired } of fieldsOf(operation.body.schema).reverse()) {
        if (isWithin(path, NOT_AT_ONCE[id] ?? [])) continue;
        if (!isRequired && !isKept(path, KEPT[id])) put(body, path, null);
      }
      return body;
    }),
  );
});

describe.each(byOperation)('a body of %s with a fault is refused', (_id, operation, turn) => {
  const fields = fieldsOf(operation.body.schema);
  const tried = someOf(fields, fields.length > FEW_FIELDS ? FIELDS_PART : 1, turn);
  /** The operations that require no field take an empty body. */
  const needy = fields.filter((field) => isTopLevel(field) && field.isRequired);
  let books: Record<string, string>;

  beforeAll(async () => {
    await bench.settle();
    books = await bench.books();
  });

  it.each(tried.map((field, at) => [jsonPointer(field.path), field, at] as const))(
    'with the pointer %s',
    async (pointer, field, at) => {
      const values = someOf(wrongValuesOf(field), VALUES_PART, at);
      const answers = await inTurns(values, async ({ json }) => {
        const answer = await bench.sendText(operation, bench.textWith(operation, field.path, json));
        return [short(json), ...summaryOf(answer)].join(' ');
      });
      expect(answers).toEqual(values.map(({ json, code }) => `${short(json)} ${REFUSED} ${pointer} ${code}`));
    },
  );

  if (needy.length > 0) {
    it('with every missing field', async () => {
      const body = bench.fullBody(operation);
      const lacking = fields.filter((field) => field.isRequired && isLeaf(field));
      for (const { path } of lacking) put(body, path, undefined);
      expect(summaryOf(await bench.send(operation, body))).toEqual([REFUSED, ...required(lacking)]);
    });

    it('with the required fields if it is empty', async () => {
      expect(summaryOf(await bench.send(operation, {}))).toEqual([REFUSED, ...required(needy)]);
    });

    it('with the faults of the JSON parser and of the fields together', async () => {
      const [field] = needy;
      const json = '1.00000000000000000001,"__proto__":{"polluted":true}';
      const code = isNumber(field!) ? 'number_too_precise' : wrongValuesOf(field!)[0]!.code;
      const faults = ['#/__proto__ unknown_field', `${jsonPointer(field!.path)} ${code}`];
      const answer = await bench.sendText(operation, bench.textWith(operation, field!.path, json));
      expect(summaryOf(answer)).toEqual([REFUSED, ...faults.sort()]);
      expect({}).not.toHaveProperty('polluted');
    });
  }

  it('with every field if all of them are invalid', async () => {
    const body = bench.fullBody(operation);
    const wrong = fields.filter(isLeaf).map((field) => ({ path: field.path, ...wrongValuesOf(field)[0]! }));
    for (const { path, json } of wrong) put(body, path, JSON.parse(json ?? 'null') as Json);
    const faults = wrong.map(({ path, code }) => `${jsonPointer(path)} ${code}`);
    expect(summaryOf(await bench.send(operation, body))).toEqual([REFUSED, ...faults.sort()]);
  });

  it('with every unknown field, whatever its name', async () => {
    const objects = objectsIn(operation);
    const entries = UNKNOWN_NAMES.map((name) => `${JSON.stringify(name)}:1`).join(',');
    const whole = JSON.stringify(bench.fullBody(operation));
    const text = objects.reduce((body, path) => withEntry(body, path, entries), whole);
    const pointers = objects.flatMap((path) => UNKNOWN_NAMES.map((name) => jsonPointer([...path, name])));
    expect(summaryOf(await bench.sendText(operation, text))).toEqual([
      REFUSED,
      ...pointers.map((pointer) => `${pointer} unknown_field`).sort(),
    ]);
  });

  it('and stores nothing', async () => {
    expect(await bench.books()).toEqual(books);
  });
});

/** Does something with each entry, a few at a time, and returns the results in the order of the entries. */
async function inTurns<T>(entries: readonly T[], act: (entry: T) => Promise<string>): Promise<string[]> {
  const results: string[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    results.push(...(await Promise.all(entries.slice(start, start + AT_ONCE).map(act))));
  }
  return results;
}

function isNumber({ kind }: Field): boolean {
  return ['decimal', 'whole'].includes(kind);
}

function isLeaf({ kind }: Field): boolean {
  return !LEAVES_EXCEPT.includes(kind);
}

function isTopLevel({ path }: Field): boolean {
  return path.length === 1;
}

/** The faults of fields that are missing. */
function required(fields: readonly Field[]): string[] {
  return fields.map(({ path }) => `${jsonPointer(path)} required`).sort();
}

/** The paths of all objects of a full body whose field names are fixed. */
function objectsIn(operation: WritingOperation): Field['path'][] {
  const inner = fieldsOf(operation.body.schema).flatMap(({ kind, path, schema }) => {
    if (kind === 'object') return [path];
    // Entries that another operation declares may have any fields.
    return kind === 'list' && schema.items?.$ref !== undefined ? [[...path, 0]] : [];
  });
  return [[], ...inner];
}

/** Adds entries to one object of a JSON text. A mark that no value contains shows where. */
function withEntry(text: string, path: Field['path'], entries: string): string {
  const body = JSON.parse(text) as Json;
  put(body, [...path, '<here>'], 1);
  return JSON.stringify(body).replace('"<here>":1', () => entries);
}

function short(json: string | undefined): string {
  if (json === undefined) return 'nothing';
  return json.length > 60 ? `${json.slice(0, 50)}... of ${json.length}` : json;
}
