/**
 * What `npm run test:simulation:mutations` runs: breaks a copy of the service between capabilities, one break of
 * test/simulation/mutations/breaks.json after the other, and lets the simulation live a few histories in it. What it
 * found is written to test/simulation/mutations/mutations.md. `-- --minutes 60` begins no further break after that
 * time, and `-- --breaks 2,5,6` makes only these, counted from 1, and keeps what the table says of the others.
 *
 * The last line is always "N of N breaks found"; it fails below nine of ten of those that were made.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { withPostgres } from './test/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'test/simulation/mutations');
const TABLE = path.join(FOLDER, 'mutations.md');
/** Beside the known histories of test/simulation/histories. */
const LIVED = {
  SIMULATION_SEED: '1',
  SIMULATION_HISTORIES: process.env.SIMULATION_HISTORIES ?? '6',
  SIMULATION_STEPS: process.env.SIMULATION_STEPS ?? '40',
  SIMULATION_MINUTES: '9',
};
const ENOUGH = 0.9;
/** What the table says of a break that was not found. */
const NOWHERE = [undefined, 'not found', 'not tried'];
/** What it says of a break that changes nothing which one request after the other shows. */
const unseenBecause = (reason) => `cannot be seen: ${reason}`;

const valueOf = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const minutes = Number(valueOf('minutes', '240'));
const chosen = valueOf('breaks', '').split(',').filter(Boolean).map(Number);

function copyOfTheTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'countinghouse-breaks-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '')) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  cpSync(path.join(ROOT, 'dist'), path.join(copy, 'dist'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Returns the first line of what the simulation says, or undefined if it has not seen the break. */
function livedIn(copy, postgres) {
  const ran = spawnSync('npx', ['jest', '-w', '1', 'test/simulation/simulation.spec.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...LIVED,
      SIMULATION_BRIEF: '1',
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      TEST_POSTGRES_HOST: postgres.host,
      TEST_POSTGRES_PORT: String(postgres.port),
      TEST_POSTGRES_USER: postgres.superuser,
    },
  });
  if (ran.status === 0) return undefined;
  const said = /^ +(.+?): .* is right, /m.exec(ran.stderr)?.[1];
  if (said === undefined) throw new Error(`The simulation did not run:\n${ran.stderr.slice(0, 2000)}`);
  return said.replaceAll(/\b[a-z]\d+\b/g, '…').replaceAll('|', '/');
}

function broken(copy, { file, find, replace }) {
  const whole = readFileSync(path.join(ROOT, file), 'utf8');
  if (whole.split(find).length !== 2) throw new Error(`${file} has not exactly one place with: ${find}`);
  writeFileSync(
    path.join(copy, file),
    whole.replace(find, () => replace),
  );
  return () => writeFileSync(path.join(copy, file), whole);
}

/** Returns what the table says of each break, by its name. */
function tableOfBefore() {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/^\| (.+?) +\| `(?:.+?)` +\| (.+?) +\|$/gm);
  return new Map(Array.from(rows, ([, breaks, found]) => [breaks, found]));
}

/** Takes where each break was found, by its name. */
function written(results) {
  const rows = all.map(
    ({ breaks, file, unseen }) =>
      `| ${breaks} | \`${file}\` | ${unseen ? unseenBecause(unseen) : (results.get(breaks) ?? 'not tried')} |`,
  );
  const found = all.filter(({ breaks, unseen }) => !unseen && !NOWHERE.includes(results.get(breaks))).length;
  return `# Breaks by hand

Written by \`npm run test:simulation:mutations\`: each break was made in a copy of the service, in which the simulation
then lived the known histories and ${LIVED.SIMULATION_HISTORIES} others of ${LIVED.SIMULATION_STEPS} steps.
${found} of ${all.length} were found.

| break | file | found in |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const all = JSON.parse(readFileSync(path.join(FOLDER, 'breaks.json'), 'utf8'));
const results = chosen.length === 0 ? new Map() : tableOfBefore();
const made = all.filter(({ unseen }, at) => !unseen && (chosen.length === 0 || chosen.includes(at + 1)));
const copy = copyOfTheTree();
let [tried, found] = [0, 0];
try {
  await withPostgres((postgres) => {
    if (livedIn(copy, postgres) !== undefined) throw new Error('The simulation fails without any break.');
    const end = performance.now() + minutes * 60_000;
    for (const one of made) {
      if (performance.now() > end) break;
      const mend = broken(copy, one);
      const place = livedIn(copy, postgres);
      mend();
      tried += 1;
      if (place !== undefined) found += 1;
      results.set(one.breaks, place ?? 'not found');
      process.stdout.write(`${place === undefined ? 'not found' : 'found    '}  ${one.breaks}\n`);
      writeFileSync(TABLE, written(results));
    }
    return Promise.resolve();
  });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(`${found} of ${tried} breaks found\n`);
process.exitCode = found < tried * ENOUGH ? 1 : 0;
