import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { check } from '../check/steps.mjs';
import { prepare } from '../setup.mjs';
import { Failure, interruptible, run, say } from '../setup/child.mjs';
import { root } from '../setup/root.mjs';
import { filesToTryAgain, flakyTests, together } from './again.mjs';
import { countTests } from './count.mjs';
import { removeAbandoned, withPostgres } from './postgres.mjs';
import { phaseMeter, profileOf } from './profile.mjs';
import { EVERYDAY_CHECKS, LATER } from './rooms.mjs';

/**
 * Sets up, checks and tests; prints "N passed, N failed" last and sets the exit code. Before that, prints a line
 * `flaky: NAME` for each test that passed only the second time.
 *
 * The process's arguments go to jest. Without any, all is run but what `rooms.mjs` names; with `--whole`, that too.
 * Takes the names of the checks for a run with arguments; by default it has none. A run without arguments for jest
 * says where its time went, and so does one with `--profile`. Raises nothing: what could not run counts as one failure.
 */
export async function runTests({ checks = [] } = {}) {
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== '--profile' && arg !== '--whole');
  const isWhole = given.includes('--whole');
  const { phases, phase } = phaseMeter();
  let counts = { passed: 0, failed: 1, flaky: [] };
  try {
    await phase('set up', prepare);
    counts = await interruptible(async () => {
      const wanted = args.length > 0 ? checks : isWhole ? undefined : EVERYDAY_CHECKS;
      if (wanted === undefined || wanted.length > 0) await phase('check', () => checkAll(wanted));
      await removeAbandoned();
      const later = args.length > 0 || isWhole ? [] : Object.keys(LATER);
      return phase('tests', () => withPostgres((postgres) => testAll({ ...postgres, later }, args)));
    });
    if (args.length === 0 || given.includes('--profile')) {
      say(profileOf({ phases, report: counts.report, root }));
    }
    process.exitCode = counts.failed === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    process.exitCode = error.exitCode ?? 1;
  }
  for (const name of counts.flaky) process.stdout.write(`flaky: ${name}\n`);
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
}

async function checkAll(names) {
  const failed = await check(names);
  if (failed.length > 0) throw new Failure(`The checks ${failed.join(', ')} failed; what they say is above.`);
}

async function testAll(postgres, args) {
  const first = await runJest(postgres, args);
  const failed = args.length === 0 ? filesToTryAgain(first.report) : [];
  if (failed.length === 0) return { ...countTests({ ...first, args }), flaky: [], report: first.report };
  say(`These failed, and are tried once more by themselves:\n${failed.join('\n')}`);
  const second = await runJest(postgres, ['--runInBand', ...failed]);
  const report = together(first.report, second.report);
  const flaky = flakyTests(first.report, second.report, root);
  return { ...countTests({ report, exitCode: second.exitCode, args }), flaky, report: first.report };
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
    TESTS_LATER: postgres.later.join(),
    TEST_POSTGRES_HOST: postgres.host,
    TEST_POSTGRES_PORT: String(postgres.port),
    TEST_POSTGRES_USER: postgres.superuser,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`.trim(),
  };
}
