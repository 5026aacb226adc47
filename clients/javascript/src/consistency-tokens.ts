const NAME = 'Consistency-Token';
/** The service's own have 39 characters. An empty text is none. */
const TOKEN = /^[\x21-\x7e]{0,200}$/;

/**
 * The newest token of each service, so that what is read has what was written before.
 *
 * A service that reads reports from a replica sends one with each change. The greater text is the newer one: answers
 * to changes at the same time may overtake each other.
 */
export class ConsistencyTokens {
  readonly #newest = new Map<string, string>();

  of(baseUrl: string): string | undefined {
    return this.#newest.get(baseUrl);
  }

  /** Keeps a token unless there is a newer one. Raises a TypeError for what is none. */
  keep(baseUrl: string, token: string): void {
    if (!TOKEN.test(token)) throw new TypeError('The consistency token has characters that no token has.');
    if (token > (this.of(baseUrl) ?? '')) this.#newest.set(baseUrl, token);
  }

  /** Keeps the token of an answer. One that could not be sent is left out: the call itself was good. */
  hear(baseUrl: string, headers: Headers): void {
    const token = headers.get(NAME);
    if (token !== null && TOKEN.test(token)) this.keep(baseUrl, token);
  }

  headersFor(baseUrl: string): Record<string, string> {
    const token = this.of(baseUrl);
    return token === undefined ? {} : { [NAME]: token };
  }
}
