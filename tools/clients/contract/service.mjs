/** The built service in a separate process, with its own database, as a person runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../setup/child.mjs';
import { root } from '../../setup/root.mjs';

/**
 * Starts the service on a free port. Returns { url, apiKey, email, password, stop() }.
 *
 * Raises Failure with its output if it does not start.
 */
export async function startService() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'countinghouse-clients-'));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      // Webhooks of the scenarios go to this machine.
      OUTBOUND_ALLOW_HTTP: 'true',
      OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const started = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (/API key +ch_live_\S+\s[^]*KEY=/.test(output)) resolve(true);
      });
    }
    child.once('close', () => resolve(false));
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'close');
    await rm(dataDir, { recursive: true, force: true });
  };
  if (!(await started)) {
    await stop();
    throw new Failure(`The service did not start: ${output}`);
  }
  const printed = (label) => new RegExp(`${label} +(\\S+)`).exec(output)[1];
  const url = printed('API').replace(/\/api$/, '');
  return {
    url,
    apiKey: printed('API key'),
    email: printed('Sign in as'),
    password: printed('Password'),
    stop,
  };
}
