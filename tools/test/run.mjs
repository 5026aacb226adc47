import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { prepare } from '../setup.mjs';
import { Failure, interruptible, run, say } from '../setup/child.mjs';
import { npm } from '../setup/packages.mjs';
import { root } from '../setup/root.mjs';
import { filesToTryAgain, flakyTests, together } from './again.mjs';
import { countTests } from './count.mjs';
import { removeAbandoned, withPostgres } from './postgres.mjs';

/**
 * Sets up, checks and tests; prints "N passed, N failed" last and sets the exit code. Before that, prints a line
 * `flaky: NAME` for each test that passed only the second time.
 *
 * Raises nothing: what could not run counts as one failure.
 */
export async function runTests() {
  const args = process.argv.slice(2);
  let counts = { passed: 0, failed: 1, flaky: [] };
  try {
    await prepare();
    counts = await interruptible(async () => {
      if (args.length === 0) await check();
      await removeAbandoned();
      return withPostgres((postgres) => testAll(postgres, args));
    });
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    process.exitCode = error.exitCode ?? 1;
  }
  for (const name of counts.flaky) process.stdout.write(`flaky: ${name}\n`);
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
}

async function check() {
  const [program, ...first] = npm();
  const { code } = await run(program, [...first, 'run', '--silent', 'check']);
  if (code !== 0) throw new Failure('npm run check failed; its messages are above.');
}

async function testAll(postgres, args) {
  const first = await runJest(postgres, args);
  const failed = args.length === 0 ? filesToTryAgain(first.report) : [];
  if (failed.length === 0) return { ...countTests({ ...first, args }), flaky: [] };
  say(`These failed, and are tried once more by themselves:\n${failed.join('\n')}`);
  const second = await runJest(postgres, ['--runInBand', ...failed]);
  const report = together(first.report, second.report);
  const flaky = flakyTests(first.report, second.report, root);
  return { ...countTests({ report, exitCode: second.exitCode, args }), flaky };
}

async function runJest(postgres, args) {
  // In the database's folder, because that is always removed, even after kill -9.
  const file = path.join(postgres.dataDir, 'jest-report.json');
  await rm(file, { force: true });
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const { code } = await run(process.execPath, [jest, '--json', `--outputFile=${file}`, ...args], {
    env: environmentFor(postgres),
  });
  const report = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { testResults: [] };
  return { report, exitCode: code };
}

/** Returns the environment in which tests find the server. */
function environmentFor(postgres) {
  return {
    TEST_POSTGRES_HOST: postgres.host,
    TEST_POSTGRES_PORT: String(postgres.port),
    TEST_POSTGRES_USER: postgres.superuser,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
  };
}
