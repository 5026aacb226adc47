import { randomUUID } from 'node:crypto';
import { searchForm, searchWords } from '../../src/kernel/search/search-form.js';
import { fromTypeId } from '../../src/kernel/ids/type-id.js';
import { DataSource } from 'typeorm';
import { migrationOptions } from '../../src/platform/books/data-source.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { seedBooks } from '../support/seed-books.js';
import { TestService } from '../support/test-service.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Every character of the basic plane that a text can contain. */
const CHARACTERS = Array.from({ length: 0xffff }, (_none, index) => String.fromCharCode(index + 1)).filter(
  (character) => character.isWellFormed(),
);

describe('the search form', () => {
  it('is the same in the code and in the database, for every character and in texts', async () => {
    const texts = [...CHARACTERS, 'Łódź Straße', 'A\u0308pfel, ﬁne', 'ΑΘΗΝΑΣ', 'ДОМ Ёлка'];
    const { rows } = await database.admin.query<{ form: string; words: string[] }>(
      `SELECT search_form(t) AS form, ARRAY(SELECT search_words(t)) AS words FROM unnest($1::text[]) t`,
      [texts],
    );
    const differing = texts.filter((text, index) => {
      const { form, words } = rows[index]!;
      return form !== searchForm(text) || words.sort().join() !== searchWords(text).sort().join();
    });
    // A new version of Unicode adds characters that one of the two may not know yet.
    expect(differing.length).toBeLessThan(5);
  });
});

const TERMS = [
  'customer_terms',
  'product_terms',
  'invoice_terms',
  'payment_search_terms',
  'credit_note_terms',
];

describe('the terms', () => {
  it('are those of the rows of their own organization, and nobody can write them into another', async () => {
    const [own, foreign] = [randomUUID(), randomUUID()];
    const { admin } = database;
    await seedBooks(admin, own, { customers: 20, products: 20, invoices: 40 });
    await seedBooks(admin, foreign, { customers: 20, products: 20, invoices: 40 });
    const client = await admin.connect();
    try {
      for (const table of TERMS) {
        await client.query(
          `BEGIN; SET LOCAL ROLE countinghouse_runtime; SET LOCAL app.organization = '${own}'`,
        );
        const { rows } = await client.query(`SELECT DISTINCT organization_id FROM ${table}`);
        expect(rows).toEqual([{ organization_id: own }]);
        await expect(
          client.query(`INSERT INTO ${table} VALUES ($1, $2, 'planted')`, [foreign, randomUUID()]),
        ).rejects.toThrow('row-level security');
        await client.query('ROLLBACK');
      }
    } finally {
      client.release();
    }
  });

  it('are given to rows that were there before their table, those of every organization', async () => {
    const { admin, connections } = database;
    const owner = await new DataSource(migrationOptions(connections.migration, schema)).initialize();
    await seedBooks(admin, randomUUID(), { customers: 20, products: 20, invoices: 200 });
    const terms = async (table: string): Promise<unknown[]> => {
      return (await admin.query(`SELECT * FROM ${table} ORDER BY organization_id, id, term`)).rows;
    };
    try {
      const before = [await terms('payment_search_terms'), await terms('credit_note_terms')];
      expect(before.map((rows) => rows.length > 0)).toEqual([true, true]);
      while (
        (await admin.query(`SELECT to_regclass('payment_search_terms') AS found`)).rows[0].found !== null
      ) {
        await owner.undoLastMigration();
      }
      await owner.runMigrations();
      expect([await terms('payment_search_terms'), await terms('credit_note_terms')]).toEqual(before);
    } finally {
      await owner.destroy();
    }
  });

  it('use no operator that cannot use an index under row-level security', async () => {
    const { rows } = await database.admin.query(
      `SELECT oprname, oprcode::text FROM pg_operator JOIN pg_proc p ON p.oid = oprcode
        WHERE oprname IN ('=', '<', '>', '<=', '>=') AND NOT p.proleakproof
          AND oprleft = oprright AND oprleft::regtype::text = ANY ($1)`,
      [['text', 'uuid', 'bigint', 'date', 'timestamp with time zone', 'boolean']],
    );
    expect(rows).toEqual([]);
  });
});

/** What an insert that brings no terms along has the trigger write. */
const COPY = `
  INSERT INTO invoices
  SELECT (jsonb_populate_record(i, jsonb_build_object('id', $2::uuid))).* FROM invoices i WHERE id = $1`;

describe('a new invoice', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  it.each([
    ['a reference', { reference: 'PO-4711, Łódź „Straße“ po' }, 4],
    ['metadata', { metadata: { project: 'Apollo', 'größe 😀': ' = :x', leer: '' } }, 3],
    ['both', { reference: 'Ünïcode ΑΘΉΝΑΣ Ёлка 東京', metadata: { order: '4711' } }, 5],
    ['a long word', { reference: '😀'.repeat(40) + 'x'.repeat(60) }, 1],
    ['signs only', { reference: '–/–' }, 0],
    ['neither', {}, 0],
  ])('with %s has the terms that the trigger makes for others', async (_what, fields, count) => {
    const { admin } = service.database;
    const termsOf = async (id: string | null): Promise<string[]> => {
      const { rows } = await admin.query<{ term: string }>(
        'SELECT term FROM invoice_terms WHERE id = $1 ORDER BY term',
        [id],
      );
      return rows.map(({ term }) => term);
    };
    const id = fromTypeId('inv', await service.owner.invoice(fields));
    const copy = randomUUID();
    await admin.query(COPY, [id, copy]);
    expect(await termsOf(id ?? null)).toEqual(await termsOf(copy));
    expect(await termsOf(copy)).toHaveLength(count);
  });
});
