import { existsSync, readFileSync } from 'node:fs';
import { guideTexts } from '../guide-texts.js';
import { guideHtml, guideSummary } from './guide-html.js';

/** A guide as a page. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
}

/** What stands on the list of guides instead of the first paragraph, which is for those who write the changelog. */
const ABOUT_CHANGES =
  'What has come to the service, the panel and the client libraries, and what has changed.';

/** Reads the guides `01-quick-start.md` and so on, in the order of their numbers, and the changelog if it is there. */
export function readGuides(changelogFile: string): Guide[] {
  return [...numberedGuides(), ...changelog(changelogFile)];
}

function numberedGuides(): Guide[] {
  return guideTexts().map(({ slug, markdown }) => {
    return { slug, ...guideSummary(markdown), html: guideHtml(markdown) };
  });
}

function changelog(file: string): Guide[] {
  if (!existsSync(file)) return [];
  const html = guideHtml(readFileSync(file, 'utf8'));
  return [{ slug: 'changelog', title: 'Changelog', summary: ABOUT_CHANGES, html }];
}
