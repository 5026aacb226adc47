/** Builds that are repeated when their sources have changed. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Failure, run, say } from './child.mjs';
import { npm } from './packages.mjs';
import { root } from './root.mjs';

/** Folders with generated content, which are never sources. */
const MADE = ['node_modules', 'dist', 'coverage'];

/** The service: TypeScript to JavaScript. */
export const serviceBuild = {
  title: 'the service',
  folder: '.',
  output: 'dist',
  result: 'dist/src/main.js',
  sources: [
    'src',
    'packages',
    'ormconfig.ts',
    'tsconfig.json',
    'tsconfig.build.json',
    'nest-cli.json',
    'package-lock.json',
  ],
  command: () => [process.execPath, path.join(root, 'node_modules', '.bin', 'nest'), 'build'],
};

/** The control panel, which also depends on the JavaScript client. */
export const panelBuild = {
  title: 'the control panel',
  folder: 'panel',
  output: 'panel/dist',
  result: 'panel/dist/index.html',
  sources: ['panel', 'clients/javascript'],
  command: () => npm().concat(['run', 'build']),
};

/**
 * Returns whether the output of a build was made from the current sources.
 *
 * Compares contents, not times, so that neither a checkout nor a copy confuses it. Raises nothing.
 */
export function buildIsFresh(build) {
  return fs.existsSync(path.join(root, build.result)) && stampOf(build) === fingerprint(build.sources);
}

/**
 * Builds from scratch, so that no output of a removed source stays.
 *
 * Raises Failure after printing the output of the build tool if it fails.
 */
export async function makeBuild(build) {
  say(`Building ${build.title} ...`);
  // Computed before the build, so that the next start builds again if sources change during the build.
  const made = fingerprint(build.sources);
  fs.rmSync(path.join(root, build.output), { recursive: true, force: true });
  const [program, ...args] = build.command();
  // With the NODE_ENV of a developer or a test runner, the panel would get the heavy form of its libraries.
  const env = { NODE_ENV: 'production' };
  const cwd = path.join(root, build.folder);
  const { code, output } = await run(program, args, { cwd, env, isQuiet: true });
  if (code !== 0 || !fs.existsSync(path.join(root, build.result))) {
    process.stderr.write(output);
    throw new Failure(`Building ${build.title} failed; its messages are above.`);
  }
  fs.writeFileSync(stampFile(build), made);
}

function stampOf(build) {
  try {
    return fs.readFileSync(stampFile(build), 'utf8');
  } catch {
    return '';
  }
}

function stampFile(build) {
  return path.join(root, build.output, '.build-stamp');
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.reduce((files, source) => files.concat(filesIn(source)), [])) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Returns the files at or below a path, in a fixed order. Tests are not part of a build. */
function filesIn(source) {
  const place = path.join(root, source);
  if (!fs.existsSync(place)) return [];
  if (!fs.statSync(place).isDirectory()) return source.endsWith('.spec.ts') ? [] : [source];
  return fs
    .readdirSync(place)
    .filter((name) => MADE.indexOf(name) < 0)
    .sort()
    .reduce((files, name) => files.concat(filesIn(path.join(source, name))), []);
}
