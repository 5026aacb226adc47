// Checks an export of issued documents, or of the audit log, without the service:
// npm run verify-export -- FILE [FOLDER]
// With a folder, each file in it has to be an original of these documents, or one that is attached to them.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { canonical } from './canonical.mjs';
import { AUDIT_FORMAT, AuditCheck } from './verify-audit.mjs';

/** In the first form each hash covers the text itself, so that the lines have no hash of the text. */
const FORMATS = ['countinghouse-documents/1', 'countinghouse-documents/2'];
const faults = [];
const numbers = new Set();
let erased = 0;
/** The digests of all files that belong to the documents. */
const digests = new Set();
let head;
let last;
let audit;

function check(line) {
  const fault = (text) => faults.push(`${line.number} (position ${line.position}): ${text}`);
  const previousHash = last?.hash ?? null;
  const expected = last === undefined ? (head.first_number ?? 1) : last.sequence + 1;
  const continues = line.sequence === expected;
  if (line.position !== (last?.position ?? 0) + 1) fault('a document before it is missing');
  else if (!continues && !(last && line.period !== last.period && line.sequence === 1))
    fault('a number before it is missing');
  if (numbers.has(line.number)) fault('the number comes twice');
  if (last && line.issue_date < last.issue_date) fault(`it is dated before ${last.number}`);
  if (line.previous_hash !== previousHash) fault('it is not chained to the document before it');
  if (!isIntact(line)) fault('the document or its hash was changed');
  if (line.document === null) erased += 1;
  else checkDocument(line, fault);
  addDigests(line.files);
  numbers.add(line.number);
  last = line;
}

/** Version 1 hashes the text behind the previous hash; version 2 hashes the hash of the text, which outlives it. */
function isIntact({ hash_version = 1, previous_hash, document, document_hash, hash }) {
  if (hash_version === 1 && document === null) return false;
  if (hash_version !== 1 && document !== null && sha256(document) !== document_hash) return false;
  const content = hash_version === 1 ? document : Buffer.from(document_hash, 'hex');
  return sha256(Buffer.from(previous_hash ?? '', 'hex'), content) === hash;
}

function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function checkDocument(line, fault) {
  const document = JSON.parse(line.document);
  if (canonical(document) !== line.document) fault('the document is not canonical JSON');
  if (document.number !== line.number || document.issue_date !== line.issue_date)
    fault('number or date is not the document’s');
  addDigests(document.attachments);
}

function addDigests(files = []) {
  for (const file of files) digests.add(file.sha256);
}

async function verify(path) {
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (text === '') continue;
    const value = JSON.parse(text);
    if (audit !== undefined) audit.add(value);
    else if (head !== undefined) check(value);
    else if (value.format === AUDIT_FORMAT) audit = new AuditCheck(value);
    else if (FORMATS.includes(value.format)) head = value;
    else throw new Error(`the first line says neither ${FORMATS.at(-1)} nor ${AUDIT_FORMAT}`);
  }
  if (audit !== undefined) return audit.end();
  if (head === undefined) throw new Error('the file is empty');
  const read = last?.position ?? 0;
  if (read !== head.documents)
    faults.push(`${read} of ${head.documents} documents are here: the export is not complete`);
  else if ((last?.hash ?? null) !== head.last_hash)
    faults.push('the chain does not end where the series says');
}

/** How many files there are. */
async function verifyFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (!digests.has(sha256(await readFile(file))))
      faults.push(`${file} is no file of these documents, or was changed`);
  }
  return files.length;
}

/** Ends the process. */
function reportAudit() {
  const { anchors, events, hidden, lastHash } = audit;
  for (const fault of audit.faults) console.error(fault);
  if (audit.faults.length > 0) {
    console.error(`${audit.faults.length} faults in ${anchors} anchors.`);
    process.exit(1);
  }
  const without = hidden === 0 ? '' : ` (${hidden} by their hash alone)`;
  console.log(
    `${anchors} anchors, ${events} events${without}: nothing was changed. They end with ${lastHash}.`,
  );
  process.exit(0);
}

const [path, folder] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npm run verify-export -- FILE [FOLDER]');
  process.exit(2);
}
let files = 0;
try {
  await verify(path);
} catch (error) {
  console.error(`${path} cannot be read as an export: ${error.message}`);
  process.exit(2);
}
if (audit !== undefined) reportAudit();
try {
  if (folder !== undefined) files = await verifyFiles(folder);
} catch (error) {
  console.error(`${folder} cannot be read: ${error.message}`);
  process.exit(2);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults in ${head.documents} documents.`);
  process.exit(1);
}
const range = last === undefined ? '' : ` up to ${last.number} of ${last.issue_date}`;
const without = erased === 0 ? '' : ` (${erased} without their text)`;
console.log(
  `${head.documents} documents${range}${without}: no gap, no duplicate, ` +
    `the chain is intact and ends with ${head.last_hash}.`,
);
if (folder !== undefined) console.log(`${files} files in ${folder}: each is as it was made.`);
