import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** What stands on the list of guides instead of the first paragraph, which is for those who write the changelog. */
const ABOUT_CHANGES =
  'What has come to the service, the panel and the client libraries, and what has changed.';

/** Reads the guides `01-quick-start.md` and so on, in the order of their numbers, and the changelog if it is there. */
export function readGuides(changelogFile: string): Guide[] {
  return [...numberedGuides(), ...changelog(changelogFile)];
}

function numberedGuides(): Guide[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      const markdown = readFileSync(join(FOLDER, name), 'utf8');
      return { slug: name.slice(3, -3), ...guideSummary(markdown), html: guideHtml(markdown) };
    });
}

function changelog(file: string): Guide[] {
  if (!existsSync(file)) return [];
  const html = guideHtml(readFileSync(file, 'utf8'));
  return [{ slug: 'changelog', title: 'Changelog', summary: ABOUT_CHANGES, html }];
}
