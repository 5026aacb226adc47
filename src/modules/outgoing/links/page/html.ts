import { escaped } from '../../../../platform/index.js';

/** A place where a long code may be broken. */
const BREAK = /\u200b/g;

/** Text as HTML. */
export function textHtml(text: string): string {
  return escaped(text).replace(BREAK, '<wbr>');
}

/** Nothing, or the text in an element. */
export function element(name: string, text: string, attributes = ''): string {
  return text === '' ? '' : `<${name}${attributes}>${textHtml(text)}</${name}>`;
}

/** The text, or the beginning of one that is too long. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A whole page of this service. Takes its title, its language and what stands in it. */
export function wholePage({
  title,
  language,
  style,
  content,
}: {
  readonly title: string;
  readonly language: string;
  readonly style: string;
  readonly content: string;
}): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${textHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}
