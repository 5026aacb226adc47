import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Failure, run, say } from '../setup/child.mjs';
import { inLanes } from '../setup/lanes.mjs';
import { npm } from '../setup/packages.mjs';

/** What is checked: the npm script of each step, and its folder. The longest are begun first. */
const STEPS = {
  lint: ['.', 'lint'],
  'panel:lint': ['panel', 'lint'],
  format: ['.', 'format:check'],
  'panel:test': ['panel', 'test'],
  types: ['.', 'types'],
  'panel:types': ['panel', 'typecheck'],
  tidy: ['.', 'tidy'],
};

/**
 * Runs the steps with these names, or all, as many at a time as the machine has processors.
 *
 * What a step printed is shown when it ends, if it failed. Returns the names of those that failed. Raises Failure for a
 * name that there is not.
 */
export async function check(names = []) {
  const unknown = names.filter((name) => !(name in STEPS));
  if (unknown.length > 0) {
    throw new Failure(`There is no check "${unknown.join('", "')}", only ${Object.keys(STEPS).join(', ')}.`);
  }
  const failed = [];
  await inLanes(names.length > 0 ? names : Object.keys(STEPS), async (name) => {
    if (!(await passes(name))) failed.push(name);
  });
  return failed;
}

async function passes(name) {
  const [folder, script] = STEPS[name];
  const [program, ...first] = npm();
  const started = performance.now();
  const args = [...first, '--prefix', folder, 'run', '--silent', script];
  const { code, output } = await run(program, args, { isQuiet: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (code !== 0) process.stderr.write(output);
  say(`check ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
  return code === 0;
}
