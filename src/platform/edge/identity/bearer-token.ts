import type { Request } from 'express';
import { Problem } from '../../../kernel/problems/problem.js';
import { invalidToken, realm } from '../../contract/challenges.js';
import type { Strangers } from '../rate-limit/strangers.js';

const AUTHORIZATION = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * Returns the token of the Authorization header, which is the only place for one: an address ends up in logs.
 *
 * Raises `unknown_parameter` for a token in the address, `authentication_required`, `invalid_token`, and
 * `too_many_requests` for an address that keeps asking without a credential.
 */
export function bearerTokenOf(request: Request, strangers: Strangers): string {
  const header = request.headers.authorization ?? '';
  const [, token] = AUTHORIZATION.exec(header) ?? [];
  if (token === undefined) strangers.admit('without a credential', request.ip ?? '');
  if ('access_token' in request.query) {
    const detail = 'A credential belongs in the Authorization header, never in the address.';
    throw new Problem('unknown_parameter', detail);
  }
  if (header === '') throw authenticationRequired();
  if (token === undefined) throw invalidToken();
  return token;
}

function authenticationRequired(): Problem {
  const detail = 'Send an API key or a login token: "Authorization: Bearer <token>".';
  const headers = { 'WWW-Authenticate': `Bearer realm="${realm}"` };
  return new Problem('authentication_required', detail, { headers });
}
