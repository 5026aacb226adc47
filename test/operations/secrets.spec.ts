import { randomBytes, randomUUID } from 'node:crypto';
import { runtimeDataSource, type DataSource } from '../../src/platform/books/data-source.js';
import { UnitOfWork } from '../../src/platform/books/unit-of-work.js';
import { InstallationSecret } from '../../src/platform/contract/installation-secret.js';
import { systemPrincipal } from '../../src/platform/contract/principal.js';
import { SecretKeyError } from '../../src/platform/secrets/data-key.js';
import { assertKeysOpen } from '../../src/platform/secrets/key-check.js';
import { MasterKeys } from '../../src/platform/secrets/master-keys.js';
import { rotateKeys } from '../../src/platform/secrets/rotation.repository.js';
import { Secrets } from '../../src/platform/secrets/secrets.js';
import { schema } from '../../src/schema.js';
import { TestClock } from '../support/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { clocksOf } from '../support/watched-clocks.js';

const somebody = systemPrincipal(randomUUID());
const another = systemPrincipal(randomUUID());
const installation = new InstallationSecret(randomBytes(32));
const [first, second] = [randomBytes(32), randomBytes(32)];
const place = { column: 'tests.secret', id: 'one' };
const clock = new TestClock();

let database: TestDatabase;
let dataSource: DataSource;
let work: UnitOfWork;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = { poolSize: 8, statementTimeoutMs: 5_000, onPoolError: () => undefined };
  dataSource = await runtimeDataSource(database.connections.runtime, schema, pool).initialize();
  work = new UnitOfWork(dataSource, clock, clocksOf(database, clock));
  const statement = 'INSERT INTO installation (signing_secret, created_at) VALUES ($1, now())';
  await database.admin.query(statement, [installation.bytes]);
});
beforeEach(async () => {
  await database.admin.query('DELETE FROM organization_data_keys');
  await database.admin.query('DELETE FROM user_data_key');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('a secret', () => {
  it('can be read by its organization, and is nowhere in the database', async () => {
    const sealed = await seal([first], 'whsec_visible');
    expect(await open([first], sealed)).toBe('whsec_visible');
    const { rows } = await database.admin.query('SELECT * FROM organization_data_keys');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, sealed])).not.toContain(Buffer.from('whsec_visible').toString('hex'));
  });

  it('opens neither in another row nor in another organization', async () => {
    const sealed = await seal([first], 'mine');
    const elsewhere = work.run(somebody, (tx) =>
      secrets([first])
        .ofOrganization(tx)
        .open(sealed, { ...place, id: 'two' }),
    );
    await expect(elsewhere).rejects.toThrow();
    await seal([first], 'theirs', another);
    const foreign = work.run(another, (tx) => secrets([first]).ofOrganization(tx).open(sealed, place));
    await expect(foreign).rejects.toThrow();
  });

  it('is lost for ever once the key of its organization is deleted, at once and on every node', async () => {
    const sealed = await seal([first], 'gone');
    const kept = await seal([first], 'kept', another);
    await work.run(somebody, (tx) => secrets([first]).ofOrganization(tx).deleteKey());
    await expect(open([first], sealed)).rejects.toThrow(SecretKeyError);
    await seal([first], 'a new beginning');
    await expect(open([first], sealed)).rejects.toThrow();
    expect(await open([first], kept, another)).toBe('kept');
  });

  it('of users has a key of its own, apart from every organization', async () => {
    const box = secrets([first]);
    const sealed = await work.runControl((tx) => box.ofUsers(tx).seal('a seed', place));
    expect(await work.runControl((tx) => box.ofUsers(tx).open(sealed, place))).toBe('a seed');
    await seal([first], 'of an organization');
    await expect(open([first], sealed)).rejects.toThrow();
  });

  it('gets one data key, however many writers begin at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_none, n) => seal([first], `secret ${n}`, ownPrincipal())),
    );
    expect(await Promise.all(all.map((sealed) => open([first], sealed, ownPrincipal())))).toEqual(
      Array.from({ length: 8 }, (_none, n) => `secret ${n}`),
    );
  });
});

describe('the rotation of SECRETS_KEY', () => {
  it('seals all data keys anew, so that the old key is no longer needed', async () => {
    const mine = await seal([], 'mine');
    const theirs = await seal([first], 'theirs', another);
    const users = await work.runControl((tx) => secrets([first]).ofUsers(tx).seal('users’', place));
    expect(await rotate([second, first])).toMatchObject({ resealed: 3, current: 0 });
    expect(await rotate([second])).toMatchObject({ resealed: 0, current: 3 });
    expect(await open([second], mine)).toBe('mine');
    expect(await open([second], theirs, another)).toBe('theirs');
    expect(await work.runControl((tx) => secrets([second]).ofUsers(tx).open(users, place))).toBe('users’');
    await expect(open([first], mine)).rejects.toThrow(SecretKeyError);
  });

  it('changes nothing if one of the keys is missing', async () => {
    await seal([], 'mine');
    await seal([first], 'theirs', another);
    await expect(rotate([second])).rejects.toThrow(SecretKeyError);
    const { rows } = await database.admin.query('SELECT DISTINCT sealed_by FROM organization_data_keys');
    expect(rows).toHaveLength(2);
  });
});

describe('the check at the start', () => {
  it('fails with a sentence for the operator when a key is missing', async () => {
    await seal([first], 'mine');
    await assertKeysOpen(work, keys([second, first]));
    const refusal = assertKeysOpen(work, keys([second]));
    await expect(refusal).rejects.toThrow(SecretKeyError);
    await expect(refusal).rejects.toThrow(/SECRETS_KEY lacks a key .+ \(its id is [0-9a-f]{12}\)/);
  });
});

describe('the role that serves requests', () => {
  it('can neither change a data key nor see that of another organization', async () => {
    await seal([first], 'theirs', another);
    const seen = await work.run(somebody, (tx) => tx.rows('SELECT * FROM organization_data_keys', []));
    expect(seen).toEqual([]);
    const changed = work.run(another, (tx) =>
      tx.rows(`UPDATE organization_data_keys SET sealed_by = 'x'`, []),
    );
    await expect(changed).rejects.toMatchObject({ code: '42501' });
  });
});

function ownPrincipal(): typeof somebody {
  return systemPrincipal(somebody.organizationId);
}

function keys(configured: Uint8Array[]): MasterKeys {
  return new MasterKeys(configured, installation);
}

function secrets(configured: Uint8Array[]): Secrets {
  return new Secrets(keys(configured));
}

function seal(configured: Uint8Array[], text: string, who = somebody): Promise<Buffer> {
  return work.run(who, (tx) => secrets(configured).ofOrganization(tx).seal(text, place));
}

function open(configured: Uint8Array[], sealed: Buffer, who = somebody): Promise<string> {
  return work.run(who, (tx) => secrets(configured).ofOrganization(tx).open(sealed, place));
}

function rotate(configured: Uint8Array[]): ReturnType<typeof rotateKeys> {
  return rotateKeys(database.connections.migration, configured);
}
