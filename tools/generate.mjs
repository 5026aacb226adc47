// Writes every committed file that follows from the code or from the decisions.
// With --check it writes nothing and fails on a difference.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../dist/src/generated-files.js';
import { generatedSchema } from '../dist/src/generated-schema.js';
import { clientFiles, codeSamples, codeSamplesFile } from './clients/index.mjs';
import { DECISIONS_INDEX, decisionsIndex, decisionTexts } from './decisions/index.mjs';

/** The folders of generated files in the libraries. */
const FOLDERS_OF_EMITTERS =
  /\/generated\/|\/countinghouse\/(types|resources)\/|\/php\/src\/(Schemas|Types|Resources)\//;

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const files = await generatedFiles();
files.set('src/database/schema.sql', await generatedSchema());
files.set(DECISIONS_INDEX, decisionsIndex(await decisionTexts(root)));
addFilesOfClients();
const differing = [];

for (const [path, text] of files) {
  const stored = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (stored === text) continue;
  differing.push(path);
  if (check) continue;
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

// A file that an emitter no longer writes would still be installed.
for (const path of await abandonedFiles()) {
  differing.push(`${path} (deleted)`);
  if (!check) await rm(join(root, path));
}

// A page of a removed code could still be found by readers.
for (const name of await readdir(join(root, 'docs/problems')).catch(() => [])) {
  if (!files.has(`docs/problems/${name}`)) differing.push(`docs/problems/${name} (to be deleted)`);
}

if (check && differing.length > 0) {
  console.error(`Not in step with the code: ${differing.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
} else {
  console.log(differing.length === 0 ? 'Everything is in step.' : `Written: ${differing.join(', ')}`);
}

/** The libraries follow from the document, and so do the samples that stand beside it. */
function addFilesOfClients() {
  const document = JSON.parse(files.get('openapi/openapi.json'));
  for (const [path, text] of clientFiles(document)) files.set(path, text);
  files.set('src/platform/reference/generated/code-samples.ts', codeSamplesFile(codeSamples(document)));
}

async function abandonedFiles() {
  const places = await readdir(join(root, 'clients'), { recursive: true, withFileTypes: true });
  return places
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => FOLDERS_OF_EMITTERS.test(path) && !/node_modules|\/(target|dist)\/|\.pyc$/.test(path))
    .filter((path) => !files.has(path));
}
