import { creditNoteFates } from '../../src/modules/books/credit-notes/credit-notes.resource.js';
import { customerFates } from '../../src/modules/books/customers/customers.resource.js';
import { invoiceFates } from '../../src/modules/books/invoices/invoices.resource.js';
import { paymentFates } from '../../src/modules/books/payments/payments.resource.js';
import { productFates } from '../../src/modules/books/products/products.resource.js';
import { personalData, unpersonalData } from '../../src/modules/record/privacy/index.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Columns that can hold a sentence: texts, lists of texts, JSON and bytes. */
async function columns(): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> 'migrations'
        AND (data_type IN ('text', 'json', 'jsonb', 'bytea', 'character varying') OR udt_name = '_text')
      ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

const FATES: Readonly<Record<string, Readonly<Record<string, { is: string; personal?: boolean }>>>> = {
  credit_notes: creditNoteFates,
  customers: customerFates,
  invoices: invoiceFates,
  payments: paymentFates,
  products: productFates,
};

const registered = personalData.flatMap(({ table, columns: named }) =>
  Object.keys(named).map((column) => `${table}.${column}`),
);
const exceptions = Object.entries(unpersonalData).flatMap(([table, named]) =>
  named.map((column) => `${table}.${column}`),
);

describe('the registry of personal data', () => {
  it('names every column that can hold a sentence, or excepts it', async () => {
    expect([...registered, ...exceptions].sort()).toEqual(await columns());
  });

  it('agrees with the fates of the columns of each resource', async () => {
    const textual = new Set(await columns());
    const said = Object.entries(FATES).flatMap(([table, fates]) =>
      Object.entries(fates)
        .map(([column, { personal }]) => ({ name: `${table}.${column}`, personal }))
        .filter(({ name }) => textual.has(name)),
    );
    expect(said.filter(({ personal }) => personal === undefined)).toEqual([]);
    const named = (list: readonly string[]): string[] =>
      list.filter((name) => Object.hasOwn(FATES, name.split('.')[0] ?? '')).sort();
    const personal = said.filter((one) => one.personal).map(({ name }) => name);
    expect(personal.sort()).toEqual(named([...new Set(registered)]));
  });

  it('names whose data it is, and erases all values of customers that nothing else takes away', () => {
    const left = personalData.filter(
      ({ whose, ends, erasing }) => whose === 'customer' && ends !== 'pruning' && erasing.by === 'itself',
    );
    expect(left).toEqual([]);
  });
});

describe('the functions that erase where the service can only add', () => {
  it('let an event lose values, and refuse every other change of it', async () => {
    const original = '{"a": "x", "b": ["y", {"c": 1}], "d": null}';
    const cases: [string, boolean][] = [
      [original, true],
      ['{"a": null, "b": ["y", {"c": 1}], "d": null}', true],
      ['{"a": "x", "b": null, "d": null}', true],
      ['{"a": "x", "b": [null, {"c": null}], "d": null}', true],
      ['{"a": "z", "b": ["y", {"c": 1}], "d": null}', false],
      ['{"a": "x", "b": ["y"], "d": null}', false],
      ['{"b": ["y", {"c": 1}], "d": null}', false],
      ['{"a": "x", "b": ["y", {"c": 1}], "d": "new"}', false],
      ['{"a": "x", "b": ["y", {"c": 2}], "d": null}', false],
      ['["x"]', false],
    ];
    for (const [redacted, allowed] of cases) {
      const { rows } = await database.admin.query('SELECT is_redaction($1, $2) AS allowed', [
        redacted,
        original,
      ]);
      expect([redacted, rows[0]]).toEqual([redacted, { allowed }]);
    }
  });

  it('do nothing for a customer without an erasure', async () => {
    const customer = '00000000-0000-4000-8000-000000000001';
    await expect(
      database.admin.query('SELECT erase_kept_texts($1, $2, $3)', [customer, [customer], []]),
    ).rejects.toThrow('no erasure speaks of this customer');
  });
});
