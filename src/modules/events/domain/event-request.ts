import { Problem, type FieldFault } from '../../../kernel/problems/problem.js';

/** What a caller asks of the feed. */
export interface EventRequest {
  /** The number of the last event that the caller has; 0 for the beginning. */
  readonly after: bigint;
  /** The newest first; then the answer goes on below `after`. */
  readonly isDescending: boolean;
  readonly types: readonly string[] | undefined;
  readonly limit: number;
}

const LIMIT = { default: 100, max: 1000 };
const ORDERS = ['asc', 'desc'];
const NUMBER = /^\d{1,18}$/;
const TYPES = /^[a-z_]+\.[a-z_]+(?:,[a-z_]+\.[a-z_]+)*$/;

/** The request behind query parameters. Raises `invalid_parameter` with every fault at once. */
export function eventRequest(query: Readonly<Record<string, string>>): EventRequest {
  const { after = '0', order = 'asc', type, limit = String(LIMIT.default) } = query;
  const faults = [
    ...faultOf(NUMBER.test(after), 'after', 'The number of an event was expected, 0 for the beginning.'),
    ...faultOf(ORDERS.includes(order), 'order', 'One of asc and desc was expected.'),
    ...faultOf(
      type === undefined || TYPES.test(type),
      'type',
      'Event types were expected, separated by commas.',
    ),
    ...faultOf(isLimit(limit), 'limit', `A whole number from 1 to ${LIMIT.max} was expected.`),
  ];
  if (faults.length > 0) {
    throw new Problem('invalid_parameter', 'A parameter has no valid value; see errors.', { errors: faults });
  }
  return {
    after: BigInt(after),
    isDescending: order === 'desc',
    types: type?.split(','),
    limit: Number(limit),
  };
}

function isLimit(text: string): boolean {
  return NUMBER.test(text) && Number(text) >= 1 && Number(text) <= LIMIT.max;
}

function faultOf(holds: boolean, pointer: string, detail: string): FieldFault[] {
  return holds ? [] : [{ pointer, code: 'invalid_parameter', detail }];
}

/** How the parameters are documented. */
export const eventParameters = [
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
    name: 'limit',
    description: 'How many to return at most.',
    schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
    example: 100,
  },
] as const;
