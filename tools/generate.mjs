// Writes every committed file that follows from the code. With --check it writes nothing and fails on a difference.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../dist/src/generated-files.js';
import { generatedSchema } from '../dist/src/generated-schema.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const files = await generatedFiles();
files.set('src/database/schema.sql', await generatedSchema());
const differing = [];

for (const [path, text] of files) {
  const stored = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (stored === text) continue;
  differing.push(path);
  if (check) continue;
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

// A page of a code that is gone would still be found by readers.
for (const name of await readdir(join(root, 'docs/problems')).catch(() => [])) {
  if (!files.has(`docs/problems/${name}`)) differing.push(`docs/problems/${name} (to be deleted)`);
}

if (check && differing.length > 0) {
  console.error(`Not in step with the code: ${differing.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
} else {
  console.log(differing.length === 0 ? 'Everything is in step.' : `Written: ${differing.join(', ')}`);
}
