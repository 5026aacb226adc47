import type { Request } from 'express';
import type { Device } from './domain/sign-in.js';

/** Enough to recognize a browser. */
const USER_AGENT_MAX = 200;

/** Where a request comes from. Characters that no header may have are not kept. */
export function deviceOf({ ip, headers }: Pick<Request, 'ip' | 'headers'>): Device {
  const userAgent = headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX);
  return { address: ip ?? '', userAgent: userAgent ?? null };
}
