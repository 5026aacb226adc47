import { withoutToken } from './without-token.js';

/** What the path of a request says about it. */
export interface RequestKind {
  /** Monitoring must get answers even under overload. */
  readonly isWatching: boolean;
  readonly isSigningIn: boolean;
  /** Whether it depends on the query if the caller waits for events. */
  readonly mayAwait: boolean;
}

const WATCHING = /^\/(?:health|metrics)(?:\/|$)/;
const SIGNING_IN = /\/auth\/login\/?$/;
const EVENTS = /\/events(?:\/stream)?\/?$/;
const AWAITING = /\/events\/stream\/?(?:\?|$)|\/events\/?\?(?:.*&)?wait=0*[1-9]/;
const ID_LETTERS = 26;
const PREFIX_LETTERS_MAX = 4;

/** The same path for all identifiers: `/v1/invoices/:id`. */
export function anyId(path: string): string {
  const segments = path.split('/');
  for (const [at, segment] of segments.entries()) if (isId(segment)) segments[at] = ':id';
  return withoutToken(segments.join('/'));
}

/** Takes a path without its query. */
export function requestKind(path: string): RequestKind {
  return {
    isWatching: WATCHING.test(path),
    isSigningIn: SIGNING_IN.test(path),
    mayAwait: EVENTS.test(path),
  };
}

/**
 * Whether a caller waits for events: that costs a connection only, and says nothing about how fast others are answered.
 */
export function isAwaiting(url: string): boolean {
  return AWAITING.test(url);
}

/** By its length, because every request asks and a wrong answer costs nothing. */
function isId({ length }: string): boolean {
  return length > ID_LETTERS + 2 && length <= ID_LETTERS + 1 + PREFIX_LETTERS_MAX;
}
