import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/root.mjs';

/**
 * Hooks of Node's module loader: the repository's TypeScript is imported where it stands, so that `import.meta` tells
 * its real place. Each file is compiled by itself, once for each of its texts. Types are `npm run types`' concern.
 */

const cache = path.join(root, 'node_modules', '.cache', 'tests');
const require = createRequire(import.meta.url);
/** What a compiled text depends on, apart from its source. */
const settings = [
  readFileSync(path.join(root, 'tsconfig.json')),
  readFileSync(fileURLToPath(import.meta.url)),
  require('typescript/package.json').version,
].join('\n');

mkdirSync(cache, { recursive: true });

/** Finds NAME.ts where NAME.js is imported, as TypeScript does. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && isOurs(context.parentURL)) {
    const url = new URL(`${specifier.slice(0, -3)}.ts`, context.parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** Compiles a TypeScript file of the repository. */
export function load(url, context, next) {
  if (!isOurs(url)) return next(url, context);
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
}

function isOurs(url) {
  return url !== undefined && /\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');
}

/** Each file has one compiled text, which ends with the hash of what it was compiled from. */
function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const known = path.join(cache, `${hashOf(file)}.js`);
  const mark = `\n// ${hashOf(settings + source)}\n`;
  const text = existsSync(known) ? readFileSync(known, 'utf8') : '';
  if (text.endsWith(mark)) return text;
  const fresh = compile(file, source) + mark;
  // Two workers may compile the same file.
  const unfinished = `${known}.${randomUUID()}`;
  writeFileSync(unfinished, fresh);
  renameSync(unfinished, known);
  return fresh;
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

function compile(file, source) {
  const ts = require('typescript');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // The compiled text stands in the file's own place.
  const place = { rootDir: undefined, outDir: undefined, sourceMap: false, inlineSourceMap: true };
  const compilerOptions = { ...options, ...place, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(source, { fileName: file, compilerOptions });
  return outputText;
}
