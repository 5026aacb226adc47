import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideHtml, guideSummary } from './guide-html.js';

/** A guide as a page. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

const FOLDER = join(import.meta.dirname, '../guides');

/** Reads the guides `01-quick-start.md` and so on, in the order of their numbers. */
export function readGuides(): Guide[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      const markdown = readFileSync(join(FOLDER, name), 'utf8');
      return { slug: name.slice(3, -3), ...guideSummary(markdown), html: guideHtml(markdown) };
    });
}
