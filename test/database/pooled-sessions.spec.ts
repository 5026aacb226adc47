import { statementNames } from '../../src/engines/pg-rows/statement-names.js';
import { openingOf, runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { assertConnections } from '../../src/platform/books/direct-connections.js';
import { assertRestrictedRole } from '../../src/platform/books/runtime-role.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { schema } from '../../src/schema.js';
import { TestClock } from '../support/test-clock.js';
import { clocksOf } from '../support/watched-clocks.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const NAMES = [
  'role',
  'timezone',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'enable_seqscan',
  'jit',
  'app.gives_terms',
];
const SETTINGS = `SELECT ${NAMES.map((name) => `current_setting('${name}', true) AS "${name}"`).join(', ')}`;

let database: TestDatabase;
const opened: DataSource[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const dataSource of opened) await dataSource.destroy();
  await database.drop();
});

describe('behind a pooler that gives a session to each transaction only', () => {
  it('a transaction has the settings of a session of its own, and leaves none behind', async () => {
    const [plain, pooled] = [await connected('none'), await connected('transaction')];
    const settings = await inTransaction(pooled);
    expect(settings).toEqual(await inTransaction(plain));
    expect(settings).toMatchObject({ role: 'countinghouse_runtime', statement_timeout: '5s', jit: 'off' });
    expect((await pooled.query<object[]>(SETTINGS))[0]).not.toEqual(settings);
  });

  it('no statement is prepared under a name, because the next one may come from another session', async () => {
    // Other files of this process may have used up the names.
    statementNames.forget();
    expect(await preparedIn(await connected('transaction'))).toEqual([]);
    expect(await preparedIn(await connected('none'))).not.toEqual([]);
  });

  it('the role is looked at where the service works', async () => {
    const asOwner = await connected('transaction', database.connections.migration);
    await expect(assertRestrictedRole(asOwner)).resolves.toBeUndefined();
    const [row] = await asOwner.query<{ role: string }[]>('SELECT current_user AS role');
    expect(row?.role).toBe('countinghouse_owner');
  });
});

describe('the ways to the database', () => {
  it('are accepted if they lead to the same one', async () => {
    await expect(assertConnections(database.connections, 'none')).resolves.toBeUndefined();
    await expect(assertConnections(database.connections, 'transaction')).resolves.toBeUndefined();
  });

  it('are refused if they lead to two', async () => {
    const other = await createTestDatabase();
    const ways = { ...database.connections, direct: other.connections.direct };
    const refused = 'DATABASE_URL and DIRECT_DATABASE_URL lead to two different databases.';
    await expect(assertConnections(ways, 'transaction')).rejects.toThrow(refused);
    await expect(assertConnections(ways, 'none')).rejects.toThrow(refused);
    await other.drop();
  });
});

async function connected(
  pooler: 'none' | 'transaction',
  connection = database.connections.runtime,
): Promise<DataSource> {
  const pool = { poolSize: 1, statementTimeoutMs: 5_000, onPoolError: () => undefined, pooler };
  const dataSource = await runtimeDataSource(connection, schema, pool).initialize();
  opened.push(dataSource);
  expect(openingOf(dataSource)[0]).toBe('BEGIN');
  return dataSource;
}

/** The statements that the session of a transaction has prepared before it ends: the next one may have another. */
async function preparedIn(dataSource: DataSource): Promise<unknown[]> {
  const clock = new TestClock();
  const work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
  return work.runControl(async (tx) => {
    await tx.row(`${SETTINGS} WHERE $1::boolean`, [true]);
    return tx.rows('SELECT name FROM pg_prepared_statements', []);
  });
}

async function inTransaction(dataSource: DataSource): Promise<object | undefined> {
  const clock = new TestClock();
  const work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
  return work.runControl((tx) => tx.row<object>(`${SETTINGS} WHERE $1::boolean`, [true]));
}
