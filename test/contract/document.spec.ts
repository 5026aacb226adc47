import { readFileSync } from 'node:fs';
import { generatedFiles } from '../../src/generated-files.js';
import { assertSchema, document } from '../support/contract.js';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly 'x-problem-codes'?: string[] }>
  >;
}

type Content = Readonly<
  Record<string, { schema: { $ref?: string }; examples?: Readonly<Record<string, { value: unknown }>> }>
>;

/** Files, and the stream of events. */
const WITHOUT_SCHEMA = [
  'application/x-ndjson',
  'application/pdf',
  'application/xml',
  'application/zip',
  'image/svg+xml',
  'text/csv',
  'text/event-stream',
];

const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);

describe('the published document', () => {
  it('is up to date with the code, and so is every other generated file', async () => {
    const differing = [...(await generatedFiles())].filter(
      ([path, text]) => readFileSync(path, 'utf8') !== text,
    );
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  it('is OpenAPI 3.1 with one path for each operation and both prefixes as servers', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers?.map(({ url }) => url)).toEqual(['/api', '/v1']);
    expect(Object.keys(document.paths).filter((path) => /^\/(api|v1)(\/|$)/.test(path))).toEqual([]);
  });

  it('gives every operation an id, a summary, a description, its answers and their problem codes', () => {
    for (const { operationId, summary, description, responses } of operations) {
      // pain001 is the name of a format.
      expect(operationId).toMatch(/^[a-z_]+\.[a-z_]+(?:001)?$/);
      expect([operationId, Boolean(summary), Boolean(description)]).toEqual([operationId, true, true]);
      const problems = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect(problems.every(([, answer]) => (answer['x-problem-codes'] ?? []).length > 0)).toBe(true);
    }
  });

  it('gives every body a named schema, and examples that match it', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const answers = Object.entries(responses)
        .filter(([status]) => status !== '204' && status !== '304')
        .map(([, answer]) => answer);
      for (const body of [...(requestBody === undefined ? [] : [requestBody]), ...answers]) {
        const [[type, media] = []] = Object.entries(body.content ?? {});
        // Files and streams have no schema.
        if (WITHOUT_SCHEMA.includes(type ?? '')) continue;
        expect([operationId, media?.schema.$ref]).toEqual([
          operationId,
          expect.stringMatching(/^#\/components\/schemas\/\w+$/),
        ]);
        const examples = Object.values(media?.examples ?? {});
        expect([operationId, examples.length > 0]).toEqual([operationId, true]);
        for (const { value } of examples)
          assertSchema(media?.schema.$ref ?? '', value, `The example of ${operationId}`);
      }
    }
  });

  it('marks every number that may have decimals', () => {
    const numbers = numbersIn(document);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ format }) => format !== 'decimal')).toEqual([]);
  });

  it('names the ten specified operations, and marks all others', () => {
    const specified = Object.entries(document.paths).flatMap(([path, verbs]) => {
      return Object.entries(verbs as Record<string, Operation & { 'x-beyond-specification'?: boolean }>)
        .filter(([, operation]) => operation['x-beyond-specification'] !== true)
        .map(([verb]) => `${verb.toUpperCase()} ${path}`);
    });
    expect(specified.sort()).toEqual([
      'DELETE /invoices/{id}',
      'GET /customers',
      'GET /invoices',
      'GET /invoices/{id}',
      'GET /products',
      'POST /auth/login',
      'POST /customers',
      'POST /invoices',
      'POST /products',
      'PUT /invoices/{id}',
    ]);
  });
});

interface NumberSchema {
  readonly type: unknown;
  readonly format?: string;
}

/** Returns every schema of a number other than an integer. */
function numbersIn(part: unknown): NumberSchema[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type } = part as NumberSchema;
  const isNumber = type === 'number' || (Array.isArray(type) && type.includes('number'));
  return [...(isNumber ? [part as NumberSchema] : []), ...Object.values(part).flatMap(numbersIn)];
}
