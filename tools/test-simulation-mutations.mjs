/**
 * What `npm run test:simulation:mutations` runs: breaks a copy of the service between capabilities, one break of
 * test/simulation/mutations/breaks.json after the other, and lets the simulation live a few histories in it. What it
 * found is written to test/simulation/mutations/mutations.md. `-- --minutes 60` begins no further break after that
 * time.
 *
 * The last line is always "N of N breaks found"; it fails below nine of ten.
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
const LIVED = {
  SIMULATION_SEED: '1',
  SIMULATION_HISTORIES: '6',
  SIMULATION_STEPS: '40',
  SIMULATION_MINUTES: '4',
};
const ENOUGH = 0.9;

const at = process.argv.indexOf('--minutes');
const minutes = Number(at < 0 ? 240 : process.argv[at + 1]);

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

function written(results) {
  const rows = results.map(
    ({ breaks, file, found }) => `| ${breaks} | \`${file}\` | ${found ?? 'not found'} |`,
  );
  const found = results.filter((one) => one.found !== undefined).length;
  return `# Breaks by hand

Written by \`npm run test:simulation:mutations\`: each break was made in a copy of the service, in which the simulation
then lived ${LIVED.SIMULATION_HISTORIES} histories of ${LIVED.SIMULATION_STEPS} steps. ${found} of ${results.length}
were found.

| break | file | found in |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const all = JSON.parse(readFileSync(path.join(FOLDER, 'breaks.json'), 'utf8'));
const copy = copyOfTheTree();
const results = [];
try {
  await withPostgres((postgres) => {
    if (livedIn(copy, postgres) !== undefined) throw new Error('The simulation fails without any break.');
    const end = performance.now() + minutes * 60_000;
    for (const one of all) {
      if (performance.now() > end) break;
      const mend = broken(copy, one);
      const found = livedIn(copy, postgres);
      mend();
      results.push({ ...one, found });
      process.stdout.write(`${found === undefined ? 'not found' : 'found    '}  ${one.breaks}\n`);
      writeFileSync(path.join(FOLDER, 'mutations.md'), written(results));
    }
    return Promise.resolve();
  });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const found = results.filter((one) => one.found !== undefined).length;
process.stdout.write(`${found} of ${results.length} breaks found\n`);
process.exitCode = found < results.length * ENOUGH ? 1 : 0;
