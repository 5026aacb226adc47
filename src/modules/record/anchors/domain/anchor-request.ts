import { Problem, type FieldFault } from '../../../../kernel/problems/problem.js';

/** The newest anchors below a number. */
export interface AnchorListRequest {
  readonly before: number | undefined;
  readonly limit: number;
}

/** From one anchor to another, both included. */
export interface AnchorRange {
  readonly from: number;
  readonly to: number;
}

const LIMIT = { default: 30, max: 100 };
const NUMBER_MAX = 2 ** 31 - 1;
const numberSchema = { type: 'integer', minimum: 1, maximum: NUMBER_MAX };

export const anchorListParameters = [
  {
    name: 'before',
    description: 'The `next_cursor` of the page that you have; the answer goes on behind it.',
    schema: numberSchema,
  },
  {
    name: 'limit',
    description: 'How many to return at most.',
    schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
    example: LIMIT.default,
  },
];

export const anchorRangeParameters = [
  {
    name: 'from',
    description: 'The number of the first anchor.',
    schema: { ...numberSchema, default: 1 },
    example: 1,
  },
  { name: 'to', description: 'The number of the last anchor; the newest if absent.', schema: numberSchema },
];

/** Raises `invalid_parameter` with every fault at once. */
export function anchorListRequest(query: Readonly<Record<string, string>>): AnchorListRequest {
  const [before, limit] = read(query, { before: NUMBER_MAX, limit: LIMIT.max });
  return { before, limit: limit ?? LIMIT.default };
}

/** Raises `invalid_parameter` with every fault at once. */
export function anchorRange(query: Readonly<Record<string, string>>): AnchorRange {
  const [from, to] = read(query, { from: NUMBER_MAX, to: NUMBER_MAX });
  return { from: from ?? 1, to: to ?? NUMBER_MAX };
}

/** Whole numbers from 1 to so many, in the order of their names. */
function read(
  query: Readonly<Record<string, string>>,
  most: Readonly<Record<string, number>>,
): (number | undefined)[] {
  const faults: FieldFault[] = [];
  const values = Object.entries(most).map(([name, max]) => {
    const text = query[name];
    const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
    if (text !== undefined && (value < 1 || value > max)) {
      const detail = `A whole number from 1 to ${max} was expected.`;
      faults.push({ pointer: name, code: 'invalid_parameter', detail });
    }
    return text === undefined ? undefined : value;
  });
  if (faults.length === 0) return values;
  throw new Problem('invalid_parameter', 'A parameter has no valid value; see errors.', { errors: faults });
}
