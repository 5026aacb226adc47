import type { Request } from 'express';
import type { RequestSource } from '../contract/principal.js';
import { contextOf } from './request-context.js';

/** Enough to recognize a browser. */
const USER_AGENT_MAX = 200;

/** Where a request comes from. Characters that no header may have are not kept. */
export function sourceOf(request: Request): RequestSource {
  const { ip, headers } = request;
  const userAgent = headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX);
  const { traceparent } = contextOf(request);
  return {
    address: ip ?? '',
    userAgent: userAgent ?? null,
    ...(traceparent !== undefined && { traceparent }),
  };
}

/** The same with the id of the request, for operations without a credential. */
export function callOf(request: Request): RequestSource & { readonly requestId: string } {
  return { ...sourceOf(request), requestId: contextOf(request).requestId };
}
