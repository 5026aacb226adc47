import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../kernel/ids/type-id.js';
import { Clock, Outbound, OutboundError, type Mode } from '../../../platform/index.js';
import { organizations } from '../../people/organizations/organizations.resource.js';
import { keptAnswer } from './domain/delivery.js';
import { messageBody, type ShownEvent } from './domain/message.js';
import { signatures } from './domain/signature.js';
import type { WebhookEndpointEntity } from './entities/webhook-endpoint.entity.js';
import type { EndedAttempt } from './webhook-deliveries.repository.js';

/** Where a request goes, and what signs it. */
export interface OpenedEndpoint {
  readonly endpoint: WebhookEndpointEntity;
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Whether its books count, or are for trying. */
  readonly mode: Mode;
  /** How far the clock of its books is ahead. */
  readonly aheadMs: number;
}

/** What a request says. */
export interface Message {
  /** The same over retries, endpoints and replays, so that receivers can drop what they have already. */
  readonly id: string;
  readonly event: ShownEvent;
  readonly attempt: number;
  /** Since when it is due by the time of the books; absent for a test. */
  readonly dueAt?: Date;
  readonly isTest?: boolean;
  /** The trace of the request that has caused the event, if there is one. */
  readonly traceparent: string | null;
  /** How long the answer may take, if not as long as usual. */
  readonly answerMs?: number;
}

/** A request that has ended, and after how long the receiver wants the next one. */
export interface Answered extends EndedAttempt {
  readonly retryAfter: string | undefined;
}

const USER_AGENT = 'Countinghouse/1.0';

/** Signs and sends. */
@Injectable()
export class WebhookRequests {
  constructor(
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {}

  /** Sends a message. Whatever happens to it is the result; nothing is raised. */
  async send(to: OpenedEndpoint, message: Message): Promise<Answered> {
    const { endpoint } = to;
    const sentAt = this.clock.now();
    const at = timeOf(sentAt, to, message);
    const body = bodyFor(endpoint, { ...message, mode: to.mode });
    // Receivers compare it with their own clock.
    const timestamp = Math.floor(sentAt.getTime() / 1_000);
    const own = headersOf(message, timestamp);
    const signature = signatures({ id: message.id, timestamp, body }, to.secrets);
    const headers = { ...to.headers, ...own, 'webhook-signature': signature };
    const common = { at, url: endpoint.url, request_headers: { ...own, ...masked(to.headers) } };
    const began = performance.now();
    const took = (): number => Math.round(performance.now() - began);
    try {
      const { answerMs } = message;
      const request = { url: endpoint.url, headers, body: Buffer.from(body), ...(answerMs && { answerMs }) };
      const answer = await this.outbound.send(request);
      const { status, address } = answer;
      const error = status >= 200 && status < 300 ? null : `The receiver answered ${status}.`;
      const retryAfter = answer.headers['retry-after'];
      return { ...common, ...keptAnswer(answer), status, address, error, retryAfter, duration_ms: took() };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const none = { status: null, response_headers: null, response_text: null, retryAfter: undefined };
      return { ...common, ...none, address: error.address, error: error.message, duration_ms: took() };
    }
  }
}

/**
 * The books' time of an attempt. If their clock was moved past the time at which it was due, it counts as made then, so
 * that the pauses behind it have passed as well.
 */
function timeOf(sentAt: Date, { aheadMs }: OpenedEndpoint, { dueAt }: Message): Date {
  if (aheadMs === 0) return sentAt;
  const now = new Date(sentAt.getTime() + aheadMs);
  return dueAt !== undefined && dueAt < now ? dueAt : now;
}

/** The body of a message, as it is sent now. */
export function bodyFor(
  { organization_id, payload }: WebhookEndpointEntity,
  {
    event,
    attempt,
    isTest,
    mode,
  }: Pick<Message, 'event' | 'attempt' | 'isTest'> & Pick<OpenedEndpoint, 'mode'>,
): string {
  const organizationId = toTypeId(organizations.idPrefix, organization_id);
  return messageBody(event, { organizationId, mode, attempt, payload, ...(isTest === true && { isTest }) });
}

function headersOf({ id, traceparent }: Message, timestamp: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    ...(traceparent !== null && { traceparent }),
  };
}

/** Headers of the caller may be credentials. */
function masked(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, '[hidden]']));
}
