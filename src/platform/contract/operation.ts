import { HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from '../../kernel/problems/registry.js';
import type { Access } from './access.js';
import { factsOf, type RouteFacts } from './route-facts.js';
import { isBeyond } from './specified-operations.js';

/** What a route declares of its operation. `Answer` is what its handler returns. */
export interface OperationDeclaration<Answer = unknown> {
  /** `resource.method`: the operationId, and the method's name in the client libraries. */
  readonly id: `${string}.${string}`;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly query?: readonly QueryParameter[];
  readonly answer: AnswerSpec<Answer>;
  /** The problem codes of this operation beyond those that follow from its shape. */
  readonly fails?: readonly ProblemCode[];
  /** Costs much more than others, so that it has a lower rate. */
  readonly heavy?: boolean;
}

/** All that the platform and the published document know of an operation: what is declared and what follows. */
export interface OperationSpec<Answer = unknown> extends OperationDeclaration<Answer>, RouteFacts {
  /** Not among the operations of the specification. */
  readonly beyond: boolean;
}

/** What an operation answers; made by the functions of answers.ts. */
export interface AnswerSpec<Answer = unknown> {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  readonly type?: Type<Answer>;
  readonly example?: Answer;
  /** A single resource with a `version`: it carries an ETag and heeds If-Match and If-None-Match. */
  readonly versioned?: boolean;
  /** Lines of JSON: the handler gives them as texts, and they are sent as they come. */
  readonly lines?: boolean;
  /** A file of one of these media types: the handler gives a `FileAnswer`. */
  readonly media?: readonly string[];
  /** Where a new resource is, for one that is not made at its own collection: `/payments`. */
  readonly collection?: `/${string}`;
  /** A page of a list: it carries the links to the first page and to the next. */
  readonly paged?: boolean;
  /** The query parameters that follow from the answer: those of a list. */
  readonly query?: readonly QueryParameter[];
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
 * and the parameters from here, and the tests refuse an answer that is not declared. What the arguments of the
 * route say (`:id`, If-Match, the body) is taken from them.
 */
export function Operation<Answer>(declaration: OperationDeclaration<Answer>): RouteDecorator<Answer> {
  return (target, method, descriptor) => {
    const { id, summary, description, answer } = declaration;
    const query = declaration.query ?? answer.query;
    const facts = { ...factsOf(target, method), ...(query && { query }), beyond: isBeyond(id) };
    SetMetadata(OPERATION, { ...declaration, ...facts })(target, method, descriptor);
    HttpCode(answer.status)(target, method, descriptor);
    ApiOperation({ operationId: id, summary, description })(target, method, descriptor);
  };
}

/** Goes on a method that returns what the operation answers; on another one it does not compile. */
type RouteDecorator<Answer> = <Handler extends (...args: never[]) => Answer | Promise<Answer>>(
  target: object,
  method: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

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
  if ((spec.query ?? []).length > 0 || spec.choice !== undefined) codes.push('invalid_parameter');
  if (isIdempotent(spec, method)) {
    codes.push('invalid_parameter', 'idempotency_in_progress', 'idempotency_key_reused');
  }
  if (spec.conditional === true) codes.push('invalid_parameter', 'precondition_failed');
  return [...new Set([...codes, ...(spec.fails ?? [])])].sort();
}
