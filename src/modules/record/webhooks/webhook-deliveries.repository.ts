import { notFound } from '../../../kernel/problems/problem.js';
import { newId, type Transaction } from '../../../platform/index.js';
import type { TracedEvent } from '../events/index.js';
import type { AttemptResult, DeliveryOrigin, DeliveryStatus } from './domain/delivery.js';
import type { WebhookAttemptEntity } from './entities/webhook-attempt.entity.js';
import type { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';
import {
  CLAIM,
  CLAIMED_EVENTS,
  END_PENDING,
  ENDED,
  GIVE_BACK,
  INSERT_MANY,
  LOG,
  START_ALL,
  START_LANES,
} from './webhook-deliveries.sql.js';
import { webhookDeliveries } from './webhooks.resource.js';

/** A delivery as it is made. */
export interface NewDelivery {
  readonly event_id: string | null;
  readonly sequence: bigint | null;
  readonly event_type: string;
  readonly object_id: string | null;
  readonly lane: string | null;
}

/** An attempt that has ended. */
export interface EndedAttempt extends AttemptResult {
  readonly at: Date;
  readonly url: string;
  readonly request_headers: Readonly<Record<string, string>>;
}

/** What became of a delivery by an attempt. */
export interface DeliveryEnd {
  readonly status: DeliveryStatus;
  readonly next_attempt_at: Date | null;
}

/** A delivery that was claimed, and since when it was due. */
export type ClaimedDelivery = WebhookDeliveryEntity & { readonly due_at: Date };

/** Deliveries that were claimed, and their events. */
export type Taken = readonly [readonly ClaimedDelivery[], readonly TracedEvent[]];

/** An attempt whose node has died before its end. The receiver may have got it. */
const INTERRUPTED = 'The service ended before there was an answer.';

/** An attempt of a delivery, and what became of the delivery by it. */
interface EndedDelivery {
  readonly delivery: Pick<WebhookDeliveryEntity, 'id' | 'attempts'>;
  readonly end: DeliveryEnd;
  readonly attempt: AttemptResult;
}

/** An attempt, and its number among those of its delivery. */
interface LoggedAttempt {
  readonly delivery: Pick<WebhookDeliveryEntity, 'id'>;
  readonly number: number;
  readonly attempt: EndedAttempt;
}

export class WebhookDeliveriesRepository {
  constructor(private readonly tx: Transaction) {}

  /** Raises `not_found`. */
  async get(id: string): Promise<WebhookDeliveryEntity> {
    const statement = 'SELECT * FROM webhook_deliveries WHERE organization_id = $1 AND id = $2';
    const row = await this.tx.row<WebhookDeliveryEntity>(statement, [this.tx.organizationId, id]);
    if (row === undefined) throw notFound(webhookDeliveries.noun);
    return row;
  }

  /** The attempts of a delivery, the first one first. */
  attempts(id: string): Promise<WebhookAttemptEntity[]> {
    const statement = `
      SELECT * FROM webhook_attempts WHERE organization_id = $1 AND delivery_id = $2 ORDER BY number`;
    return this.tx.rows<WebhookAttemptEntity>(statement, [this.tx.organizationId, id]);
  }

  /** Keeps the lanes of an endpoint as they are until the transaction ends: nothing is added, and none is enabled. */
  async holdLanes(endpointId: string): Promise<void> {
    await this.tx.rows('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4706235))', [endpointId]);
  }

  /** The only one to change the lanes of an endpoint until the transaction ends. */
  async lockLanes(endpointId: string): Promise<void> {
    await this.tx.rows('SELECT pg_advisory_xact_lock(hashtextextended($1, 4706235))', [endpointId]);
  }

  /**
   * Adds deliveries in their order. One that the endpoint has from the feed already is left out.
   *
   * Returns how many there are now that were not before.
   */
  async insertMany(
    endpointId: string,
    origin: DeliveryOrigin,
    deliveries: readonly NewDelivery[],
  ): Promise<number> {
    const { organizationId, now } = this.tx;
    return this.tx.touched(INSERT_MANY, [
      organizationId,
      endpointId,
      origin,
      now,
      deliveries.map(() => newId(now)),
      deliveries.map(({ event_id }) => event_id),
      deliveries.map(({ sequence }) => sequence && String(sequence)),
      deliveries.map(({ event_type }) => event_type),
      deliveries.map(({ object_id }) => object_id),
      deliveries.map(({ lane }) => lane),
    ]);
  }

  /** Adds a delivery outside of all lanes, which is attempted at once. */
  async insertResend({ endpoint_id, ...delivery }: WebhookDeliveryEntity): Promise<WebhookDeliveryEntity> {
    const { organizationId, now } = this.tx;
    const { event_id, sequence, event_type, object_id } = delivery;
    const row = await this.tx.row<WebhookDeliveryEntity>(
      `INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, sequence, event_type, object_id,
                                       origin, status, next_attempt_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'resend', 'pending', $8, $8) RETURNING *`,
      [organizationId, newId(now), endpoint_id, event_id, sequence, event_type, object_id, now],
    );
    if (row === undefined) throw new Error('A delivery was stored and is not there.');
    return row;
  }

  /** Adds a test that has ended already. */
  async insertTest(
    { id, endpointId, eventType, ok }: { id: string; endpointId: string; eventType: string; ok: boolean },
    { status, error }: AttemptResult,
  ): Promise<void> {
    await this.tx.rows(
      `INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_type, origin, status, attempts,
                                       last_status, last_error, created_at, ended_at)
       VALUES ($1, $2, $3, $4, 'test', $5, 1, $6, $7, $8, $8)`,
      [
        this.tx.organizationId,
        id,
        endpointId,
        eventType,
        ok ? 'delivered' : 'failed',
        status,
        error,
        this.tx.now,
      ],
    );
  }

  /** Starts the first delivery of each lane that has none under way. Returns how many. */
  startLanes(endpointId: string, lanes: readonly string[]): Promise<number> {
    return this.tx.touched(START_LANES, [this.tx.organizationId, endpointId, this.tx.now, lanes]);
  }

  /** The same for all lanes of an endpoint that is enabled again: their schedules begin anew. */
  startAll(endpointId: string): Promise<number> {
    return this.tx.touched(START_ALL, [this.tx.organizationId, endpointId, this.tx.now]);
  }

  /** Ends what waits for an endpoint, up to a number of the feed if one is given. */
  async cancel(endpointId: string, upTo: bigint | null): Promise<void> {
    await this.tx.touched(END_PENDING, [this.tx.organizationId, endpointId, this.tx.now, upTo]);
  }

  /**
   * Takes deliveries that are due, counts their attempts, and logs those before that never ended.
   *
   * Until `expires`, nobody else takes them. Both statements are sent at once.
   */
  claim(endpointId: string, { limit, expires }: { limit: number; expires: Date }): Promise<Taken> {
    const { organizationId, now } = this.tx;
    return Promise.all([
      this.tx.rows<ClaimedDelivery>(CLAIM, [organizationId, endpointId, now, expires, limit, INTERRUPTED]),
      this.tx.rows<TracedEvent>(CLAIMED_EVENTS, [organizationId, endpointId, now, expires]),
    ]);
  }

  /** Takes back claims whose deliveries are not attempted now. They are due then, or when their endpoint is enabled. */
  async giveBack(claimed: readonly ClaimedDelivery[], due: Date | null): Promise<void> {
    if (claimed.length === 0) return;
    const ids = claimed.map(({ id }) => id);
    await this.tx.touched(GIVE_BACK, [this.tx.organizationId, ids, due]);
  }

  /** Stores what became of attempts, of those that are still the current ones of their deliveries. */
  end(ended: readonly EndedDelivery[]): void {
    if (ended.length === 0) return;
    const statement = this.tx.rows(ENDED, [
      this.tx.organizationId,
      this.tx.now,
      ended.map(({ delivery }) => delivery.id),
      ended.map(({ delivery }) => delivery.attempts),
      ended.map(({ end }) => end.status),
      ended.map(({ end }) => end.next_attempt_at),
      ended.map(({ attempt }) => attempt.status),
      ended.map(({ attempt }) => attempt.error),
    ]);
    this.tx.pipeline(statement);
  }

  /** Adds attempts to the log. */
  log(logged: readonly LoggedAttempt[]): void {
    if (logged.length === 0) return;
    const attempts = logged.map(({ attempt }) => attempt);
    const statement = this.tx.rows(LOG, [
      this.tx.organizationId,
      logged.map(({ delivery }) => delivery.id),
      logged.map(({ number }) => number),
      attempts.map(({ at }) => at),
      attempts.map(({ url }) => url),
      attempts.map(({ request_headers }) => JSON.stringify(request_headers)),
      attempts.map(({ status }) => status),
      attempts.map(({ response_headers }) => response_headers && JSON.stringify(response_headers)),
      attempts.map(({ response_text }) => response_text),
      attempts.map(({ duration_ms }) => duration_ms),
      attempts.map(({ address }) => address),
      attempts.map(({ error }) => error),
    ]);
    this.tx.pipeline(statement);
  }

  /** The numbers of events, among some, whose delivery to an endpoint failed last. */
  async failedSequences(endpointId: string, from: bigint, to: bigint): Promise<Set<bigint>> {
    const statement = `
      SELECT DISTINCT sequence FROM webhook_deliveries
       WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'failed' AND sequence BETWEEN $3 AND $4`;
    const values = [this.tx.organizationId, endpointId, from, to];
    const found = await this.tx.rows<{ sequence: bigint }>(statement, values);
    return new Set(found.map(({ sequence }) => sequence));
  }

  /** How many of the last day succeeded and failed, and how many wait. */
  async figures(
    endpointId: string,
    since: Date,
  ): Promise<{ delivered: number; failed: number; pending: number }> {
    const statement = `
      SELECT count(*) FILTER (WHERE status = 'delivered')::integer AS delivered,
             count(*) FILTER (WHERE status = 'failed' OR (status = 'pending' AND last_error IS NOT NULL))::integer
               AS failed,
             (SELECT count(*)::integer FROM webhook_deliveries
               WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending') AS pending
        FROM webhook_deliveries WHERE organization_id = $1 AND endpoint_id = $2 AND created_at >= $3`;
    const row = await this.tx.row<{ delivered: number; failed: number; pending: number }>(statement, [
      this.tx.organizationId,
      endpointId,
      since,
    ]);
    return row ?? { delivered: 0, failed: 0, pending: 0 };
  }
}
