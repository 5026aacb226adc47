import { randomUUID } from 'node:crypto';
import { searchForm, storedWords } from '../../src/kernel/search/search-form.js';
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
    const texts = [
      ...CHARACTERS,
      'Łódź Straße',
      'A\u0308pfel, ﬁne',
      'ΑΘΗΝΑΣ',
      'ДОМ Ёлка',
      '北京字节跳动 Ltd',
      '삼성전자 주식회사',
    ];
    const { rows } = await database.admin.query<{ form: string; words: string[] }>(
      `SELECT search_form(t) AS form, ARRAY(SELECT search_words(t)) AS words FROM unnest($1::text[]) t`,
      [texts],
    );
    const differing = texts.filter((text, index) => {
      const { form, words } = rows[index]!;
      return form !== searchForm(text) || words.sort().join() !== storedWords(text).sort().join();
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

/** What a node of the version before writes: it brings no terms along, so that the triggers make them. */
const copyOf = (table: string): string => `
  INSERT INTO ${table}
  SELECT (jsonb_populate_record(r, jsonb_build_object('id', $2::uuid) || $3)).* FROM ${table} r WHERE id = $1`;

describe('a row', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  const termsOf = async (table: string, id: string | undefined): Promise<string[]> => {
    const { rows } = await service.database.admin.query<{ term: string }>(
      `SELECT term FROM ${table} WHERE id = $1 ORDER BY term`,
      [id],
    );
    return rows.map(({ term }) => term);
  };

  it.each([
    ['a reference', { reference: 'PO-4711, Łódź „Straße“ po' }, 4],
    ['metadata', { metadata: { project: 'Apollo', 'größe 😀': ' = :x', leer: '' } }, 3],
    ['both', { reference: 'Ünïcode ΑΘΉΝΑΣ Ёлка 東京', metadata: { order: '4711' } }, 6],
    ['a long word', { reference: '😀'.repeat(40) + 'x'.repeat(60) }, 1],
    ['signs only', { reference: '–/–' }, 0],
    ['neither', {}, 0],
  ])(
    'of an invoice with %s has the terms that the trigger makes for others',
    async (_what, fields, count) => {
      const id = fromTypeId('inv', await service.owner.invoice(fields));
      const copy = randomUUID();
      await service.database.admin.query(copyOf('invoices'), [id, copy, {}]);
      expect(await termsOf('invoice_terms', id)).toEqual(await termsOf('invoice_terms', copy));
      expect(await termsOf('invoice_terms', copy)).toHaveLength(count);
    },
  );

  it('of a customer has the terms and the name key that the triggers make for others', async () => {
    const fields = {
      name: 'Łódź „Straße“ AG',
      email: 'Zoë@Example.com',
      external_id: 'K-1',
      metadata: { a: 'b' },
    };
    const id = fromTypeId('cus', await service.owner.customer(fields));
    const copy = randomUUID();
    const { admin } = service.database;
    await admin.query(copyOf('customers'), [id, copy, { external_id: 'K 1', name_key: 'wrong' }]);
    expect(await termsOf('customer_terms', id)).toEqual(await termsOf('customer_terms', copy));
    expect(await termsOf('customer_terms', id)).toContain('@zoe@example.com');
    const { rows } = await admin.query('SELECT DISTINCT name_key FROM customers WHERE id IN ($1, $2)', [
      id,
      copy,
    ]);
    expect(rows).toEqual([{ name_key: 'lodz „strasse“ ag' }]);
  });

  it('keeps its terms when it changes, and takes them along when it goes, whatever the triggers do', async () => {
    const { api } = service.owner;
    const { admin } = service.database;
    await admin.query('ALTER TABLE customers DISABLE TRIGGER USER');
    const customer = await service.owner.customer({ name: 'Quicksilver One' });
    const id = fromTypeId('cus', customer);
    await api.patch(`/customers/${customer}`, { name: 'Mercury One', metadata: { x: 'y' } });
    expect(await termsOf('customer_terms', id)).toEqual(['=1:xy', 'mercury', 'one']);
    await api.delete(`/customers/${customer}`);
    expect(await termsOf('customer_terms', id)).toEqual([]);
    await admin.query('ALTER TABLE customers ENABLE TRIGGER USER');
  });
});
