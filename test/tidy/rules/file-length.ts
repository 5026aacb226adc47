import type { Rule } from './rule.js';
import { isGenerated } from './source-file-view.js';

const LINES_MAX = 300;

/** A file has at most 300 lines. */
export const fileLength: Rule = (files) =>
  files
    .filter((view) => view.lines.length > LINES_MAX && !view.path.endsWith('.md') && !isGenerated(view))
    .map(({ path, lines }) => ({
      path,
      line: LINES_MAX + 1,
      wrong: `the file has ${lines.length} lines, ${LINES_MAX} at most`,
      fix: 'split it by noun, not by kind',
    }));
