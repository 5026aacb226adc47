import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { StartedService } from './started-service.js';

const OWNER = { email: 'ada@example.com', password: 'seven wet otters under a bridge' };
const OTHER_PASSWORD = 'nine dry badgers on a hill';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-reset-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the command like an operator, on the data of the service. */
async function reset(...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const { PATH = '', HOME = '' } = process.env;
  const code = `import('./dist/src/user-reset.js').then(({ printResetLink }) =>
    printResetLink(process.argv.slice(1))).then((code) => process.exit(code));`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, '--', ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '4999' },
  });
  return run.then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: unknown) => error as { stdout: string; stderr: string; code: number },
  );
}

async function post(url: string, path: string, { bearer = '', ...body }: Posted): Promise<Answer> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text === '' ? '{}' : text) as Answer['body'] };
}

/** The body, and the login token where one is needed. */
interface Posted {
  readonly bearer?: string;
  readonly [field: string]: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly access_token?: string; readonly secret?: string; readonly code?: string };
}

const tokenIn = (stdout: string): string => /#(ch_rst_\w+)/.exec(stdout)?.[1] ?? '';

describe('npm run user:reset', () => {
  it('lets somebody back in who has lost password and phone, beside the running service and without it', async () => {
    const env = { DATA_DIR: dataDir, OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password };
    const service = new StartedService(env);
    const url = await service.ready();
    const { access_token = '' } = (await post(url, '/auth/login', OWNER)).body;
    const { secret = '' } = (await post(url, '/auth/second-factor/begin', { bearer: access_token })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await post(url, '/auth/second-factor/confirm', { code, bearer: access_token })).status).toBe(200);
    expect((await post(url, '/auth/login', OWNER)).body.code).toBe('second_factor_required');

    const beside = await reset(OWNER.email.toUpperCase());
    expect(beside).toMatchObject({ code: 0, stderr: '' });
    expect(beside.stdout).toContain('The second factor of this user was taken away.');
    const password = OTHER_PASSWORD;
    const body = { token: tokenIn(beside.stdout), password };
    expect((await post(url, '/auth/reset-password', body)).status).toBe(204);
    expect((await post(url, '/auth/login', { ...OWNER, password })).status).toBe(200);
    expect(await reset('nobody@example.com')).toMatchObject({ code: 1, stdout: '' });
    expect(await reset()).toMatchObject({ code: 2, stdout: '' });
    expect(await service.stop()).toBe(0);

    const alone = await reset(OWNER.email);
    expect(alone.code).toBe(0);
    expect(alone.stdout).not.toContain('second factor');
    const again = new StartedService(env);
    const later = { token: tokenIn(alone.stdout), password: OWNER.password };
    expect((await post(await again.ready(), '/auth/reset-password', later)).status).toBe(204);
    expect(await again.stop()).toBe(0);
  });
});
