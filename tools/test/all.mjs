import { existsSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { prepare } from '../setup.mjs';
import { Failure, interruptible, run, say } from '../setup/child.mjs';

/** What a whole run consists of: a name, its program with arguments, and the programs without which it is left out. */
const PARTS = [
  { name: 'service', program: ['tools/test.mjs', '--whole'], needs: [] },
  { name: 'audit', program: ['tools/test-audit.mjs'], needs: ['npm'] },
  { name: 'clients', program: ['tools/test-clients.mjs'], needs: [] },
  { name: 'faults', program: ['test/faults-run/main.mjs'], needs: [] },
  // Documents are judged by programs in Java and by the official rules, which Maven fetches.
  { name: 'java', program: ['tools/test-java.mjs'], needs: ['java', 'mvn'] },
  { name: 'e-invoice', program: ['tools/test-e-invoice.mjs'], needs: ['java', 'mvn', 'unzip'] },
];

/**
 * Runs all parts, or those with the given names, and prints "N passed, N failed" last. A part that ends without such a
 * line counts as one failure. Raises nothing.
 *
 * Takes what sets the checkout up before, because two parts would do it at the same time. The first part, which is half
 * of all, runs beside the others; those run one after another, because they share Maven's folder.
 */
export async function runAll(names, all = PARTS, setUp = prepare) {
  let counts = [];
  try {
    const [first, ...others] = partsNamed(names, all);
    counts = await interruptible(async () => {
      await setUp();
      return allOf([inTurn([first]), inTurn(others)]);
    });
  } catch (error) {
    say(error instanceof Failure ? error.message : error.stack);
    counts = [{ passed: 0, failed: 1, flaky: [] }];
  }
  for (const line of counts.flatMap(({ flaky }) => flaky)) process.stdout.write(`${line}\n`);
  const sum = (what) => counts.reduce((total, part) => total + part[what], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

async function inTurn(parts) {
  const counts = [];
  for (const part of parts) counts.push(await countsOf(part));
  return counts;
}

/** What all give, in their order. Raises what was raised first, once nothing runs any more. */
async function allOf(promises) {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)).flat();
}

function partsNamed(names, all) {
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Failure(`There is no part "${unknown.join('", "')}", only ${known}.`);
  }
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function countsOf({ name, program, needs }) {
  const missing = needs.filter((command) => !isInstalled(command));
  if (missing.length > 0) {
    say(`part ${name}: left out, because there is no ${missing.join(' and no ')}`);
    return { passed: 0, failed: 0, flaky: [] };
  }
  const began = performance.now();
  const { output } = await run(process.execPath, program, { isAnswer: true });
  const counts = countsIn(output);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(`part ${name}: ${counts.passed} passed, ${counts.failed} failed, ${minutes} minutes`);
  return counts;
}

/** What a part has printed: its last line, and its lines about flaky tests. */
export function countsIn(output) {
  const lines = output.trimEnd().split('\n');
  const flaky = lines.filter((line) => line.startsWith('flaky: '));
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1)) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, flaky };
  return { passed: Number(passed), failed: Number(failed), flaky };
}

function isInstalled(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, command)));
}
