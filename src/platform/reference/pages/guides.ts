import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guide as a page. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

const FOLDER = join(import.meta.dirname, '../guides');

let guides: Promise<readonly Guide[]> | undefined;

/** The guides `01-quick-start.md` and so on, in the order of their numbers. They are rendered when first asked for. */
export function readGuides(): Promise<readonly Guide[]> {
  guides ??= renderGuides();
  return guides;
}

async function renderGuides(): Promise<readonly Guide[]> {
  // Few processes ever show a guide, and the renderer takes long to load.
  const { guideHtml, guideSummary } = await import('./guide-html.js');
  return readdirSync(FOLDER)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      const markdown = readFileSync(join(FOLDER, name), 'utf8');
      return { slug: name.slice(3, -3), ...guideSummary(markdown), html: guideHtml(markdown) };
    });
}
