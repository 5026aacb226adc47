import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Problem, type FieldFault } from '../../kernel/problems/problem.js';
import { operationOf, type QueryParameter } from '../contract/operation.js';

/** Accepts a request only if its query parameters are declared by the operation and appear at most once. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<Request>();
    const names = Object.keys(query);
    if (names.length === 0) return true;
    const known = operationOf(context.getHandler()).query ?? [];
    const unknown = names.filter((name) => !known.some((parameter) => isNamed(parameter, name)));
    if (unknown.length > 0)
      throw refused('unknown_parameter', unknown, 'This operation has no such parameter.');
    const repeated = names.filter((name) => typeof query[name] !== 'string');
    if (repeated.length > 0)
      throw refused('invalid_parameter', repeated, 'This parameter may be given once.');
    return true;
  }
}

/** Whether a parameter is a declared member of a family such as `issue_date[gte]`, or any member of an open one. */
function isNamed({ name, style, schema }: QueryParameter, given: string): boolean {
  if (style !== 'deepObject') return name === given;
  if (!given.startsWith(`${name}[`) || !given.endsWith(']')) return false;
  const member = given.slice(name.length + 1, -1);
  const { properties = {}, additionalProperties } = schema;
  return Object.hasOwn(properties as object, member) || additionalProperties !== false;
}

function refused(
  code: 'unknown_parameter' | 'invalid_parameter',
  names: readonly string[],
  detail: string,
): Problem {
  const errors = names.map((name): FieldFault => ({ pointer: name.slice(0, 100), code, detail }));
  const quoted = errors.map((error) => JSON.stringify(error.pointer)).join(', ');
  return new Problem(code, `${detail} Refused: ${quoted}.`, { errors });
}
