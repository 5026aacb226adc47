import { HttpCode, SetMetadata, type Type } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from '../../kernel/problems/registry.js';
import { setUpOperations, type Access } from './access.js';
import { isForKeys } from './held-operations.js';
import { factsOf, type RouteFacts } from './route-facts.js';
import { isBeyondSpecification } from './specified-operations.js';

/** What a route declares about its operation. `Answer` is the return type of its handler. */
export interface OperationDeclaration<Answer = unknown> {
  /** `resource.method`: the operationId, and the method's name in the client libraries. */
  readonly id: `${string}.${string}`;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly query?: readonly QueryParameter[];
  readonly answer: AnswerSpec<Answer>;
  /** The problem codes of this operation, besides those that follow from its shape. */
  readonly fails?: readonly ProblemCode[];
  /** Costs much more than other operations, so it has a lower rate limit. */
  readonly heavy?: boolean;
  /** Answered by the replica, if there is one: it may lack the changes of the last seconds (decision 0191). */
  readonly mayLag?: boolean;
  /** Sensitive: needs a session that was opened or confirmed a short while ago (decision 0113). */
  readonly confirmed?: boolean;
  /** The body has a password or a code. Not even a hash of it may be stored, so the POST heeds no Idempotency-Key. */
  readonly secretBody?: boolean;
  /** Stores nothing whatever it answers, so that a POST needs no Idempotency-Key. */
  readonly changesNothing?: boolean;
  /** How large its body may be, where that is more than usual. */
  readonly bodyBytesMax?: number;
}

/** Everything that the platform and the API document know about an operation: the declared and the derived. */
export interface OperationSpec<Answer = unknown> extends OperationDeclaration<Answer>, RouteFacts {
  /** Not part of the specification. */
  readonly beyond: boolean;
}

/** The answer of an operation; made by the functions of answers.ts. */
export interface AnswerSpec<Answer = unknown> {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  readonly type?: Type<Answer>;
  readonly example?: Answer;
  /** A single resource with a `version`: it gets an ETag and supports If-Match and If-None-Match. */
  readonly versioned?: boolean;
  /** Lines of JSON: the handler returns them as texts, which are sent one by one. */
  readonly lines?: boolean;
  /** Server-sent events: the handler returns them as texts, which are sent one by one. */
  readonly stream?: boolean;
  /** A file of one of these media types: the handler gives a `FileAnswer`. */
  readonly media?: readonly string[];
  /** A ZIP that is saved under this name: the handler returns its bytes, which are sent part by part. */
  readonly archive?: string;
  /** The archive is kept, and callers may ask for a part of it: the handler gives a `KeptFile`. */
  readonly ranged?: boolean;
  /** One of these is what the handler gives, and a header in place of a body: what became of what was deleted. */
  readonly outcomes?: readonly Answer[];
  /** The collection of a new resource that is created elsewhere than at its collection: `/payments`. */
  readonly collection?: `/${string}`;
  /** A page of a list: it links to the first and the next page. */
  readonly paged?: boolean;
  /** The query parameters that follow from the answer, such as those of a list. */
  readonly query?: readonly QueryParameter[];
}

export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** `deepObject` is a family of names: `issue_date[gte]` for each property that the schema has or leaves open. */
  readonly style?: 'form' | 'deepObject';
  readonly explode?: boolean;
  /** Prefilled in the API reference; absent if no value works everywhere. */
  readonly example?: unknown;
}

export const OPERATION = Symbol('operation');

/** Returns the declaration of a route. The boot has checked that every route has one. */
export function operationOf(handler: object): OperationSpec {
  return Reflect.getMetadata(OPERATION, handler) as OperationSpec;
}

/**
 * Declares a route as an operation of the API: its access, its query parameters and its documentation.
 *
 * A route without it stops the boot. The guards read the access and the parameters from here, and the tests refuse
 * undeclared answers. The facts that the arguments of the route declare (`:id`, If-Match, the body) are added.
 */
export function Operation<Answer>(declaration: OperationDeclaration<Answer>): RouteDecorator<Answer> {
  return (target, method, descriptor) => {
    const { id, summary, description, answer } = declaration;
    const query = declaration.query ?? answer.query;
    const facts = { ...factsOf(target, method), ...(query && { query }), beyond: isBeyondSpecification(id) };
    SetMetadata(OPERATION, { ...declaration, ...facts })(target, method, descriptor);
    HttpCode(answer.status)(target, method, descriptor);
    ApiOperation({ operationId: id, summary, description })(target, method, descriptor);
  };
}

/** Compiles only on a method that returns the declared answer. */
type RouteDecorator<Answer> = <Handler extends (...args: never[]) => Answer | Promise<Answer>>(
  target: object,
  method: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * Whether an operation supports Idempotency-Key: every POST with a credential does, unless its body is secret or it
 * changes nothing.
 */
export function isIdempotent({ access, secretBody, changesNothing }: OperationSpec, method: string): boolean {
  return method === 'post' && access !== 'public' && secretBody !== true && changesNothing !== true;
}

/** Returns every problem code that an operation may answer with: those of its shape and those it declares. */
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
  if (spec.access !== 'public' && !setUpOperations.includes(spec.id))
    codes.push('second_factor_setup_required');
  if (spec.confirmed === true) codes.push('confirmation_required');
  if (method !== 'get' && isForKeys(spec.access)) codes.push('limit_exceeded');
  if (spec.of !== undefined) codes.push('not_found');
  if (spec.body !== undefined) {
    codes.push('malformed_json', 'body_too_large', 'unsupported_media_type', 'validation_failed');
  }
  if (spec.answer.ranged === true) codes.push('range_not_satisfiable');
  if ((spec.query ?? []).length > 0 || spec.choice !== undefined) codes.push('invalid_parameter');
  if (isIdempotent(spec, method)) {
    codes.push('invalid_parameter', 'idempotency_in_progress', 'idempotency_key_reused');
  }
  if (spec.conditional === true) codes.push('invalid_parameter', 'precondition_failed');
  return [...new Set([...codes, ...(spec.fails ?? [])])].sort();
}
