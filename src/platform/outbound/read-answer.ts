import type { IncomingMessage } from 'node:http';

const READ_MAX_BYTES = 65_536;

/** Reads the beginning of an answer, until the deadline. What follows is not read, and the connection then ends. */
export async function beginningOf(answer: IncomingMessage, deadline: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const stop = (): void => void answer.destroy();
  deadline.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= READ_MAX_BYTES) break;
    }
  } catch {
    // The status has decided already; an answer that breaks off or never ends is shown as far as it came.
  } finally {
    deadline.removeEventListener('abort', stop);
  }
  return Buffer.concat(chunks).subarray(0, READ_MAX_BYTES);
}
