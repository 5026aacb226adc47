import { CLIENT_INFO_META_KEY, type Implementation, type ServerContext } from '@modelcontextprotocol/server';
import type { Asker } from './calls.js';

/** Whoever sends a message, before it is known which program that is. */
export type Sender = Pick<Asker, 'who' | 'request'>;

/** Adds the program, which messages of 2026 name. */
export function askerOf(sender: Sender, { mcpReq }: ServerContext): Asker {
  const envelope = (mcpReq.envelope ?? {}) as Readonly<Record<string, unknown>>;
  const info = envelope[CLIENT_INFO_META_KEY] as Implementation | undefined;
  return { ...sender, client: info && `${info.name}/${info.version}` };
}
