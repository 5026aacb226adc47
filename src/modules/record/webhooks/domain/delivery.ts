export const deliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryOrigins = ['feed', 'replay', 'resend', 'test'] as const;
export type DeliveryOrigin = (typeof deliveryOrigins)[number];

/** How many deliveries a replay orders at most. */
export const REPLAYED_MAX = 10_000;

/** What came back of a request. */
export interface AttemptResult {
  readonly status: number | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_text: string | null;
  readonly address: string | null;
  readonly error: string | null;
  readonly duration_ms: number;
}

const HEADERS_KEPT = 10;
const HEADER_KEPT_CHARACTERS = 200;
const TEXT_KEPT_BYTES = 1_024;

/** As much of an answer as the log keeps. */
export function keptAnswer({
  headers,
  body,
}: {
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}): {
  readonly response_headers: Readonly<Record<string, string>>;
  readonly response_text: string;
} {
  const kept = Object.entries(headers).slice(0, HEADERS_KEPT);
  const response_headers = Object.fromEntries(
    kept.map(([name, value]) => [name, storable(value).slice(0, HEADER_KEPT_CHARACTERS)]),
  );
  return {
    response_headers,
    response_text: storable(Buffer.from(body).subarray(0, TEXT_KEPT_BYTES).toString()),
  };
}

/** Whether an answer means that the receiver has the event. */
export function isSuccess({ status }: Pick<AttemptResult, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** PostgreSQL stores no NUL characters. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd');
}
