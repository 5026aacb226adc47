import type { PayloadForm } from './endpoint.js';

/** An event as the feed shows it to the endpoint. */
export interface ShownEvent {
  readonly id: string;
  readonly type: string;
  readonly sequence: number | null;
  readonly created_at: string;
  readonly actor: object;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
}

/** What a message says besides the event. */
export interface Envelope {
  readonly organizationId: string;
  readonly mode: 'live' | 'test';
  readonly attempt: number;
  readonly payload: PayloadForm;
  /** Whether it was sent to try the endpoint. */
  readonly isTest?: boolean;
}

/** A longer body goes out without the object: receivers have limits, and can ask for it. */
const BODY_MAX_BYTES = 262_144;

/** Returns the body of a request. It is made again for each attempt, so it always shows what may be shown now. */
export function messageBody(event: ShownEvent, envelope: Envelope): string {
  const full = JSON.stringify(messageOf(event, envelope, envelope.payload));
  if (Buffer.byteLength(full) <= BODY_MAX_BYTES) return full;
  return JSON.stringify({ ...messageOf(event, envelope, 'thin'), truncated: true });
}

function messageOf(
  event: ShownEvent,
  { organizationId, mode, attempt, isTest }: Envelope,
  form: PayloadForm,
): object {
  return {
    type: event.type,
    timestamp: event.created_at,
    id: event.id,
    sequence: event.sequence,
    organization_id: organizationId,
    mode,
    attempt,
    actor: event.actor,
    data: form === 'full' ? event.data : { object: identityOf(event.data.object) },
    ...(isTest === true && { test: true }),
  };
}

function identityOf(object: object): object {
  const { id, version } = object as { readonly id?: unknown; readonly version?: unknown };
  return version === undefined ? { id } : { id, version };
}
