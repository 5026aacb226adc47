import { fromTypeId } from '../../../../kernel/ids/type-id.js';
import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';
import { objectOf, type EventObject } from './event-request.js';

/** What a caller asks of the audit log. The newest come first. */
export interface AuditRequest {
  /** Only events with a lower number. */
  readonly before: bigint;
  readonly types: readonly string[] | undefined;
  /** The internal id of a user or API key. */
  readonly actor: string | undefined;
  readonly object: EventObject | undefined;
  readonly ip: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly limit: number;
}

const LIMIT = { default: 50, max: 200 };
const ABOVE_ALL = 2n ** 63n - 1n;
const NUMBER = /^\d{1,18}$/;
const TYPES = /^[a-z_]+\.[a-z_]+(?:,[a-z_]+\.[a-z_]+)*$/;
/** Of the characters of an IPv4 or IPv6 address. What is none matches no event. */
const ADDRESS = /^[0-9a-fA-F.:]{2,45}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/**
 * The request behind query parameters. Takes the prefixes of all kinds of identifiers.
 *
 * Raises `invalid_parameter` with every fault at once.
 */
export function auditRequest(
  query: Readonly<Record<string, string>>,
  prefixes: readonly string[],
): AuditRequest {
  const faults: FieldFault[] = [];
  const read = <Value>(
    name: string,
    convert: (text: string) => Value | undefined,
    detail: string,
  ): Value | undefined => {
    const text = query[name];
    const value = text === undefined ? undefined : convert(text);
    if (text !== undefined && value === undefined) {
      faults.push({ pointer: name, code: 'invalid_parameter', detail });
    }
    return value;
  };
  const request = {
    before: read('before', numberOf, 'The number of an event was expected.') ?? ABOVE_ALL,
    types: read('type', typesOf, 'Event types were expected, separated by commas.'),
    actor: read('actor_id', actorOf, 'The identifier of a user or an API key was expected.'),
    object: read('object_id', (id) => objectOf(id, prefixes), 'The identifier of a resource was expected.'),
    ip: read('ip', addressOf, 'A network address was expected.'),
    from: read('from', instantOf, 'An instant was expected, such as 2026-11-21T10:00:00Z.'),
    to: read('to', instantOf, 'An instant was expected, such as 2026-11-21T10:00:00Z.'),
    limit: read('limit', limitOf, `A whole number from 1 to ${LIMIT.max} was expected.`) ?? LIMIT.default,
  };
  if (faults.length === 0) return request;
  throw new Problem('invalid_parameter', 'A parameter has no valid value; see errors.', { errors: faults });
}

const numberOf = (text: string): bigint | undefined => (NUMBER.test(text) ? BigInt(text) : undefined);
const typesOf = (text: string): readonly string[] | undefined =>
  TYPES.test(text) ? text.split(',') : undefined;
const actorOf = (text: string): string | undefined => fromTypeId('usr', text) ?? fromTypeId('key', text);
const addressOf = (text: string): string | undefined => (ADDRESS.test(text) ? text : undefined);

function instantOf(text: string): Date | undefined {
  const instant = INSTANT.test(text) ? new Date(text) : undefined;
  return instant === undefined || Number.isNaN(instant.getTime()) ? undefined : instant;
}

function limitOf(text: string): number | undefined {
  const limit = NUMBER.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= LIMIT.max ? limit : undefined;
}

interface AuditParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}

/** How the parameters are documented. Takes the prefixes of all kinds of identifiers. */
export function auditParameters(prefixes: readonly string[]): readonly AuditParameter[] {
  const instant = { type: 'string', format: 'date-time', pattern: INSTANT.source };
  return [
    {
      name: 'before',
      description: 'The `next_cursor` of the page that you have; the answer goes on behind it.',
      schema: { type: 'integer', minimum: 0 },
    },
    {
      name: 'type',
      description: 'Only events of these types, separated by commas.',
      schema: { type: 'string', pattern: TYPES.source },
      example: 'member.updated,api_key.created',
    },
    {
      name: 'actor_id',
      description: 'Only what this user or API key did.',
      schema: { type: 'string', pattern: '^(?:usr|key)_[0-9a-z]{26}$' },
    },
    {
      name: 'object_id',
      description: 'Only events about this one thing.',
      schema: { type: 'string', pattern: `^(?:${prefixes.join('|')})_[0-9a-z]{26}$` },
    },
    { name: 'ip', description: 'Only what was done from this address.', schema: { type: 'string' } },
    { name: 'from', description: 'Only events since this instant.', schema: instant },
    { name: 'to', description: 'Only events before this instant.', schema: instant },
    {
      name: 'limit',
      description: 'How many to return at most.',
      schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
      example: 50,
    },
  ];
}
