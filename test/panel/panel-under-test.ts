import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { receiverEnv } from '../support/receiver.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** A running service with its panel, and the credentials of its owner. */
export interface PanelUnderTest {
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  readonly database: TestDatabase;
  stop(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const OWNER = { email: 'owner@example.com', password: 'correct horse battery staple' };
const READY_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts the built service, as `npm start` does, on a free port and an empty database of its own.
 *
 * Takes further variables of its environment. `stop` ends it and removes its data. Raises what the service printed if
 * it does not become ready.
 */
export async function panelUnderTest(env: NodeJS.ProcessEnv = {}): Promise<PanelUnderTest> {
  const database = await createTestDatabase();
  const service = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: ROOT,
    env: { ...environment(database.url), ...env },
  });
  let printed = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const stop = async (): Promise<void> => {
    await end(service);
    await database.drop();
  };
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const [, baseUrl] = /Control panel\s+(\S+?)\/?\s/.exec(printed) ?? [];
    if (baseUrl !== undefined && (await isReady(baseUrl))) return { baseUrl, ...OWNER, database, stop };
    if (service.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The service did not become ready. It printed:\n${printed}`);
    }
    await wait(POLL_MS);
  }
}

/** Returns the environment without the database settings of the developer's shell, and without jest's Node options. */
function environment(databaseUrl: string): NodeJS.ProcessEnv {
  const { MIGRATION_DATABASE_URL: _migration, NODE_OPTIONS: _options, ...rest } = process.env;
  return {
    ...rest,
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    // Tests create their data faster than a person could.
    RATE_LIMIT_PER_SECOND: '0',
    // Nobody listens there: no test depends on the records of a real domain.
    MAIL_DNS_SERVERS: '127.0.0.1:9',
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    ORGANIZATION_NAME: 'Analytical Engines Ltd',
    TIME_ZONE: 'Europe/Berlin',
    ...receiverEnv,
  };
}

function isReady(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
}
