import { fileNameIn } from './file-names.js';

/** A file that is read as it comes. */
export interface Download {
  /** The name that the service gave it, fit for a folder of any system; undefined if it gave none. */
  readonly fileName: string | undefined;
  /** `application/pdf`, without parameters. */
  readonly mediaType: string | undefined;
  /** In bytes, where the service says so and nothing on the way has compressed it. */
  readonly size: number | undefined;
  /** What it contains. Reading raises a ConnectionError if the connection breaks. */
  readonly body: ReadableStream<Uint8Array>;
}

/** The file of an answer. Takes what makes an error of what reading fails with. */
export function downloadOf(response: Response, broken: (error: unknown) => Error): Download {
  const { headers } = response;
  const length = headers.get('Content-Length');
  return {
    fileName: fileNameIn(headers.get('Content-Disposition') ?? ''),
    mediaType: headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase(),
    size: length === null || headers.has('Content-Encoding') ? undefined : Number(length),
    body: guarded(response.body, broken),
  };
}

function guarded(
  body: ReadableStream<Uint8Array> | null,
  broken: (error: unknown) => Error,
): ReadableStream<Uint8Array> {
  const reader = body?.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      } catch (error) {
        controller.error(broken(error));
      }
    },
    async cancel(reason) {
      await reader?.cancel(reason);
    },
  });
}
