const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** What a mail says, and the one link that it may have. The text must name its address, too. */
export interface WrittenText {
  readonly text: string;
  readonly language: string;
  readonly link?: { readonly label: string; readonly url: string } | undefined;
  /** Further addresses of this service that the text names. */
  readonly urls?: readonly string[] | undefined;
}

/**
 * The HTML form of a message: its own text in paragraphs, and a button if it has a link. No HTML is taken from users,
 * and nothing is loaded from anywhere, so that nobody learns who opens the message.
 */
export function htmlOf({ text, language, link, urls = [] }: WrittenText): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => (urls.includes(line) ? anchorOf(line) : escaped(line)));
    return `<p style="margin:0 0 16px" dir="auto">${lines.join('<br>')}</p>`;
  });
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#f4f5f4">',
    '<div style="max-width:600px;margin:0 auto;padding:32px;background:#ffffff;color:#1f2421;',
    'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">',
    ...paragraphs,
    ...(link === undefined ? [] : [buttonOf(link)]),
    '</div></body></html>',
  ].join('');
}

/** An address that is a line of its own. */
function anchorOf(url: string): string {
  return `<a href="${escaped(url)}" style="color:#1f7a5c;overflow-wrap:anywhere">${escaped(url)}</a>`;
}

function buttonOf({ label, url }: { readonly label: string; readonly url: string }): string {
  const style =
    'display:inline-block;padding:10px 20px;background:#1f7a5c;color:#ffffff;text-decoration:none';
  return `<p style="margin:24px 0 0"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`;
}
