/**
 * Fetches the programs that judge our PDF files in tests: `node tools/pdf-validators.mjs`.
 *
 * What it takes stands in pdf-validators.json: artifacts of Maven Central with their checksums. It needs Java and
 * Maven, and puts everything into a folder that git does not see, where it stays until the list changes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
/** Beside the packages, and away with them. */
const CACHE = join(ROOT, 'node_modules/.cache/pdf-validators');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
const INSTALL = 'org.apache.maven.plugins:maven-install-plugin:3.1.1:install-file';

const { validators } = JSON.parse(readFileSync(join(import.meta.dirname, 'pdf-validators.json'), 'utf8'));
mkdirSync(CACHE, { recursive: true });
for (const one of validators) {
  if (!isFetched(one)) fetchOne(one);
}
rmSync(join(CACHE, 'maven'), { recursive: true, force: true });
console.log(`The validators of PDF files are in ${CACHE}.`);

function isFetched({ file, sha256 }) {
  const path = join(CACHE, file);
  return existsSync(path) && checksumOf(path) === sha256;
}

function fetchOne({ artifact, sha256, file, absentParent }) {
  console.error(`Fetching ${artifact} ...`);
  if (absentParent !== undefined) installStub(absentParent);
  const [, name, release] = artifact.split(':');
  maven([COPY, `-Dartifact=${artifact}:jar`, `-DoutputDirectory=${CACHE}`]);
  const jar = join(CACHE, `${name}-${release}.jar`);
  const found = checksumOf(jar);
  if (found !== sha256) throw new Error(`${artifact} has the checksum ${found}, and not ${sha256}.`);
  renameSync(jar, join(CACHE, file));
}

/** A parent that was never published, and that Maven asks for even though the artifact has all it needs inside. */
function installStub(parent) {
  const [groupId, artifactId, version] = parent.split(':');
  const ids = `<groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version>`;
  const pom = join(CACHE, 'stub.xml');
  writeFileSync(pom, `<project><modelVersion>4.0.0</modelVersion>${ids}<packaging>pom</packaging></project>`);
  const names = [`-DgroupId=${groupId}`, `-DartifactId=${artifactId}`, `-Dversion=${version}`];
  maven([INSTALL, `-Dfile=${pom}`, '-Dpackaging=pom', '-DgeneratePom=false', ...names]);
  rmSync(pom);
}

/** With a repository of our own, as the stub must not stand in that of somebody who builds the real thing. */
function maven(args) {
  const command = ['-q', '-B', `-Dmaven.repo.local=${join(CACHE, 'maven')}`, ...args];
  const { status, error } = spawnSync('mvn', command, { stdio: ['ignore', 'ignore', 'inherit'], cwd: ROOT });
  if (error !== undefined) throw new Error(`mvn cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`mvn ended with ${status}.`);
}

function checksumOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
