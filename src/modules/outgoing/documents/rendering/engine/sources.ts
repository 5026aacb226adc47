import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineSources } from './engine.js';

const TEMPLATES = join(import.meta.dirname, '../templates');

/** The templates, and the given files of fonts. */
export async function readSources(fontFiles: readonly string[]): Promise<EngineSources> {
  const names = (await readdir(TEMPLATES)).filter((name) => name.endsWith('.typ'));
  const templates = new Map<string, string>();
  for (const name of names.sort()) templates.set(name, await readFile(join(TEMPLATES, name), 'utf8'));
  return { fonts: await Promise.all(fontFiles.map((path) => readFile(path))), templates };
}
