import { fromAnyTypeId, type Uuid } from '../../../../kernel/ids/type-id.js';
import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';

/** The subject of events: its internal id, and its public id, which contains its type. */
export interface EventObject {
  readonly uuid: Uuid;
  readonly id: string;
}

/** What a caller asks of the feed. */
export interface EventRequest {
  /** The answer goes on behind this number: above it, or below it when the newest come first. */
  readonly after: bigint;
  /** The newest first. */
  readonly isDescending: boolean;
  readonly types: readonly string[] | undefined;
  /** What the events are about. */
  readonly object: EventObject | undefined;
  readonly limit: number;
  /** How long to wait for an event if there is none. */
  readonly waitMs: number;
}

/** A request to follow the feed; without a number from its end. */
export type FollowRequest = Omit<EventRequest, 'after'> & { readonly after: bigint | undefined };

const LIMIT = { default: 100, max: 1000 };
/** In seconds. Proxies commonly cut a connection on which nothing comes for half a minute or a minute. */
const WAIT_MAX = 20;
const ORDERS = ['asc', 'desc'];
/** Below this lies every number: the largest of PostgreSQL's bigint. */
const ABOVE_ALL = 2n ** 63n - 1n;
const NUMBER = /^\d{1,18}$/;
const TYPES = /^[a-z_]+\.[a-z_]+(?:,[a-z_]+\.[a-z_]+)*$/;
const OBJECT_EXPECTED = 'The identifier of a resource was expected, such as inv_01h455vb4pex5vsknk084sn02q.';

/**
 * The request behind query parameters. Takes the prefixes of all kinds of identifiers.
 *
 * Raises `invalid_parameter` with every fault at once.
 */
export function eventRequest(
  query: Readonly<Record<string, string>>,
  prefixes: readonly string[],
): EventRequest {
  const { after = '0', order = 'asc', type, object_id, limit = String(LIMIT.default), wait = '0' } = query;
  const object = objectOf(object_id, prefixes);
  const faults = [
    ...faultOf(NUMBER.test(after), 'after', 'The number of an event was expected, 0 for the beginning.'),
    ...faultOf(ORDERS.includes(order), 'order', 'One of asc and desc was expected.'),
    ...faultOf(
      type === undefined || TYPES.test(type),
      'type',
      'Event types were expected, separated by commas.',
    ),
    ...faultOf(object_id === undefined || object !== undefined, 'object_id', OBJECT_EXPECTED),
    ...faultOf(isWait(wait), 'wait', `A whole number of seconds from 0 to ${WAIT_MAX} was expected.`),
    ...faultOf(order === 'asc' || Number(wait) === 0, 'wait', 'There is nothing to wait for downwards.'),
    ...faultOf(isLimit(limit), 'limit', `A whole number from 1 to ${LIMIT.max} was expected.`),
  ];
  if (faults.length > 0) {
    throw new Problem('invalid_parameter', 'A parameter has no valid value; see errors.', { errors: faults });
  }
  return {
    after: order === 'desc' && BigInt(after) === 0n ? ABOVE_ALL : BigInt(after),
    isDescending: order === 'desc',
    types: type?.split(','),
    object,
    limit: Number(limit),
    waitMs: Number(wait) * 1_000,
  };
}

/**
 * The same for those who follow the feed. `lastId` is the header Last-Event-ID, which says where a reader goes on.
 *
 * Raises `invalid_parameter` with every fault at once.
 */
export function followRequest(
  query: Readonly<Record<string, string>>,
  prefixes: readonly string[],
  lastId: string | undefined,
): FollowRequest {
  const after = lastId ?? query['after'];
  const request = eventRequest(after === undefined ? query : { ...query, after }, prefixes);
  return { ...request, after: after === undefined ? undefined : request.after };
}

/** What an identifier names; undefined for one that is none. */
export function objectOf(id: string | undefined, prefixes: readonly string[]): EventObject | undefined {
  if (id === undefined || !prefixes.some((prefix) => id.startsWith(`${prefix}_`))) return undefined;
  const uuid = fromAnyTypeId(id);
  return uuid && { uuid, id };
}

function isLimit(text: string): boolean {
  return NUMBER.test(text) && Number(text) >= 1 && Number(text) <= LIMIT.max;
}

function isWait(text: string): boolean {
  return NUMBER.test(text) && Number(text) <= WAIT_MAX;
}

function faultOf(holds: boolean, pointer: string, detail: string): FieldFault[] {
  return holds ? [] : [{ pointer, code: 'invalid_parameter', detail }];
}

interface EventParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}

const OF_FOLLOWERS = ['after', 'type', 'object_id'];

/** How the parameters of those who follow the feed are documented. Takes the prefixes of all kinds of identifiers. */
export function followParameters(prefixes: readonly string[]): readonly EventParameter[] {
  const parameters = eventParameters(prefixes).filter(({ name }) => OF_FOLLOWERS.includes(name));
  const description = 'The `sequence` of the last event that you have. Without it, the stream begins now.';
  const schema = { type: 'integer', minimum: 0 };
  return parameters.map((one) => (one.name === 'after' ? { ...one, description, schema } : one));
}

/** How the parameters are documented. Takes the prefixes of all kinds of identifiers. */
export function eventParameters(prefixes: readonly string[]): readonly EventParameter[] {
  return [
    {
      name: 'after',
      description: 'The `sequence` of the last event that you have; the answer goes on after it.',
      schema: { type: 'integer', minimum: 0, default: 0 },
    },
    {
      name: 'order',
      description:
        'Which events come first: `asc` the oldest, for following the feed; `desc` the newest. ' +
        'Downwards, `after` is the `sequence` of the last event that you have, too, and 0 begins with the newest.',
      schema: { type: 'string', enum: ORDERS, default: 'asc' },
    },
    {
      name: 'type',
      description: 'Only events of these types, separated by commas.',
      schema: { type: 'string', pattern: TYPES.source },
      example: 'invoice.created,invoice.updated',
    },
    {
      name: 'object_id',
      description: 'Only events about this one thing: its history. There is none of what does not exist.',
      schema: { type: 'string', pattern: `^(?:${prefixes.join('|')})_[0-9a-z]{26}$` },
      example: 'inv_01h455vb4pex5vsknk084sn02q',
    },
    {
      name: 'limit',
      description: 'How many to return at most.',
      schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
      example: 100,
    },
    {
      name: 'wait',
      description:
        'For how many seconds to wait for an event if there is none: the answer comes as soon as there is one, and ' +
        'is empty otherwise. Only for `order=asc`.',
      schema: { type: 'integer', minimum: 0, maximum: WAIT_MAX, default: 0 },
    },
  ];
}
