import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';

interface DocumentedAnswer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  readonly 'x-problem-codes'?: readonly string[];
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

/** An answer as far as the published document speaks of it. */
export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The committed document; another test keeps it in step with the code. */
export const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as OpenAPIObject;

const ajv = new Ajv2020({ strict: false, allErrors: true });
// An exact decimal: its digits are counted where amounts are tested.
ajv.addFormat('decimal', { type: 'number', validate: () => true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'openapi');
const validators = new Map<string, ValidateFunction>();

/** Problems that the router gives for paths and methods that no operation has. */
const ROUTER_CODES = new Set(['not_found', 'method_not_allowed', 'malformed_request', 'unavailable']);

/**
 * Raises when an answer is not what the published document says of its operation.
 *
 * Checks status, problem code, content type and schema; for a path or method without operation, that it is one
 * of the router's own problems.
 */
export function assertPublished(answer: Answer): void {
  const operation = operationOf(answer);
  const told = `${answer.method} ${answer.path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
  if (operation === undefined) return assertRouterProblem(answer, told);
  const documented = operation.responses[answer.status];
  if (documented === undefined)
    throw new Error(`${told}: ${operation.operationId} does not declare this status.`);
  const absent = Object.keys(documented.headers ?? {}).filter((name) => !answer.headers.has(name));
  if (absent.length > 0) throw new Error(`${told}: without ${absent.join(', ')}.`);
  const sent = answer.headers.get('content-type')?.split(';')[0];
  const kinds = Object.entries(documented.content ?? {});
  const [contentType, media] = kinds.find(([kind]) => kind === sent) ?? kinds[0] ?? [];
  if (contentType === undefined || media === undefined) {
    if (answer.body !== undefined) throw new Error(`${told}: the document declares no body.`);
    return;
  }
  if (sent !== contentType) throw new Error(`${told}: as ${String(sent)}.`);
  assertCode(documented, answer, told);
  if (media.schema.$ref !== undefined) assertSchema(media.schema.$ref, answer.body, told);
}

/** Raises when a value does not have the form of a named schema of the document. */
export function assertSchema(reference: string, value: unknown, told: string): void {
  let validate = validators.get(reference);
  if (validate === undefined) {
    validate = ajv.compile({
      $ref: `openapi${reference}`,
      unevaluatedProperties: reference.endsWith('/Problem'),
    });
    validators.set(reference, validate);
  }
  if (!validate(value)) throw new Error(`${told}: ${ajv.errorsText(validate.errors)}`);
}

function assertCode(documented: DocumentedAnswer, { body }: Answer, told: string): void {
  const codes = documented['x-problem-codes'];
  if (codes === undefined || codes.includes((body as { code: string }).code)) return;
  throw new Error(`${told}: the operation does not declare this problem code.`);
}

function assertRouterProblem({ method, status, body }: Answer, told: string): void {
  if (method === 'OPTIONS' && status === 204) return;
  assertSchema('#/components/schemas/Problem', body, told);
  if (!ROUTER_CODES.has((body as { code: string }).code)) throw new Error(`${told}: without an operation.`);
}

function operationOf({ method, path }: Answer): DocumentedOperation | undefined {
  const plain = path.replace(/^\/(api\/v1|api|v1)(?=\/|$)/, '').split('?')[0] ?? '';
  const fitting = Object.entries(document.paths).filter(([template]) => {
    return new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}/?$`).test(plain);
  });
  // A path without a parameter goes before one with, as OpenAPI has it.
  const found = fitting.find(([template]) => !template.includes('{')) ?? fitting[0];
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  return (found?.[1] as Record<string, DocumentedOperation> | undefined)?.[verb];
}
