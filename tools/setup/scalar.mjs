/**
 * Fetches the files of Scalar that a browser needs, for /reference.
 *
 * The package has hundreds of others below it, which build it and which a browser does not need. So only its archive is
 * taken, checked against its digest, and unpacked.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure, outputOf, say } from './child.mjs';
import { npm } from './packages.mjs';
import { root } from './root.mjs';

const PACKAGE = '@scalar/api-reference@1.72.1';
const SHA512 = 'XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==';
const FOLDER = path.join(root, 'vendor', 'scalar');
const ENTRY = 'standalone.esm.js';

/** Returns whether the files of this version are there. */
export function scalarIsThere() {
  try {
    return fs.readFileSync(path.join(FOLDER, 'version'), 'utf8') === PACKAGE;
  } catch {
    return false;
  }
}

/** Fetches the files. The service starts without them, so what goes wrong is only said. */
export async function fetchScalar() {
  say('Fetching the API reference ...');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'countinghouse-scalar-'));
  try {
    const packing = [...npm(), 'pack', PACKAGE, '--silent', '--pack-destination', folder];
    const archive = path.join(folder, (await outputOf(packing, folder)).trim().split('\n').pop());
    const digest = createHash('sha512').update(fs.readFileSync(archive)).digest('base64');
    if (digest !== SHA512) throw new Failure(`${PACKAGE} has another digest than expected.`);
    await outputOf(['tar', '-xzf', archive, 'package/dist/browser'], folder);
    keep(path.join(folder, 'package/dist/browser'));
  } catch (error) {
    if (error instanceof Failure && error.exitCode > 128) throw error;
    say(`/reference is left out; /docs has it all. ${error.message}`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The file of the version is written last, so that incomplete work is repeated. */
function keep(source) {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(path.join(FOLDER, 'chunks'), { recursive: true });
  const chunks = fs.readdirSync(path.join(source, 'chunks')).filter((name) => name.endsWith('.js'));
  for (const name of [ENTRY].concat(chunks.map((chunk) => `chunks/${chunk}`))) {
    fs.copyFileSync(path.join(source, name), path.join(FOLDER, name));
  }
  fs.writeFileSync(path.join(FOLDER, 'version'), PACKAGE);
}
