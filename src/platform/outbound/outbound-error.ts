/** Why a request did not get an answer. */
export type OutboundFault =
  | 'address_not_allowed'
  | 'name_not_found'
  | 'connection_failed'
  | 'tls_failed'
  | 'timed_out'
  | 'connection_lost'
  | 'invalid_answer';

/** A request that was refused or failed. The message is a sentence that may be shown to the caller. */
export class OutboundError extends Error {
  constructor(
    readonly fault: OutboundFault,
    message: string,
    /** The address that was connected to, if any. */
    readonly address: string | null = null,
  ) {
    super(message);
    this.name = 'OutboundError';
  }
}

/** An address, a port or a form of URL that requests must not go to. */
export function notAllowed(message: string): OutboundError {
  return new OutboundError('address_not_allowed', message);
}

const SENTENCES: Readonly<Record<string, readonly [OutboundFault, string]>> = {
  ECONNREFUSED: ['connection_failed', 'The connection was refused.'],
  EHOSTUNREACH: ['connection_failed', 'The host cannot be reached.'],
  ENETUNREACH: ['connection_failed', 'The network cannot be reached.'],
  ETIMEDOUT: ['timed_out', 'The connection was not accepted in time.'],
  ECONNRESET: ['connection_lost', 'The connection ended before there was an answer.'],
  EPIPE: ['connection_lost', 'The connection ended before the request was sent.'],
};

interface SystemError {
  readonly code?: string;
  readonly message?: string;
}

/** Turns an error of Node.js into one of ours. What OpenSSL says of a certificate is shown, because it helps. */
export function outboundErrorOf(error: unknown, address: string | null): OutboundError {
  if (error instanceof OutboundError) return new OutboundError(error.fault, error.message, address);
  const { code = '', message = '' } = error as SystemError;
  const [fault, sentence] = SENTENCES[code] ?? [];
  if (fault !== undefined && sentence !== undefined) return new OutboundError(fault, sentence, address);
  if (code.startsWith('HPE_'))
    return new OutboundError('invalid_answer', 'The answer is not valid HTTP.', address);
  if (/CERT|SSL|TLS|UNABLE_TO|SELF_SIGNED/.test(code))
    return new OutboundError('tls_failed', `The TLS connection failed: ${message}`.slice(0, 200), address);
  return new OutboundError(
    'connection_lost',
    code === '' ? 'The request failed.' : `The request failed (${code}).`,
    address,
  );
}
