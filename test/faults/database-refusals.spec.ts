import { eventually } from '../support/eventually.js';
import { TestService } from '../support/test-service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
  await service.database.admin.query(`
    CREATE TABLE refusal (state text);
    GRANT SELECT ON refusal TO PUBLIC;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE wanted text := (SELECT state FROM public.refusal);
      BEGIN
        IF wanted IS NOT NULL THEN RAISE EXCEPTION 'Refused.' USING ERRCODE = wanted; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER refusing BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE FUNCTION refuse_tables() RETURNS event_trigger LANGUAGE plpgsql AS $$
      DECLARE wanted text := (SELECT state FROM public.refusal);
      BEGIN
        IF wanted = '53100' THEN RAISE EXCEPTION 'Refused.' USING ERRCODE = wanted; END IF;
      END $$;
    CREATE EVENT TRIGGER refusing ON ddl_command_start EXECUTE FUNCTION refuse_tables();`);
});
beforeEach(() => service.database.admin.query('DELETE FROM refusal'));
afterAll(() => service.stop());

describe('a failure of PostgreSQL that the request did not cause', () => {
  it.each([
    ['a deadlock, each time that the work is done', '40P01', 'Others were at work on the same'],
    ['a serialization failure, each time', '40001', 'Others were at work on the same'],
    ['a lock that others hold for too long', '55P03', 'Others were at work on the same'],
    ['a server that serves reads alone', '25006', 'The database cannot be reached'],
    ['a disk that fails', '58030', 'The database cannot be reached'],
    ['damaged data', 'XX001', 'The database cannot be reached'],
    ['a damaged index', 'XX002', 'The database cannot be reached'],
    ['a database that is dropped', '57P04', 'The database cannot be reached'],
    ['a session that was idle for too long', '57P05', 'The database cannot be reached'],
    ['a disk that is full', '53100', 'The storage of the database is full.'],
  ])('gives 503 with Retry-After: %s', async (_what, state, detail) => {
    await refuse(state);
    const answer = await service.owner.api.post('/customers', { name: 'Refused' });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.body.detail).toContain(detail);
    await refuse(undefined);
    expect((await service.owner.api.post('/customers', { name: 'Kept' })).status).toBe(201);
  });

  it('says the same with an Idempotency-Key, which may then be used again', async () => {
    const headers = { 'Idempotency-Key': 'waited-for-a-lock' };
    const create = () => service.owner.api.post('/customers', { name: 'Kept' }, { headers });
    await refuse('55P03');
    const { status, body } = await create();
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await refuse(undefined);
    expect((await create()).status).toBe(201);
  });
});

describe('readiness', () => {
  it('fails while the disk is full, and recovers', async () => {
    await refuse('53100');
    expect((await service.owner.api.post('/customers', { name: 'Refused' })).status).toBe(503);
    expect(await readiness()).toEqual([503, 'The storage of the database is full.']);
    await refuse(undefined);
    expect(await readiness()).toEqual([200, undefined]);
  });

  it('fails while the server is read-only, as after a failover', async () => {
    const { admin, name } = service.database;
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await cutService();
    await eventually(async () => ((await readiness())[1]?.includes('reads alone') ? true : undefined));
    const said = (await (await fetch(`${service.url}/health/ready`)).json()) as object;
    expect(said).toMatchObject({ status: 503, reason: 'read_only' });
    const answer = await service.owner.api.post('/customers', { name: 'Refused' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await admin.query('SET default_transaction_read_only = off');
    await admin.query(`BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`);
    await cutService();
    await eventually(async () => ((await readiness())[0] === 200 ? true : undefined));
    expect((await service.owner.api.post('/customers', { name: 'Kept' })).status).toBe(201);
  });
});

async function refuse(state: string | undefined): Promise<void> {
  const { admin } = service.database;
  await admin.query('DELETE FROM refusal');
  if (state !== undefined) await admin.query('INSERT INTO refusal VALUES ($1)', [state]);
}

async function readiness(): Promise<[status: number, detail: string | undefined]> {
  const answer = await fetch(`${service.url}/health/ready`);
  const { detail } = (await answer.json()) as { detail?: string };
  return [answer.status, detail];
}

async function cutService(): Promise<void> {
  await service.database.admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'countinghouse%'`,
  );
}
