/**
 * Fails unless everything public in the Java library below the folder of the first argument has a comment: what editors
 * show. The second argument is the class path. A value of an enum is its own comment, and the compiler's wish for a tag
 * per parameter and result is no concern here.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const [folder, classPath] = process.argv.slice(2);
const MISSING = /^(\S+\.java):\d+: warning: no comment\n(.*)$/gm;
const VALUE = /^\s*(String )?[A-Z_][A-Z0-9_]*(\(| = )"/;

const sources = readdirSync(path.join(folder, 'src'), { recursive: true })
  .filter((name) => name.endsWith('.java'))
  .map((name) => path.join(folder, 'src', name));
const lint = [
  '-Xdoclint:missing/public',
  '-Xdoclint/package:-com.countinghouse.internal',
  '-Xmaxwarns',
  '100000',
];
const options = [...lint, '-d', path.join(folder, 'commented'), '--module-path', classPath];
const { status, stderr } = spawnSync('javac', [...options, ...sources], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
const warnings = [...stderr.matchAll(MISSING)];
const missing = warnings.filter(([, , line]) => !VALUE.test(line));
for (const [, file, line] of missing) console.error(`${path.basename(file)}: no comment for ${line.trim()}`);
// Values of enums have no comments: without a warning of them nothing was checked.
if (status !== 0 || missing.length > 0 || warnings.length === 0) {
  console.error(stderr.slice(-2000));
  process.exitCode = 1;
}
