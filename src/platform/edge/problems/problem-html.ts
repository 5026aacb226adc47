import { escaped, textWithCode as withCode } from '../house-page.js';
import { retryAdvice } from '../../../kernel/problems/problem-page.js';
import { problemCodes, problemKinds, type ProblemCode } from '../../../kernel/problems/registry.js';

const EXAMPLE_REQUEST_ID = 'req_dc6646caa291cf573eb6ef1e';

/** Renders the page that explains a problem code, with an example of the answer. */
export function problemHtml(code: ProblemCode): string {
  const { status, title, meaning, remedy, retry } = problemKinds[code];
  const example = {
    ...{ type: `/problems/${code}`, title, status, detail: '…', instance: '/api/…', code },
    request_id: EXAMPLE_REQUEST_ID,
  };
  return `<p><a href="/problems">All problem codes</a></p>
<h1><code>${code}</code></h1>
<p class="status">HTTP status ${status}: ${escaped(title)}.</p>
<h2>What it means</h2>
<p>${withCode(meaning)}</p>
<h2>What to do</h2>
<p>${withCode(`${remedy} ${retryAdvice[retry]}`)}</p>
<h2>What the answer looks like</h2>
<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>`;
}

/** Renders the list of all problem codes. */
export function problemIndexHtml(): string {
  const rows = problemCodes.map((code) => {
    const { status, title } = problemKinds[code];
    const link = `<a href="/problems/${code}"><code>${code}</code></a>`;
    return `<tr><td>${link}</td><td>${status}</td><td>${escaped(title)}</td></tr>`;
  });
  return `<h1>Problem codes</h1>
<p>Every error is a problem document (RFC 9457), and its <code>type</code> is the page of its code;
see the <a href="/guides/errors">guide to errors</a>.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
