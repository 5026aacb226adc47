import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { columnTypes } from '../../src/platform/books/column-types.js';
import { allEngines } from '../../src/engines/engines.js';
import { clientClass } from '../../src/engines/pg-rows/client.js';
import { PgRowsClient } from '../../src/engines/pg-rows/pg-rows-client.js';
import { StatementNames } from '../../src/engines/pg-rows/statement-names.js';
import { StockClient } from '../../src/engines/pg-rows/stock-client.js';
import { testServer } from '../support/test-database.js';

/**
 * Statements with values of every type that the service stores, with texts of all lengths, and statements that fail.
 */
const STATEMENTS: readonly (readonly [text: string, values?: readonly unknown[]])[] = [
  ['SELECT 1 AS one'],
  ['SELECT 1 AS one; SELECT 2 AS two'],
  ['SELECT $1::text AS text, $2::text AS nothing, $3::text AS long', ['Müller 🧾', null, 'ж'.repeat(300)]],
  [
    'SELECT $1::boolean AS yes, $2::int2 AS small, $3::int4 AS whole, $4::int8 AS big',
    [true, 7, -8, '9223372036854775807'],
  ],
  [
    'SELECT $1::numeric AS amount, $2::numeric AS less, $3::float8 AS float',
    ['12345678.901234', '-0.5', 1.25],
  ],
  [
    'SELECT $1::date AS day, $2::timestamptz AS instant, $3::timestamptz AS early',
    ['2026-11-22', new Date(0), '0044-03-15'],
  ],
  [
    'SELECT $1::uuid AS id, $2::bytea AS bytes, $3::inet AS address',
    ['01890a5d-ac96-774b-bcce-b302099a8057', Buffer.from([0, 255, 7]), '10.0.0.1'],
  ],
  [
    'SELECT $1::jsonb AS object, $2::jsonb AS list, $3::text[] AS texts, $4::int4[] AS numbers',
    [{ a: ['ä', null] }, '[]', ['a', 'ö, "x"', null], [1, 2]],
  ],
  [
    'SELECT n, n::text AS text, nullif(n, 5) AS gap FROM generate_series(1, $1::int) n ORDER BY n DESC',
    [200],
  ],
  ['SELECT 1 AS "a b", 2 AS "é""x" WHERE $1', [true]],
  ['SELECT 1 AS same, $1::int AS same', [2]],
  ['SELECT WHERE $1', [true]],
  ['SELECT 1 AS none WHERE $1', [false]],
  ['CREATE TEMP TABLE things (id int PRIMARY KEY, name text)'],
  ['INSERT INTO things VALUES ($1, $2), ($3, $4)', [1, 'one', 2, 'two']],
  ['INSERT INTO things VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id', [1, 'again']],
  ['UPDATE things SET name = upper(name) WHERE id > $1 RETURNING id, name', [0]],
  ['INSERT INTO things VALUES ($1, $2)', [1, 'a key that is there']],
  ['SELECT * FROM things WHERE id = $1', [2]],
  ['ALTER TABLE things ADD COLUMN more int DEFAULT 7'],
  ['SELECT * FROM things WHERE id = $1', [2]],
  ['SELECT $1::int AS wrong', ['no number']],
  ['SELECT 1 AS wrong FROM nowhere WHERE $1', [true]],
  ['DELETE FROM things WHERE id > $1', [0]],
];

/** A statement is prepared the first time only. */
const TIMES = 3;

/** How long a server may be silent, where one is. */
const SILENT_MS = 300;

let engine: pg.Client;
let twin: pg.Client;

beforeAll(async () => {
  [engine, twin] = [await connected(allEngines), await connected(new Set())];
});
afterAll(async () => {
  await engine.end();
  await twin.end();
});

describe('the engine pg-rows and pg’s own client', () => {
  it('return the same results for every statement, the first time and later', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      for (const [text, values] of STATEMENTS) {
        const [ours, stock] = [await outcome(engine, text, values), await outcome(twin, text, values)];
        expect({ text, same: isDeepStrictEqual(ours, stock), ours }).toEqual({
          text,
          same: true,
          ours: stock,
        });
      }
      await Promise.all([engine, twin].map((client) => client.query('DROP TABLE things')));
    }
  });

  it('return the same results for pipelined statements, and for those after a failure', async () => {
    const [ours, stock] = await Promise.all(
      [engine, twin].map((client) =>
        Promise.all([
          outcome(client, 'BEGIN'),
          outcome(client, 'SELECT $1::int AS n', [1]),
          outcome(client, 'SELECT $1::int AS n', ['x']),
          outcome(client, 'SELECT $1::int AS n', [2]),
          outcome(client, 'COMMIT'),
          outcome(client, 'SELECT $1::int AS n', [3]),
        ]),
      ),
    );
    expect(ours).toEqual(stock);
    expect(ours?.at(-1)).toMatchObject({ rows: [{ n: 3 }] });
  });

  it('give back bytes and texts as they are stored, however long', async () => {
    const long = Buffer.from(Array.from({ length: 150_000 }, (_, at) => at % 251));
    for (let time = 0; time < TIMES; time += 1) {
      for (const content of [long, Buffer.alloc(0), null]) {
        const text = 'SELECT $1::bytea AS content, $2::text AS said, $1::bytea AS again';
        const row = { content, said: 'Müller 🧾', again: content };
        for (const client of [engine, twin]) {
          const { rows } = await client.query(asStored(text, [content, row.said]));
          expect(rows).toEqual([row]);
        }
      }
    }
  });

  it('give back bytes as they are stored also where no further statement gets a name', async () => {
    const content = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 251));
    const clients: pg.Client[] = [new PgRowsWithoutNames(address()), new StockWithoutNames(address())];
    for (const client of clients) {
      await client.connect();
      try {
        const { rows } = await client.query(asStored('SELECT $1::bytea AS content', [content]));
        expect(rows).toEqual([{ content }]);
      } finally {
        await client.end();
      }
    }
  });

  it('refuse to give back anything else as it is stored', async () => {
    const client: pg.Client = new PgRowsWithNames(address());
    await client.connect();
    const asked = client.query(asStored('SELECT $1::int AS n', [1]));
    await expect(asked).rejects.toThrow('The column n is neither a text nor bytes');
    expect(await outcome(client, 'SELECT $1::int AS n', [1])).toMatchObject({ rows: [{ n: 1 }] });
    await client.end();
  });

  it('give up a server that owes an answer and is silent, but not one that is asked nothing', async () => {
    const clients = [await connected(allEngines, SILENT_MS), await connected(new Set(), SILENT_MS)];
    await engine.query('SELECT pg_sleep($1)', [(3 * SILENT_MS) / 1_000]);
    const slow = clients.map((client) => outcome(client, 'SELECT pg_sleep($1)', [60]));
    const [ours, stock] = await Promise.all(slow);
    expect(ours).toMatchObject({ message: 'Query read timeout' });
    expect(stock).toMatchObject({ message: 'Query read timeout' });
  });
});

async function connected(engines: typeof allEngines, query_timeout?: number): Promise<pg.Client> {
  const Client = clientClass(engines);
  const client = new Client({ ...address(), ...(query_timeout && { query_timeout }) });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SET timezone TO UTC');
  return client;
}

function address(): pg.ClientConfig {
  const { username: user, ...server } = testServer();
  return { ...server, user, database: 'postgres', types: columnTypes, pipeline: true };
}

/** Those of the process may all have been given away by other tests. */
class PgRowsWithNames extends PgRowsClient {
  protected override readonly names = new StatementNames();
}

class PgRowsWithoutNames extends PgRowsClient {
  protected override readonly names = new StatementNames(0);
}

class StockWithoutNames extends StockClient {
  protected override readonly names = new StatementNames(0);
}

function asStored(text: string, values: unknown[]): pg.QueryConfig {
  const statement = { text, values, binary: true };
  return statement;
}

/** Returns everything of an answer that the caller can see. */
async function outcome(client: pg.Client, text: string, values?: readonly unknown[]): Promise<unknown> {
  try {
    const result = await client.query(text, values as unknown[]);
    return Array.isArray(result) ? result.map(visible) : visible(result);
  } catch (error) {
    const { message, code, detail, constraint } = error as pg.DatabaseError;
    return { message, code, detail, constraint };
  }
}

function visible({ rows, rowCount, command, fields }: pg.QueryResult): object {
  return {
    rows: rows as unknown[],
    names: rows.map((row) => Object.keys(row as object)),
    rowCount,
    command,
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
  };
}
