import type { NextFunction, Request, Response, Router } from 'express';
import { escaped, sendHousePage } from '../../edge/house-page.js';
import type { Guide } from './guides.js';
import { samplesStyle } from './samples-style.js';

const PATH = '/guides';

/** The script makes tabs of samples; the page reads as well without it. */
const POLICY = ["script-src 'self'", "img-src 'self'"];
const HEAD = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<script type="module" src="/docs/browser/guide.js"></script>
`;

/** Serves the guides at /guides and /guides/<slug>. */
export function serveGuides(pages: Router, read: () => Promise<readonly Guide[]>): void {
  pages.use(PATH, (request: Request, response: Response, next: NextFunction) => {
    read().then((guides) => sendGuide(guides, { request, response, next }), next);
  });
}

interface Visit {
  readonly request: Request;
  readonly response: Response;
  readonly next: NextFunction;
}

function sendGuide(guides: readonly Guide[], { request, response, next }: Visit): void {
  const parts = { path: PATH, style: samplesStyle, head: HEAD, policy: POLICY };
  const index = guides.findIndex(({ slug }) => request.path === `/${slug}`);
  const guide = guides[index];
  if (guide !== undefined) {
    sendHousePage(response, { ...parts, title: guide.title }, guidePage(guide, guides[index + 1]));
  } else if (request.path === '/') {
    sendHousePage(response, { ...parts, title: 'Guides' }, guideIndex(guides));
  } else {
    next();
  }
}

function guidePage({ html }: Guide, next: Guide | undefined): string {
  const onward = next === undefined ? '' : `<p>Next: <a href="${PATH}/${next.slug}">${next.title}</a></p>`;
  return `<p><a href="${PATH}">All guides</a></p>\n${html}${onward}`;
}

function guideIndex(guides: readonly Guide[]): string {
  const entries = guides.map(({ slug, title, summary }) => {
    return `<h2><a href="${PATH}/${slug}">${escaped(title)}</a></h2>\n<p>${escaped(summary)}</p>`;
  });
  return `<h1>Guides</h1>\n<p class="status">Short, with samples that are run against every version.</p>
${entries.join('\n')}`;
}
