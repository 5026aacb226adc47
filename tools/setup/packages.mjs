/** Keeps node_modules exactly as in package-lock.json. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Failure, run, say } from './child.mjs';
import { root } from './root.mjs';

/**
 * Returns whether the installed packages are exactly those of package-lock.json.
 *
 * Compares version and checksum of each with npm's record of the installation, and checks that the folders exist.
 * Optional packages may be missing: most are for other platforms. Takes a folder below the repository's. Raises
 * nothing.
 */
export function packagesAreExact(folder) {
  const wanted = packagesIn(path.join(root, folder, 'package-lock.json'));
  const installed = packagesIn(path.join(root, folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const isInstalled = (name) =>
    isSame(wanted[name], installed[name]) && fs.existsSync(path.join(root, folder, name));
  return (
    Object.keys(installed).every((name) => wanted[name] !== undefined) &&
    Object.keys(wanted).every((name) => {
      // The entry without a name is the project itself.
      if (name === '') return true;
      return installed[name] ? isInstalled(name) : isOptional(wanted[name]);
    })
  );
}

/**
 * Installs exactly the packages of package-lock.json, including those for development, which build and check.
 *
 * Takes a folder below the repository's. Raises Failure if npm fails, which has then printed the reason.
 */
export async function installPackages(folder) {
  say(folder === '.' ? 'Installing packages ...' : `Installing packages of the ${folder} ...`);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program, ...first] = npm();
  const { code, output } = await run(program, first.concat(args), {
    cwd: path.join(root, folder),
    isQuiet: true,
    // npm continues for 20 seconds after a signal. Incomplete work is repeated, because npm writes its record last.
    patienceMs: 1000,
  });
  if (code === 0) return;
  process.stderr.write(output);
  throw new Failure('The packages could not be installed; npm says why above.');
}

/** Returns the npm that runs this process, otherwise the one in the PATH. */
export function npm() {
  const running = process.env.npm_execpath || '';
  return path.basename(running) === 'npm-cli.js' ? [process.execPath, running] : ['npm'];
}

function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isSame(wanted, installed) {
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

function isOptional(wanted) {
  return wanted.optional === true || wanted.devOptional === true;
}
