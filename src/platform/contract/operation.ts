import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { IdPrefix } from '../../kernel/ids/type-id.js';
import type { ProblemCode } from '../../kernel/problems/registry.js';
import type { Access } from './access.js';

/** All that the platform and the published document know of an operation. */
export interface OperationSpec {
  /** `resource.method`: the operationId, and the method's name in the client libraries. */
  readonly id: `${string}.${string}`;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  /** The kind of resource that `:id` in the path identifies. */
  readonly of?: IdPrefix;
  readonly body?: BodySpec;
  readonly query?: readonly QueryParameter[];
  readonly answer: AnswerSpec;
  /** Changes or deletes the resource of the path, so that If-Match is heeded. */
  readonly conditional?: boolean;
  /** The problem codes of this operation beyond those that follow from its shape. */
  readonly fails?: readonly ProblemCode[];
  /** Costs much more than others, so that it has a lower rate. */
  readonly heavy?: boolean;
  /** Not among the operations of the specification. */
  readonly beyond?: boolean;
}

export interface BodySpec {
  readonly type: Type;
  readonly example: object;
}

export interface AnswerSpec {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  readonly type?: Type;
  readonly example?: object;
  /** A single resource with a `version`: it carries an ETag and heeds If-Match and If-None-Match. */
  readonly versioned?: boolean;
  /** Lines of JSON: the handler yields them, and they are sent as they come. */
  readonly lines?: boolean;
  /** Where a new resource is, for one that is not made at its own collection: `/payments`. */
  readonly collection?: `/${string}`;
  /** A page of a list: it carries the links to the first page and to the next. */
  readonly paged?: boolean;
}

export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** `deepObject` is a family of names: `issue_date[gte]` for each property that the schema has or leaves open. */
  readonly style?: 'form' | 'deepObject';
  readonly explode?: boolean;
  /** Prefilled in the API reference; left out where no value works everywhere. */
  readonly example?: unknown;
}

export const OPERATION = Symbol('operation');

/** What a route declares. The boot has made sure that every route declares something. */
export function operationOf(handler: object): OperationSpec {
  return Reflect.getMetadata(OPERATION, handler) as OperationSpec;
}

/**
 * Declares a route as an operation of the API: its access, its query parameters and its documentation.
 *
 * A route without it stops the boot. What it declares is also what happens: the guards read the access
 * and the parameters from here, and the tests refuse an answer that is not declared.
 */
export function Operation(spec: OperationSpec): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, spec),
    HttpCode(spec.answer.status),
    ApiOperation({ operationId: spec.id, summary: spec.summary, description: spec.description }),
  );
}

/** Whether an operation heeds Idempotency-Key: every POST of a caller who is known. */
export function isIdempotent(spec: OperationSpec, method: string): boolean {
  return method === 'post' && spec.access !== 'public';
}

/** Every problem code that an operation may answer with: by its shape, and the ones it declares. */
export function problemCodesOf(spec: OperationSpec, method: string): ProblemCode[] {
  const codes: ProblemCode[] = [
    'malformed_request',
    'unknown_parameter',
    'too_many_requests',
    'headers_too_large',
    'internal_error',
    'unavailable',
  ];
  if (spec.access !== 'public') codes.push('authentication_required', 'invalid_token');
  if (spec.access !== 'public' && spec.access !== 'signed-in') codes.push('insufficient_scope');
  if (spec.of !== undefined) codes.push('not_found');
  if (spec.body !== undefined) {
    codes.push('malformed_json', 'body_too_large', 'unsupported_media_type', 'validation_failed');
  }
  if ((spec.query ?? []).length > 0) codes.push('invalid_parameter');
  if (isIdempotent(spec, method)) {
    codes.push('invalid_parameter', 'idempotency_in_progress', 'idempotency_key_reused');
  }
  if (spec.conditional === true) codes.push('invalid_parameter', 'precondition_failed');
  return [...new Set([...codes, ...(spec.fails ?? [])])].sort();
}
