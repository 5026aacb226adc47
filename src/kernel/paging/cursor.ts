import { createHmac, timingSafeEqual } from 'node:crypto';

/** The end of a page: the sort values of its last row, as PostgreSQL parses them, and the id of that row. */
export interface Position {
  readonly values: readonly (string | null)[];
  readonly id: string;
}

/** A cursor is valid only under the installation's secret and for the list, filter, sort and organization it is for. */
export interface CursorSeal {
  readonly secret: Uint8Array;
  readonly binding: string;
}

const MAC_BYTES = 16;

/** Encodes a position as an opaque text with a MAC, so that it cannot be changed or used with another binding. */
export function sealCursor(position: Position, seal: CursorSeal): string {
  const payload = Buffer.from(JSON.stringify([position.id, ...position.values]));
  return Buffer.concat([macOf(payload, seal), payload]).toString('base64url');
}

/** Decodes a cursor. Returns undefined if it was changed or belongs to another list, filter, sort or organization. */
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
