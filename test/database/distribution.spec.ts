import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertDistribution, isDistributed, missingSettings } from '../../src/platform/books/distributed.js';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

interface Facts {
  readonly tables: readonly { name: string; columns: string[]; keys: string[][]; isDistributed: boolean }[];
  readonly foreignKeys: readonly { name: string; table: string; to: string; definition: string }[];
  readonly triggers: readonly { name: string; table: string }[];
}

interface Plan {
  readonly tables: string[];
  readonly problems: string[];
  readonly statements: string[];
}

interface Tool {
  readonly LOCAL: Readonly<Record<string, string>>;
  readonly roleSettings: Readonly<Record<string, string>>;
  planOf(facts: Facts): Plan;
  factsOf(client: TestDatabase['admin'], hasCitus: boolean): Promise<Facts>;
  contentOf(client: TestDatabase['admin'], tables: readonly string[]): Promise<string[]>;
}

const file = (name: string): string =>
  pathToFileURL(resolve(import.meta.dirname, '../../tools/citus', name)).href;
const tool = { ...(await import(file('plan.mjs'))), ...(await import(file('facts.mjs'))) } as Tool;

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 1, statementTimeoutMs: 5_000, onPoolError: () => undefined };
  dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** The part of Citus that the start looks at. What Citus does with it is not tested here (docs/scaling.md). */
const CATALOG = `
  CREATE TABLE pg_dist_partition (logicalrelid regclass);
  GRANT SELECT ON pg_dist_partition TO PUBLIC`;

describe('the start', () => {
  it('takes a database without distributed tables as it is', async () => {
    await expect(assertDistribution(dataSource)).resolves.toBeUndefined();
    await database.admin.query(CATALOG);
    await expect(assertDistribution(dataSource)).resolves.toBeUndefined();
    expect(isDistributed(dataSource)).toBe(false);
  });

  it('refuses one whose nodes would not know the organization, in one sentence', async () => {
    await database.admin.query(`INSERT INTO pg_dist_partition VALUES ('invoices')`);
    await expect(assertDistribution(dataSource)).rejects.toThrow(
      /^The tables are distributed, and \w+ lacks citus\.propagate_set_commands=local, .+ start again\.$/,
    );
    // From then on, each statement that begins a transaction is a message of its own.
    expect(isDistributed(dataSource)).toBe(true);
  });
});

describe('the settings of the nodes', () => {
  const settings = Object.entries(tool.roleSettings).map(([name, value]) => `${name}=${value}`);

  it('are complete when the tool that distributes has set them', () => {
    expect(missingSettings({ propagates: 'local', roleSettings: settings })).toEqual([]);
  });

  it.each(settings)('are incomplete without %s', (setting) => {
    const others = settings.filter((one) => one !== setting);
    expect(missingSettings({ propagates: 'local', roleSettings: others })).toHaveLength(1);
  });

  it('do not count if the session of the service does not have them', () => {
    expect(missingSettings({ propagates: 'none', roleSettings: settings })).toHaveLength(1);
  });
});

describe('the plan that distributes the tables', () => {
  let facts: Facts;
  let plan: Plan;
  beforeAll(async () => {
    facts = await tool.factsOf(database.admin, false);
    plan = tool.planOf(facts);
  });
  const placeOf = (statement: string): number => {
    const at = plan.statements.findIndex((one) => one.startsWith(statement));
    expect([statement, at]).not.toEqual([statement, -1]);
    return at;
  };

  it('has every table of organizations, or a reason why it stays where it is', () => {
    const ofOrganizations = facts.tables.filter(({ columns }) => columns.includes('organization_id'));
    expect([...plan.tables, ...Object.keys(tool.LOCAL)].sort()).toEqual(
      ofOrganizations.map(({ name }) => name),
    );
    expect(plan.tables.length).toBeGreaterThan(30);
  });

  it('finds nothing in the schema that forbids it', () => {
    expect(plan.problems).toEqual([]);
  });

  it('takes each table after those that it refers to, and the copy for all nodes first', () => {
    const distributed = (name: string): number => placeOf(`SELECT create_distributed_table('${name}'`);
    const between = facts.foreignKeys.filter(({ table, to }) => table !== to && plan.tables.includes(to));
    for (const { table, to } of between) expect(distributed(table)).toBeGreaterThan(distributed(to));
    expect(placeOf(`SELECT create_reference_table('organizations')`)).toBeLessThan(distributed('customers'));
  });

  it('takes away what Citus refuses first, and puts the foreign key back', () => {
    const first = placeOf('SELECT create_reference_table');
    for (const { name, table } of facts.triggers)
      expect(placeOf(`DROP TRIGGER ${name} ON ${table}`)).toBeLessThan(first);
    const key = 'CONSTRAINT fk_issued_documents_series';
    expect(placeOf(`ALTER TABLE issued_documents DROP ${key}`)).toBeLessThan(first);
    const added = placeOf(`ALTER TABLE issued_documents ADD ${key} FOREIGN KEY (organization_id, series_id)`);
    expect(added).toBeGreaterThan(placeOf(`SELECT create_distributed_table('number_series'`));
    expect(added).toBeGreaterThan(placeOf(`SELECT create_distributed_table('issued_documents'`));
  });

  it('leaves out what is distributed already', () => {
    const tables = facts.tables.map((table) => ({ ...table, isDistributed: table.name !== 'payments' }));
    expect(tool.planOf({ ...facts, tables }).tables).toEqual(['payments']);
  });

  it('names what cannot be distributed', () => {
    const bad = { name: 'odd', columns: ['id', 'organization_id'], keys: [['id']], isDistributed: false };
    const key = { name: 'fk_odd_user', table: 'odd', to: 'users', definition: '' };
    const { problems } = tool.planOf({ tables: [bad], foreignKeys: [key], triggers: [] });
    expect(problems).toEqual([
      'odd cannot be distributed: its key (id) lacks organization_id.',
      'odd cannot be distributed: fk_odd_user refers to users, which stays on the coordinator.',
    ]);
  });

  it('runs on the tables as they are, but for the functions of Citus', async () => {
    const before = await tool.contentOf(database.admin, plan.tables);
    const client = await database.admin.connect();
    try {
      await client.query('BEGIN');
      for (const statement of plan.statements) {
        if (/^(DROP|ALTER TABLE)/.test(statement)) await client.query(statement);
      }
      expect(await tool.contentOf(client as unknown as TestDatabase['admin'], plan.tables)).toEqual(before);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
