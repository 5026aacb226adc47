import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guide as it was written. */
export interface GuideText {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

const FOLDER = join(import.meta.dirname, 'guides');

/** Reads the guides `01-quick-start.md` and so on, in the order of their numbers. */
export function guideTexts(): GuideText[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .sort()
    .map((name) => {
      const markdown = readFileSync(join(FOLDER, name), 'utf8');
      const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
      return { slug: name.slice(3, -3), title, markdown };
    });
}
