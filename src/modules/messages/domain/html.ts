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

/**
 * The HTML form of a message: its own text in paragraphs, and nothing else. No HTML is taken from users, and nothing is
 * loaded from anywhere, so that nobody learns who opens the message.
 */
export function htmlOf({ text, language }: { readonly text: string; readonly language: string }): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px" dir="auto">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`,
    );
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#f4f5f4">',
    '<div style="max-width:600px;margin:0 auto;padding:32px;background:#ffffff;color:#1f2421;',
    'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">',
    ...paragraphs,
    '</div></body></html>',
  ].join('');
}
