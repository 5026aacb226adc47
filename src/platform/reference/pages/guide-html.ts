import MarkdownIt, { type Token } from 'markdown-it';
import { escaped } from '../../edge/house-page.js';

/** The languages of samples, by the word after the fence. Consecutive fences of these make one group. */
const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'curl',
  python: 'Python',
  js: 'JavaScript',
  java: 'Java',
  php: 'PHP',
};

/** Renders a guide: headings have ids, and samples of several languages stand together. Takes no HTML. */
export function guideHtml(markdown: string): string {
  const renderer = new MarkdownIt({ html: false });
  const tokens = renderer.parse(markdown, {});
  nameHeadings(tokens);
  const render = (part: Token[]): string => renderer.renderer.render(part, renderer.options, {});
  return inGroups(tokens)
    .map((group) => (group.isSamples ? samples(group.tokens) : render(group.tokens)))
    .join('')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** The first heading of a guide and the sentence below it. */
export function guideSummary(markdown: string): { readonly title: string; readonly summary: string } {
  const [, title = '', summary = ''] = /^# (.+)\n\n([^]+?)\n\n/.exec(markdown) ?? [];
  return { title, summary: summary.replaceAll('\n', ' ') };
}

interface Group {
  readonly isSamples: boolean;
  readonly tokens: Token[];
}

function inGroups(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  for (const token of tokens) {
    const isSamples = token.type === 'fence' && LANGUAGES[token.info] !== undefined;
    const last = groups.at(-1);
    if (last?.isSamples === isSamples) last.tokens.push(token);
    else groups.push({ isSamples, tokens: [token] });
  }
  return groups;
}

function samples(fences: readonly Token[]): string {
  const figures = fences.map(({ info, content }) => {
    const caption = `<figcaption>${LANGUAGES[info] ?? info}</figcaption>`;
    return `<figure>${caption}<pre tabindex="0"><code>${escaped(content.trimEnd())}</code></pre></figure>`;
  });
  return `<div class="samples">${figures.join('\n')}</div>\n`;
}

function nameHeadings(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag === 'h1') return;
    const words = tokens[index + 1]?.content.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    token.attrSet('id', words.join('-'));
  });
}
