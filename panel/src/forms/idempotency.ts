/** After these errors it is unknown whether the service has executed the request. */
const UNCERTAIN =
  /^(?:connection_failed|timeout|unreadable_answer|http_\d+|unavailable|idempotency_in_progress)$/;

/** Makes a key for a request and its retries. crypto.randomUUID would require HTTPS. */
function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Keeps the key of the last request, so that a retry after a lost answer does nothing twice. */
export class LastAttempt {
  private values: string | undefined;
  private key = '';

  /**
   * Returns the key for these values: the last one while the outcome of the same values is unknown, otherwise a new
   * one.
   */
  keyFor(values: unknown): string {
    const text = JSON.stringify(values);
    if (text !== this.values) this.key = newIdempotencyKey();
    this.values = text;
    return this.key;
  }

  /** Records the outcome. `code` is that of the problem, or undefined for success. */
  ended(code: string | undefined): void {
    if (code === undefined || !UNCERTAIN.test(code)) this.values = undefined;
  }
}
