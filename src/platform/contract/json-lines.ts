/** One JSON value per line. Source: the convention of JSON Lines; no media type is registered. */
export const jsonLinesType = 'application/x-ndjson';

/** An object as a line. A handler that yields lines is sent as they come, no faster than they are taken. */
export function jsonLine(object: object): string {
  return `${JSON.stringify(object)}\n`;
}
