import { migrateDatabase } from '../../src/platform/books/migrate.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a database that a newer version has migrated', () => {
  it('is served with a warning', async () => {
    expect(await warnings()).toEqual([]);
    await database.admin.query(
      `INSERT INTO migrations (timestamp, name) VALUES (4102444800000, 'Later4102444800000')`,
    );
    expect(await warnings()).toEqual([
      expect.stringContaining('migrated by a newer version (Later4102444800000)'),
    ]);
  });

  it('is refused if one of its migrations says so', async () => {
    await database.admin.query(`COMMENT ON TABLE migrations IS 'needs 4102444800000'`);
    await expect(warnings()).rejects.toThrow('beside which this one would do harm');
    await database.admin.query(`COMMENT ON TABLE migrations IS 'needs 1795364100000'`);
    expect(await warnings()).toHaveLength(1);
  });
});

async function warnings(): Promise<string[]> {
  const said: string[] = [];
  await migrateDatabase(database.connections.migration, schema, (sentence) => said.push(sentence));
  return said;
}
