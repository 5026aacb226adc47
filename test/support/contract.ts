import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withPartsInPlace } from '../../tools/clients/parts.mjs';

interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  readonly 'x-problem-codes'?: readonly string[];
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

/** The parts of an answer that the published document describes. */
export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The committed document, with shared parts in their places. Another test checks that it matches the code. */
export const document = withPartsInPlace(
  JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as OpenAPIObject,
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
// An exact decimal. The tests of amounts check its digits.
ajv.addFormat('decimal', { type: 'number', validate: () => true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'openapi');
const { Event } = (document.components?.schemas ?? {}) as Record<
  string,
  { properties: Record<string, object> }
>;
const { 'x-event-types': eventTypes } = Event?.properties['type'] as {
  'x-event-types': Readonly<Record<string, string>>;
};
const validators = new Map<string, ValidateFunction>();

/** Problems of the router, for paths and methods without an operation. */
const ROUTER_CODES = new Set(['not_found', 'method_not_allowed', 'malformed_request', 'unavailable']);

/**
 * Raises if an answer does not match the published document.
 *
 * Checks status, problem code, content type and schema. For a path or method without an operation, checks that the
 * answer is a problem of the router.
 */
export function assertPublished(answer: Answer): void {
  const operation = operationOf(answer);
  const context = `${answer.method} ${answer.path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
  if (operation === undefined) return assertRouterProblem(answer, context);
  const documented = operation.responses[answer.status];
  if (documented === undefined)
    throw new Error(`${context}: ${operation.operationId} does not declare this status.`);
  const promised = Object.entries(documented.headers ?? {}).filter(([, { required }]) => required !== false);
  const absent = promised.flatMap(([name]) => (answer.headers.has(name) ? [] : [name]));
  if (absent.length > 0) throw new Error(`${context}: without ${absent.join(', ')}.`);
  const sent = answer.headers.get('content-type')?.split(';')[0];
  const kinds = Object.entries(documented.content ?? {});
  const [contentType, media] = kinds.find(([kind]) => kind === sent) ?? kinds[0] ?? [];
  if (contentType === undefined || media === undefined) {
    if (answer.body !== undefined) throw new Error(`${context}: the document declares no body.`);
    return;
  }
  if (sent !== contentType) throw new Error(`${context}: as ${String(sent)}.`);
  assertCode(documented, answer, context);
  if (media.schema.$ref !== undefined) assertSchema(media.schema.$ref, answer.body, context);
  if (operation.operationId.startsWith('events.') && answer.status === 200)
    assertEvents(answer.body, context);
}

/** An event as far as its type decides the form of its object. */
interface FeedEvent {
  readonly type: string;
  readonly data: { readonly object: object };
}

/** The object of each event has the form of its type, or is an identifier for a reader who may see no more. */
function assertEvents(body: unknown, context: string): void {
  const { data } = body as { data: readonly FeedEvent[] };
  for (const { type, data: changed } of Array.isArray(data) ? data : [body as FeedEvent]) {
    const reference = eventTypes[type];
    if (reference === undefined) throw new Error(`${context}: the document has no event type ${type}.`);
    if (Object.keys(changed.object).join() !== 'id')
      assertSchema(reference, changed.object, `${type} in ${context}`);
  }
}

/** Raises if a value does not match a named schema of the document. */
export function assertSchema(reference: string, value: unknown, context: string): void {
  let validate = validators.get(reference);
  if (validate === undefined) {
    validate = ajv.compile({
      $ref: `openapi${reference}`,
      unevaluatedProperties: reference.endsWith('/Problem'),
    });
    validators.set(reference, validate);
  }
  if (!validate(value)) throw new Error(`${context}: ${ajv.errorsText(validate.errors)}`);
}

function assertCode(documented: DocumentedAnswer, { body }: Answer, context: string): void {
  const codes = documented['x-problem-codes'];
  if (codes === undefined || codes.includes((body as { code: string }).code)) return;
  throw new Error(`${context}: the operation does not declare this problem code.`);
}

function assertRouterProblem({ method, status, body }: Answer, context: string): void {
  if (method === 'OPTIONS' && status === 204) return;
  assertSchema('#/components/schemas/Problem', body, context);
  if (!ROUTER_CODES.has((body as { code: string }).code))
    throw new Error(`${context}: without an operation.`);
}

function operationOf({ method, path }: Answer): DocumentedOperation | undefined {
  const plain = path.replace(/^\/(api\/v1|api|v1)(?=\/|$)/, '').split('?')[0] ?? '';
  const fitting = Object.entries(document.paths).filter(([template]) => {
    return new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}/?$`).test(plain);
  });
  // A path without a parameter has precedence, as in OpenAPI.
  const found = fitting.find(([template]) => !template.includes('{')) ?? fitting[0];
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return (found?.[1] as Record<string, DocumentedOperation> | undefined)?.[verb];
}
