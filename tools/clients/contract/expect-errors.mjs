/**
 * Runs a checker on a file, and fails unless it reports exactly the lines that contain WRONG: `expect-errors.mjs
 * misspelt.py mypy --strict misspelt.py`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const [file, program, ...args] = process.argv.slice(2);
const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
const complaints = [...stdout.matchAll(/^\s*(?:\S*\/)?([\w.-]+)[:(](\d+)[:,][^\n]*\berror\b/gm)]
  .filter(([, name]) => name === file)
  .map(([, , line]) => Number(line));
const seen = [...new Set(complaints)].sort((a, b) => a - b);
const wanted = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line, at) => (/\bWRONG$/.test(line.replaceAll(/\s*\*\/$/g, '')) ? [at + 1] : []));
if (wanted.length === 0 || JSON.stringify(seen) !== JSON.stringify(wanted)) {
  console.error(
    `${program} complains of the lines ${seen.join()} instead of ${wanted.join()}.\n${stdout}${stderr}`,
  );
  process.exitCode = 1;
}
