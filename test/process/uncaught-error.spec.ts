import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, pause, until } from '../support/eventually.js';
import { postmasterOf } from '../../packages/embedded-postgres/test/embedded-postgres-support.js';
import { StartedService } from './started-service.js';

/** Loaded into the service before its own program: throws an uncaught error when a signal asks for it. */
const FAULTY = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('A fault.')})`;
const FAULT = { NODE_OPTIONS: `--import="${FAULTY}"` };

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-uncaught-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an uncaught error', () => {
  it('ends the service in order: with a line in the log, code 1, and its database stopped', async () => {
    const service = new StartedService({ DATA_DIR: dataDir, ...FAULT });
    await service.ready();
    expect(await postmasterOf(dataDir)).toBeDefined();
    service.signal('SIGUSR2');
    expect(await service.end()).toBe(1);
    expect(service.errors).toBe('');
    expect(faultIn(service)).toMatchObject({ level: 50, error: { message: 'A fault.' } });
    expect(await postmasterOf(dataDir)).toBeUndefined();
  });

  it('in a worker ends only that worker, which is replaced', async () => {
    const service = new StartedService({ DATA_DIR: dataDir, WORKERS: '2', ...FAULT });
    const url = await service.ready();
    const [victim = 0] = service.workers();
    process.kill(victim, 'SIGUSR2');
    await until(() => service.output.includes('worker ended and is replaced'));
    expect(faultIn(service)).toMatchObject({ error: { message: 'A fault.' } });
    await eventually(async () => {
      await pause(100);
      return service.workers().length === 2 ? true : undefined;
    });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect(await service.stop()).toBe(0);
  });
});

function faultIn({ output }: StartedService): unknown {
  const line = output.split('\n').find((text) => text.includes('uncaught exception'));
  return JSON.parse(line ?? '{}');
}
