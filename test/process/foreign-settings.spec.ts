import { createTestDatabase, testServer, type TestDatabase } from '../support/test-database.js';
import { StartedService } from './started-service.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('a database with settings of its own', () => {
  it('is served as if it had none: dates, intervals, numbers, schemas, and rows that are hidden', async () => {
    const { name } = database;
    for (const setting of [
      "DateStyle = 'German, DMY'",
      "IntervalStyle = 'sql_standard'",
      'extra_float_digits = -15',
      "bytea_output = 'escape'",
      "search_path = 'elsewhere'",
      'row_security = off',
    ])
      await database.admin.query(`ALTER DATABASE ${name} SET ${setting}`);
    await database.admin.query('CREATE SCHEMA elsewhere AUTHORIZATION countinghouse_owner');
    const service = new StartedService({ DATABASE_URL: database.url, HOST: '127.0.0.1' });
    const url = await service.ready();
    const key = /ch_live_\w+/.exec(service.output)?.[0] ?? '';
    const password = /Password +(\S+)/.exec(service.output)?.[1] ?? '';
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('auth/login', { email: 'owner@example.com', password })).status).toBe(200);
    const idOf = async (made: Promise<Response>): Promise<string> =>
      ((await (await made).json()) as { id: string }).id;
    const product = { name: 'Programming', price: 10.25, tax_rate: 19 };
    const made = await post('invoices', {
      customer_id: await idOf(post('customers', { name: 'Ada' })),
      items: [{ product_id: await idOf(post('products', product)), quantity: 1.5, price: 10.25 }],
      tax_rate: 19,
      finalize: true,
    });
    expect(await made.json()).toMatchObject({
      status: 'open',
      subtotal: 15.38,
      issue_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(await service.stop()).toBe(0);
  });

  it('keeps the options of the URL beside those of the service', async () => {
    const options = encodeURIComponent('-c app.of_the_url=there -c DateStyle=German');
    const service = new StartedService({
      DATABASE_URL: `${database.url}&options=${options}`,
      HOST: '127.0.0.1',
    });
    const url = await service.ready();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
  });
});

describe('a database that the service cannot use', () => {
  it('is one in which not every name can be written', async () => {
    const name = `${database.name}_latin1`;
    await database.admin.query(
      `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    );
    const service = new StartedService({ DATABASE_URL: database.url.replace(database.name, name) });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(
      'The database in DATABASE_URL has the encoding LATIN1, in which not every name can be written: ' +
        "make one with ENCODING 'UTF8' TEMPLATE template0.",
    );
    await database.admin.query(`DROP DATABASE ${name}`);
  });
});

describe('a limit of connections', () => {
  it('below what the service takes is named at the start', async () => {
    const role = `limited_${database.name}`;
    await database.admin.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 21 IN ROLE countinghouse_runtime`);
    const { port, host } = testServer();
    const url = `postgres://${role}@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
    const service = new StartedService({
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: database.url,
      HOST: '127.0.0.1',
    });
    await service.ready();
    expect(service.output).toContain(
      `PostgreSQL allows 21 connections for the role ${role} (its CONNECTION LIMIT), and the service takes up to 22: ` +
        'requests will be refused under load. Raise the limit, or lower DATABASE_POOL_SIZE.',
    );
    expect(await service.stop()).toBe(0);
    await database.admin.query(`DROP ROLE ${role}`);
  });

  it('of none is refused in a sentence', async () => {
    const role = `limited_${database.name}`;
    await database.admin.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 0 IN ROLE countinghouse_runtime`);
    const { port, host } = testServer();
    const url = `postgres://${role}@localhost:${port}/${database.name}?host=${encodeURIComponent(host)}`;
    const service = new StartedService({ DATABASE_URL: url, MIGRATION_DATABASE_URL: database.url });
    expect(await service.end()).toBe(1);
    expect(service.errors.trim()).toBe(
      'The database in DATABASE_URL allows no further connections ' +
        `(too many connections for role "${role}"): raise its limit, or end others.`,
    );
    await database.admin.query(`DROP ROLE ${role}`);
  });
});
