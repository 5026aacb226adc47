/**
 * Prepares a checkout to run: installs exactly the packages of package-lock.json, and builds the current sources.
 * start.mjs and test.mjs run it first. It runs before any package is installed and before the version of Node.js is
 * checked, so this file and tools/setup have no dependency and use the syntax of Node.js 12.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildIsFresh, makeBuild, panelBuild, serviceBuild } from './setup/builds.mjs';
import { Failure, interruptible, say } from './setup/child.mjs';
import { withLock } from './setup/lock.mjs';
import { installPackages, packagesAreExact } from './setup/packages.mjs';
import { root } from './setup/root.mjs';
import { fetchScalar, scalarIsThere } from './setup/scalar.mjs';

/** Ends the process with one sentence if Node.js is older than package.json requires. */
export function requireNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace('>=', '').trim();
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  say(
    `Countinghouse needs Node.js ${needed} or newer, and this is ${process.versions.node}: see https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * Installs and builds what is missing or outdated; otherwise does nothing, within a fraction of a second.
 *
 * Ctrl-C ends it together with its child programs. Raises Failure, whose message is for the user.
 */
export async function prepare() {
  const steps = stepsToDo();
  if (steps.length === 0) return;
  try {
    await interruptible(() =>
      withLock(path.join(root, '.setup.lock'), async () => {
        // Another start may have done some steps while this one waited.
        for (const step of stepsToDo()) await step();
      }),
    );
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
    throw new Failure(`This user may not write to ${root}, which has to be installed and built first.`);
  }
}

/** Prints the error and ends the process; prints the stack only for an unexpected error. */
export function endWith(error) {
  say(error instanceof Failure ? error.message : error.stack);
  process.exit(error.exitCode || 1);
}

/** Returns the necessary steps, in order. Packages come before the builds that use them. */
function stepsToDo() {
  const hasPanel = fs.existsSync(path.join(root, 'panel', 'package-lock.json'));
  const folders = hasPanel ? ['.', 'panel'] : ['.'];
  const builds = hasPanel ? [serviceBuild, panelBuild] : [serviceBuild];
  return folders
    .filter((folder) => !packagesAreExact(folder))
    .map((folder) => () => installPackages(folder))
    .concat(scalarIsThere() ? [] : [fetchScalar])
    .concat(builds.filter((build) => !buildIsFresh(build)).map((build) => () => makeBuild(build)));
}
