/** What fits into a line stands in one. */
const INNER_WIDTH = 90;

/** The innermost objects and lists, as `JSON.stringify` indents them. No text of JSON has a line break. */
const INNERMOST = /[{[]\n\s+[^{}[\]]+?\n\s+[}\]]/g;

/** Returns a value as JSON to read: indented, with short objects and lists in one line, as references are. */
export function documentText(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(INNERMOST, (lines) => {
    const line = lines.replaceAll(/\n\s+/g, ' ');
    if (line.length > INNER_WIDTH) return lines;
    return line.startsWith('{') ? line : line.replace('[ ', '[').replace(/ \]$/, ']');
  });
  return `${text}\n`;
}
