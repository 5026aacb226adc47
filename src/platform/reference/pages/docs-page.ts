import { escaped, type PageParts } from '../../edge/house-page.js';
import { openPointsHtml } from './open-points-html.js';
import type { OpenPoint } from '../open-points.js';
import type { Guide } from './guides.js';
import { samplesStyle } from './samples-style.js';

/** Swagger UI writes styles into attributes, and has icons as data URLs. */
const POLICY = [
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "style-src-attr 'unsafe-inline'",
];

const STYLE = `
  .page { max-width: 72rem; }
  .page > section > * { max-width: 46rem; }
  .intro .samples { max-width: none; }
  .intro pre { max-height: 17rem; }
  .state { padding: 1px 8px; border: 1px solid var(--line); border-radius: 10px; font-size: 0.8rem;
    white-space: nowrap; }
  .state.open { border-color: var(--todo); background: var(--todo); color: #231400; }
  details { margin: 0.25rem 0; border: 1px solid var(--line); border-radius: 8px; padding: 0 1rem; }
  summary { padding: 0.5rem 0; font-weight: 600; cursor: pointer; }
  summary .status { font-weight: 400; }
  dt { margin-top: 1rem; font-weight: 600; }
  dd { margin: 0 0 0.5rem; }
  dl > div:target { outline: 2px solid var(--todo); outline-offset: 4px; }
`;

const HEAD = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/theme.js"></script>
<script src="/docs/swagger-ui-bundle.js" defer></script>
<script type="module" src="/docs/browser/docs.js"></script>
`;

/** What the page of the API is made of, beside its content. */
export const docsPageParts: PageParts = {
  title: 'API',
  path: '/docs',
  style: samplesStyle + STYLE,
  head: HEAD,
  policy: POLICY,
  // Swagger UI makes the main part itself.
  hasMain: false,
};

/** The page of the API: how to begin, then every operation (Swagger UI), then what the specification leaves open. */
export function docsPage(guides: readonly Guide[], points: readonly OpenPoint[]): string {
  const [start, ...others] = guides;
  const links = others.map(({ slug, title }) => `<a href="/guides/${slug}">${escaped(title)}</a>`);
  return `<section class="intro" aria-label="Quick start">
${start?.html ?? ''}
<p><strong>Guides:</strong> ${links.join(' · ')}</p>
<p><strong>On this page:</strong> <a href="#api">Operations</a> · <a href="#open-points">Open points</a> ·
<a href="/openapi.json">openapi.json</a> · <a href="/openapi-3.0.json">for generators (OpenAPI 3.0)</a></p>
</section>
<section aria-labelledby="api">
<h2 id="api">Operations</h2>
<p>Every operation, its fields, and samples with this address; with your key and your own records after Authorize.
<code>TODO</code> marks what the specification leaves <a href="#open-points">open</a>.</p>
</section>
<div id="swagger-ui"><noscript>The list of operations needs JavaScript. The document is /openapi.json.</noscript></div>
${openPointsHtml(points)}`;
}
