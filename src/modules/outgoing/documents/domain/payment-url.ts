/** An https address with places for number, amount and currency behind the name of its host. */
export const PAYMENT_URL =
  /^https:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#](?:[^\s{}<>"'`\\]|\{(?:number|amount|currency)\})*)?$/;

/** What is paid online. */
export interface PaidOnline {
  readonly number: string;
  /** As a decimal. */
  readonly amount: string;
  readonly currency: string;
}

/** The address where something is paid, with what is paid in its places. */
export function paymentUrl(pattern: string, paid: PaidOnline): string {
  return pattern.replace(/\{(number|amount|currency)\}/g, (_, name: keyof PaidOnline) =>
    encodeURIComponent(paid[name]),
  );
}
