/** One JSON value per line. Source: the convention of JSON Lines; no media type is registered. */
export const jsonLinesType = 'application/x-ndjson';

/** Serializes each object as a line when the consumer asks for it. */
export async function* jsonLines(objects: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const object of objects) yield `${JSON.stringify(object)}\n`;
}
