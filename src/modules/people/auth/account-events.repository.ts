import { newId, type ControlTransaction, type DomainEvent, type Principal } from '../../../platform/index.js';
import type { Device } from './domain/sign-in.js';

/** Who caused it, and from where. Without an actor it is the service itself, or somebody who is not known. */
export interface Cause {
  readonly actorId: string | null;
  readonly device: Device | undefined;
  readonly sessionId: string | null;
}

/** The user of a request who acts on the own account. */
export function causeOf({ id, from, requestId, sessionId }: Principal): Cause {
  const device = from && { ...from, ...(requestId !== undefined && { requestId }) };
  return { actorId: id, device, sessionId: sessionId ?? null };
}

/** What is told of an account beyond the organization of a transaction. */
export class AccountEventsRepository {
  constructor(private readonly tx: ControlTransaction) {}

  /** Stores an event in one organization of the user, or in all that are open. */
  async tell(
    { type, objectId, object }: DomainEvent,
    { cause, place }: { readonly cause: Cause; readonly place?: string },
  ): Promise<void> {
    const { actorId, device } = cause;
    await this.tx.rows('SELECT tell_of_account($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      objectId,
      place ?? null,
      type,
      newId(this.tx.realNow),
      this.tx.realNow,
      actorId === null ? 'system' : 'user',
      actorId,
      device?.requestId ?? null,
      originOf(cause),
      JSON.stringify({ object }),
    ]);
    this.tx.storesEventsElsewhere();
  }
}

function originOf({ device, sessionId }: Cause): string | null {
  if (device === undefined) return null;
  const { address, userAgent, traceparent } = device;
  return JSON.stringify({ ip: address, user_agent: userAgent, session_id: sessionId, traceparent });
}
