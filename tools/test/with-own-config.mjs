import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../setup/root.mjs';
import { countTests } from './count.mjs';

/**
 * Runs tests that need what has to be fetched first, and prints "N passed, N failed" last.
 *
 * Takes the commands of Node that fetch, of which one that fails counts as a failure, and jest's configuration. The
 * arguments of the process go to jest.
 */
export function testWithOwnConfig({ before, config }) {
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-tests-'));
  try {
    const isReady = before.every((command) => node(command, {}) === 0);
    const counts = isReady ? tested(config, folder) : { passed: 0, failed: 1 };
    process.exitCode = counts.failed === 0 ? 0 : 1;
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tested(config, folder) {
  const args = process.argv.slice(2);
  const file = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', '--config', config, '--json'];
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
