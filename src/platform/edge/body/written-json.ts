const texts = new WeakMap<object, string>();

/** The JSON text of an answer that is written more than once; whoever asks again gets the same. */
export function keepJsonOf(body: unknown): string | undefined {
  const text = JSON.stringify(body) as string | undefined;
  if (text !== undefined && typeof body === 'object' && body !== null) texts.set(body, text);
  return text;
}

/** The JSON text of an answer, as it was written before if it was. */
export function jsonOf(body: unknown): string {
  return texts.get(body as object) ?? JSON.stringify(body);
}
