import { Injectable } from '@nestjs/common';
import { openCursor, sealCursor, type Position } from '../../kernel/paging/cursor.js';
import { Problem, validationFailed } from '../../kernel/problems/problem.js';
import { InstallationSecret } from '../identity/installation-secret.js';
import type { Principal } from '../identity/principal.js';
import type { QueryParameter } from '../openapi/operation.js';

/** What a caller asks of a list. */
export interface ListRequest {
  readonly limit: number;
  /** The row after which the page begins; the first page has none. */
  readonly after: Position | undefined;
  /** List, filter, sort and organization in one text; cursors open only under the same. */
  readonly binding: string;
}

/** One page of rows, and the position of its last row when there are more. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

const LIMIT = { default: 20, max: 100 };

/** The query parameters that every list has. */
export const listParameters: readonly QueryParameter[] = [
  {
    name: 'limit',
    description: 'How many to return at most.',
    schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
    example: 20,
  },
  {
    name: 'cursor',
    description: 'Where to go on: `next_cursor` of the page before, unchanged.',
    schema: { type: 'string', maxLength: 1000 },
  },
];

/** Reads what a caller asks of a list, and seals the cursor of the next page. */
@Injectable()
export class Lists {
  constructor(private readonly secret: InstallationSecret) {}

  /**
   * The request behind query parameters that the query guard has let through.
   *
   * Raises `invalid_parameter` for a limit out of range and `validation_failed` for a cursor of another list.
   */
  read(name: string, query: Readonly<Record<string, string>>, who: Principal): ListRequest {
    const binding = `${name}|-created_at|${who.organizationId}`;
    return { limit: limitOf(query['limit']), after: this.positionOf(query['cursor'], binding), binding };
  }

  /** A page out of up to `limit + 1` rows: one more than asked for tells that there are more. */
  page<Row extends { id: string; created_at: Date }>(request: ListRequest, found: readonly Row[]): Page<Row> {
    const rows = found.slice(0, request.limit);
    const last = rows.at(-1);
    if (last === undefined || found.length <= request.limit) return { rows, next_cursor: null };
    const position = { value: last.created_at.toISOString(), id: last.id };
    return {
      rows,
      next_cursor: sealCursor(position, { secret: this.secret.bytes, binding: request.binding }),
    };
  }

  private positionOf(cursor: string | undefined, binding: string): Position | undefined {
    if (cursor === undefined) return undefined;
    const position = openCursor(cursor, { secret: this.secret.bytes, binding });
    if (position !== undefined) return position;
    const detail = 'This cursor does not belong to this list; begin again without one.';
    throw validationFailed([{ pointer: 'cursor', code: 'wrong_cursor', detail }]);
  }
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMIT.default;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= LIMIT.max) return limit;
  const detail = `A whole number from 1 to ${LIMIT.max} was expected.`;
  const errors = [{ pointer: 'limit', code: 'out_of_range', detail }];
  throw new Problem('invalid_parameter', detail, { errors });
}

/** The envelope of every list, each row in the form of the API. */
export function listOf<Row, Dto>(
  page: Page<Row>,
  toDto: (row: Row) => Dto,
): { data: Dto[]; has_more: boolean; next_cursor: string | null } {
  return { data: page.rows.map(toDto), has_more: page.next_cursor !== null, next_cursor: page.next_cursor };
}
