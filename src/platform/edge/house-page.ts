import type { Response } from 'express';
import { randomBytes } from 'node:crypto';

/** What a page of the service loads beside its own style, all of it from this service. */
export interface PageParts {
  readonly title: string;
  /** The address of the page, which the navigation marks. */
  readonly path: string;
  /** Style beside that of the house. */
  readonly style?: string;
  /** What stands in the head after the style, such as scripts. */
  readonly head?: string;
  /** What the page may load, as directives of a Content-Security-Policy; without them it loads nothing. */
  readonly policy?: readonly string[];
  /** Whether the content is the main part of the page; otherwise it brings one. */
  readonly hasMain?: boolean;
}

/** The colours of the panel, light and dark. A page with scripts takes over the choice that somebody made there. */
const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1a2226, #d9dfe1); --faint: light-dark(#4f5b60, #a7b2b7);
    --line: light-dark(#d4dadc, #394247); --ground: light-dark(#fff, #15191b); --box: light-dark(#f5f7f7, #1c2124);
    --link: light-dark(#196a54, #84cdb4); --fill: light-dark(#196a54, #1d7a60); --todo: #f59e0b; }
  :root[data-mantine-color-scheme='dark'] { color-scheme: dark; }
  :root[data-mantine-color-scheme='light'] { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink);
    font: 1rem/1.6 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    overflow-wrap: break-word; }
  body > header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; padding: 0.75rem 1.25rem;
    border-bottom: 1px solid var(--line); }
  body > header strong { margin-inline-end: auto; }
  body > header nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
  body > header a { padding: 0.25rem 0; text-decoration: none; }
  body > header a[aria-current] { color: var(--ink); font-weight: 600; }
  .page { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
  a { color: var(--link); }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  h1 { margin: 1.5rem 0 0.25rem; font-size: 1.6rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; }
  .status { margin: 0; color: var(--faint); }
  code { font: 0.9em ui-monospace, 'SF Mono', Menlo, monospace; }
  pre { margin: 0.5rem 0 1rem; padding: 1rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px;
    background: var(--box); line-height: 1.5; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; }
  td { vertical-align: top; }
  th { color: var(--faint); font-size: 0.85rem; }
`;

/** The pages that programmers read, in the order of the navigation. */
const PAGES = [
  ['/docs', 'API'],
  ['/guides', 'Guides'],
  ['/problems', 'Problems'],
  ['/', 'Panel'],
] as const;

/** Sends a page in the look of the panel, with a policy that allows only what the page names. */
export function sendHousePage(response: Response, parts: PageParts, content: string): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    ...(parts.policy ?? []),
    `style-src ${parts.policy === undefined ? '' : "'self' "}'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.type('html').send(page(parts, nonce, content));
}

function page(parts: PageParts, nonce: string, content: string): string {
  const { title, path, style = '', head = '', hasMain = true } = parts;
  const frame = hasMain ? 'main' : 'div';
  const links = PAGES.map(([to, name]) => {
    const isHere = to !== '/' && path.startsWith(to);
    return `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Countinghouse</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${STYLE}${style}</style>
${head}</head>
<body>
<header><strong>Countinghouse</strong><nav aria-label="Pages for programmers">${links.join('\n')}</nav></header>
<${frame} class="page">
${content}
</${frame}></body>
</html>
`;
}

/** Text as HTML, with code where it stands between backticks. */
export function textWithCode(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Text as HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
