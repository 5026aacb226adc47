/** Source: the HTML standard, section "Server-sent events". */
export const eventStreamType = 'text/event-stream';

/** A message of a stream. Without `data` it only says how far the stream is, or that it lives. */
export interface StreamMessage {
  /** What a reader names as `Last-Event-ID` to go on from here. */
  readonly id?: string;
  readonly event?: string;
  readonly data?: object;
}

/** Serializes each message when the consumer asks for it. */
export async function* serverSentEvents(messages: AsyncIterable<StreamMessage>): AsyncGenerator<string> {
  for await (const message of messages) yield textOf(message);
}

/** A comment keeps proxies from closing a connection on which nothing comes. JSON has no line breaks. */
function textOf({ id, event, data }: StreamMessage): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(data === undefined ? [] : [`data: ${JSON.stringify(data)}`]),
  ];
  return lines.length === 0 ? ':\n\n' : `${lines.join('\n')}\n\n`;
}
