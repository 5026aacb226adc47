import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { viewOf, type SourceFileView } from './rules/source-file-view.js';

const ROOT = resolve(import.meta.dirname, '../..');
const PLACES = ['src', 'packages', 'test', 'tools', 'bench', 'clients', 'panel/src', 'ormconfig.ts'];
const CODE = /\.([cm]?[jt]s|[jt]sx|py|java|php)$/;
const SLICE_README = /^src\/modules\/[^/]+\/[^/]+\/README\.md$/;
const NOT_OURS = new Set(['node_modules', 'vendor', 'dist', 'build', 'target', 'coverage', '__pycache__']);

let known: readonly SourceFileView[] | undefined;

/**
 * Returns every file that the rules apply to, in a stable order: our own code, and the README of each slice. Reads and
 * parses them once.
 */
export function readRepository(): readonly SourceFileView[] {
  known ??= PLACES.filter((place) => existsSync(join(ROOT, place)))
    .flatMap((place) => (place.endsWith('.ts') ? [place] : filesIn(place)))
    .filter((path) => CODE.test(path) || SLICE_README.test(path))
    .map((path) => viewOf(path, readFileSync(join(ROOT, path), 'utf8')));
  return known;
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !NOT_OURS.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
