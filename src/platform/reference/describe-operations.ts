import type { OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '../../kernel/problems/problem.js';
import { problemKinds, type ProblemCode } from '../../kernel/problems/registry.js';
import { problemDocument, problemMediaType } from '../edge/problems/problem-document.js';
import type { CatalogEntry } from '../edge/operation-catalog.js';
import { isIdempotent, problemCodesOf, type AnswerSpec } from '../contract/operation.js';
import { eventStreamType } from '../contract/event-stream.js';
import { jsonLinesType } from '../contract/json-lines.js';
import { archiveType } from '../contract/zip-archive.js';
import { mayBeHeld } from '../contract/held-operations.js';
import type { Noun } from '../contract/resource.js';
import { identifierPattern } from './complete-schemas.js';
import type { PathChoice } from '../contract/route-facts.js';
import { schemaName } from './schema-name.js';
import { sinceOf } from './since.js';

type Json = Record<string, unknown>;

/** Completes the operations of a generated document from the catalog: parameters, bodies, answers, examples. */
export function describeOperations(document: OpenAPIObject, catalog: readonly CatalogEntry[]): void {
  const approval = catalog.find(({ id }) => id === 'approvals.get')?.answer.example;
  for (const entry of catalog) {
    const path = entry.path.replace(/:([^/]+)/g, '{$1}');
    const operation = (document.paths[path] as Record<string, Json> | undefined)?.[entry.method];
    if (operation === undefined) throw new Error(`The document lacks the operation ${entry.id}.`);
    operation['parameters'] = parametersOf(entry);
    if (entry.body !== undefined) operation['requestBody'] = bodyOf(entry.body);
    const waits = mayBeHeld(entry, entry.method) && { 202: heldAnswer(approval) };
    operation['responses'] = { ...answersOf(entry), ...waits, ...problemAnswers(entry) };
    operation['security'] = entry.access === 'public' ? [] : [{ bearer: [] }];
    operation['x-access'] = entry.access;
    operation['x-since'] = sinceOf(entry.id);
    if (entry.beyond) operation['x-beyond-specification'] = true;
  }
}

const EXAMPLE_PATH = '/api/invoices/inv_01h455vb4pex5vsknk084sn02q';

/** As the service reads them: src/platform/edge/idempotency/idempotency-key.ts and contract/version-tag.ts. */
const KEY_SCHEMA = {
  type: 'string',
  pattern: String.raw`^(?:"[ !#-\[\]-~]{1,255}"|[!#-~]{1,255})$`,
};
const ONE_TAG = '(?:W/)?"[!#-+\\--~]*"';
const TAGS_SCHEMA = { type: 'string', pattern: `^(?:\\*|${ONE_TAG}(?:, ?${ONE_TAG})*)$` };

function parametersOf(entry: CatalogEntry): Json[] {
  return [...pathAndQuery(entry), ...headersOf(entry)];
}

function headersOf(entry: CatalogEntry): Json[] {
  const { conditional, answer, method } = entry;
  const idempotencyKey =
    'A text of your choice; the same request with the same key is done once, for 72 hours. Only POST heeds it; PUT, ' +
    'PATCH and DELETE have the same effect however often they are sent.';
  const tag = { in: 'header', required: false, schema: { type: 'string' } };
  const ifMatch = 'Change only the version with this ETag; another one is answered with 412.';
  const consistency =
    'The newest Consistency-Token that you have got: the answer has everything that was changed until then.';
  const ifNoneMatch = 'The ETag that you have; if it is still the current one, the answer is an empty 304.';
  return [
    ...(isIdempotent(entry, method)
      ? [{ ...tag, name: 'Idempotency-Key', description: idempotencyKey, schema: KEY_SCHEMA }]
      : []),
    ...(conditional === true
      ? [{ ...tag, name: 'If-Match', description: ifMatch, schema: TAGS_SCHEMA }]
      : []),
    ...(isTagged(answer) && method === 'get'
      ? [{ ...tag, name: 'If-None-Match', description: ifNoneMatch }]
      : []),
    ...(entry.mayLag === true ? [{ ...tag, name: 'Consistency-Token', description: consistency }] : []),
  ];
}

function pathAndQuery(entry: CatalogEntry): Json[] {
  const query = (entry.query ?? []).map((parameter) => ({ in: 'query', required: false, ...parameter }));
  const { of, choice } = entry;
  return [...(of ? [idParameter(of)] : []), ...(choice ? [choiceParameter(choice)] : []), ...query];
}

function choiceParameter({ name, values, description }: PathChoice): Json {
  const schema = { type: 'string', enum: values };
  return { name, in: 'path', required: true, description, schema, example: values[0] };
}

function idParameter({ noun, idPrefix }: Noun): Json {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: `Identifier of the ${noun}.`,
    schema: { type: 'string', pattern: identifierPattern(idPrefix) },
    example: `${idPrefix}_01h455vb4pex5vsknk084sn02q`,
  };
}

function bodyOf(body: NonNullable<CatalogEntry['body']>): Json {
  return {
    required: body.mayBeAbsent !== true,
    content: jsonContent('application/json', schemaName(body.type), { example: body.example }),
  };
}

function answersOf(entry: CatalogEntry): Json {
  const { answer, method } = entry;
  const unchanged = isTagged(answer) && method === 'get';
  return {
    [answer.status]: answerOf(entry),
    ...(answer.ranged === true && {
      206: { ...answerOf(entry), description: 'The part that the Range header asks for.' },
    }),
    ...(unchanged && {
      304: { description: 'Unchanged: you have this version already.', headers: headersOfAnswer },
    }),
  };
}

const text = { type: 'string' };
const headersOfAnswer = { 'X-Request-Id': { description: 'The id of this request.', schema: text } };
const tagHeader = { ETag: { description: 'The version, for If-Match and If-None-Match.', schema: text } };
const linkHeader = { Link: { description: 'The first page and, if there is one, the next.', schema: text } };
const outcomeHeader = (outcomes: readonly unknown[]): Json => ({
  'Deletion-Outcome': {
    description: 'What became of it: it is gone, or hidden from lists because documents name it.',
    schema: { ...text, enum: outcomes },
  },
});
const locationHeader = { Location: { description: 'Where the new resource is.', schema: text } };

/** Only where the operator has set up a replica. */
const tokenHeader = {
  'Consistency-Token': {
    description:
      'Stands for everything that was changed until now. Only where a replica answers reports: send it with them to ' +
      'see this change. Of two tokens, the one that is greater as a text is the newer one.',
    schema: text,
    required: false,
  },
};
const lagHeader = {
  'As-Of-Lag-Ms': {
    description:
      'The answer may lack the changes of so many milliseconds before it. Absent where it lacks nothing.',
    schema: { type: 'integer', minimum: 0 },
    required: false,
  },
};

const nameHeader = {
  'Content-Disposition': { description: 'The name that the file is saved under.', schema: text },
};
const fileHeaders = {
  ETag: { description: 'The digest of the file, for If-None-Match.', schema: text },
  ...nameHeader,
  'Repr-Digest': { description: 'SHA-256 of the file, RFC 9530.', schema: text },
};

function isTagged({ versioned, media, ranged }: AnswerSpec): boolean {
  return versioned === true || media !== undefined || ranged === true;
}

function answerOf({ answer, method, mayLag }: CatalogEntry): Json {
  const headers = {
    ...headersOfAnswer,
    ...(answer.versioned === true && tagHeader),
    ...(answer.paged === true && linkHeader),
    ...(answer.status === 201 && locationHeader),
    ...(answer.outcomes && outcomeHeader(answer.outcomes)),
    ...(method !== 'get' && tokenHeader),
    ...(mayLag === true && lagHeader),
  };
  const common = { description: answer.description, headers };
  if (answer.lines === true) return { ...common, content: { [jsonLinesType]: { schema: text } } };
  if (answer.stream === true) return { ...common, content: { [eventStreamType]: { schema: text } } };
  if (answer.archive !== undefined) {
    const content = { [archiveType]: { schema: { type: 'string', format: 'binary' } } };
    const more = answer.ranged === true ? fileHeaders : nameHeader;
    return { ...common, headers: { ...headers, ...more }, content };
  }
  if (answer.media !== undefined) {
    const file = { schema: { type: 'string', format: 'binary' } };
    const content = Object.fromEntries(answer.media.map((media) => [media, file]));
    return { ...common, headers: { ...headers, ...fileHeaders }, content };
  }
  if (answer.type === undefined) return common;
  return {
    ...common,
    content: jsonContent('application/json', schemaName(answer.type), { example: answer.example }),
  };
}

/** What every operation that may have to wait for an approval answers then. */
function heldAnswer(approval: unknown): Json {
  const description =
    'Nothing was done: the limits of the API key say that a person has to approve it first. The body is the approval ' +
    'that it waits for. Only for keys with `needs_approval`.';
  const headers = { ...headersOfAnswer, ...tokenHeader, ...locationHeader };
  return {
    description,
    headers,
    content: jsonContent('application/json', 'Approval', { example: approval }),
  };
}

function problemAnswers(entry: CatalogEntry): Json {
  const answers: Json = {};
  const codes = problemCodesOf(entry, entry.method);
  for (const status of [...new Set(codes.map((code) => problemKinds[code].status))].sort()) {
    const here = codes.filter((code) => problemKinds[code].status === status);
    const examples = Object.fromEntries(here.map((code) => [code, problemExample(code)]));
    answers[status] = {
      description: here.map((code) => `\`${code}\`: ${problemKinds[code].title}.`).join('\n\n'),
      headers: { ...headersOfAnswer, ...headersOfProblem(status, entry) },
      content: jsonContent(problemMediaType, 'Problem', examples),
      'x-problem-codes': here,
    };
  }
  return answers;
}

/** What every refusal with a status says besides its body. */
function headersOfProblem(status: number, { access }: CatalogEntry): Json {
  const challenge = access !== 'public' && {
    'WWW-Authenticate': header('Which credential and which scope it takes, RFC 6750.'),
  };
  const retry = { 'Retry-After': header('After how many seconds to try again.') };
  const known: Readonly<Record<number, Json | false>> = {
    401: challenge,
    403: challenge,
    412: tagHeader,
    429: retry,
    503: retry,
  };
  return known[status] || {};
}

function header(description: string): Json {
  return { description, schema: text };
}

/** The same for every operation, so that the document has it once. */
function problemExample(code: ProblemCode): object {
  const errors = [{ pointer: '#/name', code: 'required', detail: 'This field is required.' }];
  const problem = new Problem(
    code,
    problemKinds[code].meaning,
    code === 'validation_failed' ? { errors } : {},
  );
  return problemDocument(problem, { path: EXAMPLE_PATH, requestId: 'req_5f0c6a0d9d3f4a1b8c7e6d5f' });
}

function jsonContent(mediaType: string, schema: string, examples: Json): Json {
  const values = Object.entries(examples).map(([name, value]) => [name, { value }] as const);
  return {
    [mediaType]: { schema: { $ref: `#/components/schemas/${schema}` }, examples: Object.fromEntries(values) },
  };
}
