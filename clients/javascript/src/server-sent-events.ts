/** One event of a stream, as the HTML standard has them. */
export interface ServerSentEvent {
  /** `message` if the service named none. */
  readonly event: string;
  readonly data: string;
  /** The id of the last event that had one; empty before. */
  readonly id: string;
}

/** The events of a stream as they come. What the stream breaks off within is no event. */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let fields: Record<string, string[]> = {};
  let id = '';
  for await (const line of linesOf(body)) {
    if (line === '') {
      const { event = [], data } = fields;
      fields = {};
      if (data !== undefined) yield { event: event.at(-1) || 'message', data: data.join('\n'), id };
      continue;
    }
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'id') id = value.includes('\0') ? id : value;
    if (name === 'event' || name === 'data') (fields[name] ??= []).push(value);
  }
}

/** Lines end with CR, LF, or both. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      // A CR at the end may be the first half of a line's end.
      const lines = rest.split(done ? /\r\n|\r|\n/ : /\r\n|\r(?!$)|\n/);
      rest = lines.pop() ?? '';
      yield* lines;
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
