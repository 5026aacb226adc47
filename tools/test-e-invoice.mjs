/**
 * What `npm run test:e-invoice` runs: downloads the official rules of electronic invoices, and checks our documents and
 * our rules against them. Passes its arguments to jest. The last line is always "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './setup/root.mjs';
import { countTests } from './test/count.mjs';

const args = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'countinghouse-e-invoice-'));
try {
  const counts = fetched() ? tested() : { passed: 0, failed: 1 };
  process.exitCode = counts.failed === 0 ? 0 : 1;
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Without Java and Maven nothing can be checked, which counts as a failure. */
function fetched() {
  return node(['tools/e-invoice-rules.mjs'], {}) === 0;
}

function tested() {
  const file = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.official.config.js', '--json'];
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim();
  const exitCode = node([...jest, `--outputFile=${file}`, ...args], { NODE_OPTIONS });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  return countTests({ report, exitCode, args });
}

function node(command, env) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
  return status ?? 1;
}
