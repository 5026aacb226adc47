/** After these nobody knows whether the service has done what it was asked for. */
const UNCERTAIN =
  /^(?:connection_failed|timeout|unreadable_answer|http_\d+|unavailable|idempotency_in_progress)$/;

/** A key for a request and its repetitions. Randomness that browsers offer without HTTPS, too. */
function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Keeps the key of what was sent last, so that sending it again after a lost answer does nothing twice. */
export class LastAttempt {
  private values: string | undefined;
  private key = '';

  /** The key for these values: the last one while the outcome of the same values is uncertain, else a new one. */
  keyFor(values: unknown): string {
    const text = JSON.stringify(values);
    if (text !== this.values) this.key = newIdempotencyKey();
    this.values = text;
    return this.key;
  }

  /** Says how it ended. `code` is the problem's, or undefined for success. */
  ended(code: string | undefined): void {
    if (code === undefined || !UNCERTAIN.test(code)) this.values = undefined;
  }
}
