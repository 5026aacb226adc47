import { CLIENT_INFO_META_KEY, type Implementation, type ServerContext } from '@modelcontextprotocol/server';
import type { Asker } from './calls.js';

/** Whoever sends a message, before it is known which program that is. */
export interface Sender extends Pick<Asker, 'who' | 'request'> {
  /** The tool that the message calls, where its headers say so; messages of 2026 do. */
  readonly calls?: string | undefined;
}

/** Adds the program, which messages of 2026 name. */
export function askerOf(sender: Sender, { mcpReq }: ServerContext): Asker {
  const envelope = (mcpReq.envelope ?? {}) as Readonly<Record<string, unknown>>;
  const info = envelope[CLIENT_INFO_META_KEY] as Implementation | undefined;
  const { who, request } = sender;
  return { who, request, client: info && `${info.name}/${info.version}` };
}
