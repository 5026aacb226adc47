// Lets Schemathesis make up requests after openapi.json and try them on the built service, with a database of its
// own. Fails on any 5xx, and on any answer that the document does not describe.
//
//   npm run fuzz                 ten minutes
//   npm run fuzz -- --seconds 60
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '4.32.5';
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
].join(',');

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const tools = join(root, 'node_modules/.cache/schemathesis');
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1] || 600) || 600;
const owner = { email: 'owner@example.com', password: 'the owner of the fuzzed books' };

installSchemathesis();
const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-fuzz-'));
const service = startService();
try {
  const url = await ready();
  const token = await signIn(url);
  process.exitCode = await fuzz(url, token);
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

function installSchemathesis() {
  const python = join(tools, 'bin/python');
  const installed =
    existsSync(python) && run(join(tools, 'bin/schemathesis'), ['--version']).stdout?.includes(VERSION);
  if (installed) return;
  if (run('python3', ['-m', 'venv', '--clear', tools]).status !== 0) {
    must('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', 'update']);
    must('apt-get', ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', 'python3', 'python3-venv']);
    must('python3', ['-m', 'venv', '--clear', tools]);
  }
  must(python, ['-m', 'pip', 'install', '--quiet', `schemathesis==${VERSION}`]);
}

function startService() {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    RATE_LIMIT_PER_SECOND: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  return spawn(process.execPath, [join(root, 'dist/src/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function ready() {
  return new Promise((done, fail) => {
    let output = '';
    service.stdout.on('data', (text) => {
      output += text;
      const url = /API +(http:\S+)\/api/.exec(output)?.[1];
      if (url) done(url);
    });
    service.on('exit', (code) => fail(new Error(`The service ended with ${code}.`)));
  });
}

/** Uses a session, because it may call every operation. An API key may not manage keys. */
async function signIn(url) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(owner),
  });
  const { access_token: token } = await response.json();
  return token;
}

/**
 * Tests every operation except signing out, which would end the session, and requiring a second factor, without which
 * everything else would be refused from then on.
 *
 * Uses one worker, because Python 3.11 otherwise sometimes fails to parse its own source ("recursion depth mismatch").
 */
function fuzz(url, token) {
  const words = [
    ...['run', `${url}/openapi.json`, '--url', `${url}/api`, '-H', `Authorization: Bearer ${token}`],
    ...['--exclude-operation-id', 'auth.logout', '--exclude-operation-id', 'security.update'],
    ...['--checks', CHECKS, '--max-time', String(seconds), '--request-timeout', '60'],
    ...['--continue-on-failure', '--warnings', 'off', '--no-color', '-w', '1'],
  ];
  const child = spawn(join(tools, 'bin/schemathesis'), words, { cwd: dataDir, stdio: 'inherit' });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

function stop() {
  if (service.exitCode !== null) return Promise.resolve();
  const ended = new Promise((done) => service.on('exit', done));
  service.kill('SIGTERM');
  return ended;
}

function run(command, words) {
  return spawnSync(command, words, { encoding: 'utf8' });
}

function must(command, words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed.`);
}
