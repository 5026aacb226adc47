/**
 * Downloads the official rules and schemas for testing electronic invoices: `node tools/e-invoice-rules.mjs`.
 *
 * e-invoice-rules.json lists artifacts of Maven Central with their checksums. Needs Java, Maven and unzip. Writes to a
 * folder that git ignores, which stays until the list changes. Compiles the stylesheets once, which takes about a
 * minute.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const LIST = join(import.meta.dirname, 'e-invoice-rules.json');
/** Beside the packages, so that removing them removes it too. */
const CACHE = join(ROOT, 'node_modules/.cache/e-invoice-rules');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';

const text = readFileSync(LIST, 'utf8');
const version = createHash('sha256').update(text).digest('hex');
const stamp = join(CACHE, 'version');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) fetchAll(JSON.parse(text));
console.log(`The official rules are in ${CACHE}.`);

function fetchAll({ artifacts, stylesheets }) {
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(join(CACHE, 'compiled'), { recursive: true });
  const downloads = mkdtempSync(join(tmpdir(), 'e-invoice-rules-'));
  try {
    for (const one of artifacts) unpack(one, downloads);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
  connectSchemas();
  for (const [name, path] of Object.entries(stylesheets)) compile(name, path);
  // Last, so that an interrupted download is repeated.
  writeFileSync(`${stamp}.new`, version);
  renameSync(`${stamp}.new`, stamp);
}

function unpack({ artifact, sha256, files }, downloads) {
  console.error(`Fetching ${artifact} ...`);
  run('mvn', ['-q', '-B', COPY, `-Dartifact=${artifact}:jar`, `-DoutputDirectory=${downloads}`]);
  const [, name, release] = artifact.split(':');
  const jar = join(downloads, `${name}-${release}.jar`);
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex');
  if (found !== sha256) throw new Error(`${artifact} has the checksum ${found}, and not ${sha256}.`);
  run('unzip', ['-q', '-o', jar, ...files, '-d', CACHE]);
}

/**
 * Provides the imports of UBL's schemas: core types, which are in another artifact, and no XML signatures, because our
 * documents have none.
 */
function connectSchemas() {
  const common = join(CACHE, 'external/schemas/ubl21/common');
  const core = '$1 schemaLocation="../../../../schemas/CCTS_CCT_SchemaModule.xsd"/>';
  const extension = /<xsd:import\s[^>]*CommonSignatureComponents[^>]*\/>/;
  const coreTypes = /(<xsd:import namespace="[^"]*CoreComponentTypeSchemaModule:2")\/>/;
  replaceIn(join(common, 'UBL-ExtensionContentDataType-2.1.xsd'), extension, '');
  replaceIn(join(common, 'UBL-UnqualifiedDataTypes-2.1.xsd'), coreTypes, core);
}

function replaceIn(path, pattern, replacement) {
  const before = readFileSync(path, 'utf8');
  if (!pattern.test(before)) throw new Error(`${path} does not have what is to be replaced.`);
  writeFileSync(path, before.replace(pattern, replacement));
}

function compile(name, path) {
  console.error(`Compiling ${name} ...`);
  const target = join(CACHE, 'compiled', `${name}.sef.json`);
  const compiler = join(ROOT, 'node_modules/xslt3/xslt3.js');
  run(process.execPath, [compiler, `-xsl:${join(CACHE, path)}`, `-export:${target}`, '-nogo', '-ns:##html5']);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: ROOT });
  if (error !== undefined) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}
