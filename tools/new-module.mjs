// Writes a module: npm run new:module -- HOUSE/NOUN [PREFIX]. The noun in the singular, the prefix of its identifiers.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nouns, resources } from '../dist/src/modules/resources.js';
import { filesOf, linesOf, withLines } from './new-module/files.mjs';
import { filled, namesOf, placeOf, refusalOf } from './new-module/names.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [word, given] = process.argv.slice(2);
const place = placeOf(word);
const prefix = given ?? place.noun?.replaceAll('-', '').slice(0, 3);
const refusal = refusalOf(place, prefix, await present());
if (refusal === undefined) await write(namesOf(place, prefix, await nextStamp()));
else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}

/** Returns what the service already has. */
async function present() {
  const houses = await foldersIn('src/modules');
  const slices = await Promise.all(houses.map((house) => foldersIn(`src/modules/${house}`)));
  return {
    houses,
    names: new Set([...slices.flat(), ...resources.map(({ name }) => name)]),
    nouns: new Set(nouns.map((one) => one.noun)),
    prefixes: new Map(resources.map(({ idPrefix, name }) => [idPrefix, name])),
  };
}

async function foldersIn(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Returns a timestamp after the last migration, because migrations run in the order of their names. */
async function nextStamp() {
  const migrations = await readdir(join(root, 'src/database/migrations'));
  const last = Math.max(...migrations.map((name) => Number(/^\d{13}(?=-)/.exec(name)?.[0] ?? 0)));
  return String(Math.max(Date.now(), last + 60_000));
}

async function write(names) {
  const written = [];
  for (const [template, path] of Object.entries(filesOf(names))) {
    const text = await readFile(join(root, 'tools/new-module/templates', `${template}.txt`), 'utf8');
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), filled(text, names), { flag: 'wx' });
    written.push(path);
  }
  for (const [path, lines] of Object.entries(linesOf(names))) {
    const text = await readFile(join(root, path), 'utf8');
    await writeFile(join(root, path), withLines(text, lines));
    written.push(path);
  }
  run('npx', ['prettier', '--write', '--log-level', 'warn', ...written]);
  run('npm', ['run', '--silent', 'migration:lock']);
  run('npm', ['run', '--silent', 'generate']);
  process.stdout.write(`\nWritten:\n${written.map((path) => `  ${path}\n`).join('')}`);
  process.stdout.write(
    'Next: put your own words and fields in place of the examples (docs/adding-an-endpoint.md).\n',
  );
}

function run(command, words) {
  execFileSync(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}
