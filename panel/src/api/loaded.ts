import { ConnectionError } from '@countinghouse/client';

/** Waits for a part of the panel that is loaded when it is needed. Raises ConnectionError if that fails. */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new ConnectionError({ code: 'connection_failed', message: 'The panel is not reached.', cause });
  }
}
