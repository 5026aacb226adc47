import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a page ended: the values of its sort columns in the last row, as PostgreSQL reads them, and that row's id. */
export interface Position {
  readonly values: readonly (string | null)[];
  readonly id: string;
}

/** What makes a cursor valid: the installation's secret, and the list, filter, sort and organization it came from. */
export interface CursorSeal {
  readonly secret: Uint8Array;
  readonly binding: string;
}

const MAC_BYTES = 16;

/** A position as an opaque text that cannot be altered and opens only under the same binding. */
export function sealCursor(position: Position, seal: CursorSeal): string {
  const payload = Buffer.from(JSON.stringify([position.id, ...position.values]));
  return Buffer.concat([macOf(payload, seal), payload]).toString('base64url');
}

/** The position in a cursor, or undefined when it was altered or belongs to another list, filter or organization. */
export function openCursor(text: string, seal: CursorSeal): Position | undefined {
  if (!/^[A-Za-z0-9_-]{24,2000}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const payload = bytes.subarray(MAC_BYTES);
  if (!timingSafeEqual(macOf(payload, seal), bytes.subarray(0, MAC_BYTES))) return undefined;
  const [id, ...values] = JSON.parse(payload.toString()) as [string, ...(string | null)[]];
  return { values, id };
}

function macOf(payload: Uint8Array, { secret, binding }: CursorSeal): Buffer {
  return createHmac('sha256', secret)
    .update(binding)
    .update('\n')
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
}
