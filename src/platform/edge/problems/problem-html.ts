import { retryAdvice } from '../../../kernel/problems/problem-page.js';
import { problemCodes, problemKinds, type ProblemCode } from '../../../kernel/problems/registry.js';

const EXAMPLE_REQUEST_ID = 'req_dc6646caa291cf573eb6ef1e';

/** The colours of the panel, light and dark. */
const STYLE = `
  :root { color-scheme: light dark; --ink: #15191b; --faint: #4f5b60; --line: #d5dcdf; --ground: #fff; --box: #f4f6f6;
    --link: #196a54; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e8ecee; --faint: #a7b2b7; --line: #333c40; --ground: #15191b; --box: #1e2427; --link: #84cdb4; }
  }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
    font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
  a { color: var(--link); }
  h1 { margin: 1.5rem 0 0.25rem; font-size: 1.6rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem; }
  .status { margin: 0; color: var(--faint); }
  code { font: 0.9em ui-monospace, monospace; }
  pre { padding: 1rem; overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--box); }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; }
  td { vertical-align: top; }
  th { color: var(--faint); font-size: 0.85rem; }
`;

/** Renders the page that explains a problem code, with an example of the answer. */
export function problemHtml(code: ProblemCode, nonce: string): string {
  const { status, title, meaning, remedy, retry } = problemKinds[code];
  const example = {
    ...{ type: `/problems/${code}`, title, status, detail: '…', instance: '/api/…', code },
    request_id: EXAMPLE_REQUEST_ID,
  };
  return page(
    { title: code, nonce },
    `<p><a href="/problems">All problem codes</a></p>
<h1><code>${code}</code></h1>
<p class="status">HTTP status ${status}: ${escaped(title)}.</p>
<h2>What it means</h2>
<p>${withCode(meaning)}</p>
<h2>What to do</h2>
<p>${withCode(`${remedy} ${retryAdvice[retry]}`)}</p>
<h2>What the answer looks like</h2>
<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>`,
  );
}

/** Renders the list of all problem codes. */
export function problemIndexHtml(nonce: string): string {
  const rows = problemCodes.map((code) => {
    const { status, title } = problemKinds[code];
    const link = `<a href="/problems/${code}"><code>${code}</code></a>`;
    return `<tr><td>${link}</td><td>${status}</td><td>${escaped(title)}</td></tr>`;
  });
  return page(
    { title: 'Problem codes', nonce },
    `<p><a href="/docs">API reference</a></p>
<h1>Problem codes</h1>
<p>Every error is a problem document (RFC 9457), and its <code>type</code> is the page of its code.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`,
  );
}

function page({ title, nonce }: { title: string; nonce: string }, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Countinghouse</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;
}

/** The texts of the registry have code between backticks. */
function withCode(text: string): string {
  return escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
