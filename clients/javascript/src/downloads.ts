/** A file that is read as it comes. */
export interface Download {
  /** The last part of the name that the service gave it, without a folder; undefined if it gave none. */
  readonly fileName: string | undefined;
  /** `application/pdf`, without parameters. */
  readonly mediaType: string | undefined;
  /** In bytes, where the service says so. */
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
    size: length === null ? undefined : Number(length),
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

/** The encoded name of RFC 6266 before the plain one; never a path. */
function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name =
    (encoded === undefined ? undefined : decoded(encoded)) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare;
  const last = name?.split(/[/\\]/).at(-1);
  return last === undefined || /^\.{0,2}$/.test(last) ? undefined : last;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
