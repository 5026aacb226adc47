import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { documentText } from '../../src/platform/reference/document-text.js';
import { formForGenerators } from '../../src/platform/reference/form-for-generators.js';
import { shareParts } from '../../src/platform/reference/share-parts.js';
import { withPartsInPlace } from '../../tools/clients/parts.mjs';

const FILE = 'openapi/openapi.json';
const MOST_BYTES = 1_500_000;

const published = JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;

/** Every reference of a value. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as { $ref?: unknown };
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(referencesIn)];
}

describe('the size of the published document', () => {
  it('is at most 1.5 MB, as it is served: without the blanks of the file', () => {
    expect(Buffer.byteLength(JSON.stringify(published))).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is without code samples, which stand beside it', () => {
    expect(readFileSync(FILE, 'utf8')).not.toContain('x-codeSamples');
  });
});

describe('the text of the published document', () => {
  it('has in one line what fits into it, and changes no value', () => {
    const value = {
      a: ['x', 'y'],
      b: { $ref: '#/c' },
      long: ['z'.repeat(60), 'z'.repeat(60)],
      text: '[\n  1 ]',
    };
    const text = documentText(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text).toContain('  "a": ["x", "y"],\n  "b": { "$ref": "#/c" },\n  "long": [\n');
  });
});

describe('shared parts of the published document', () => {
  const kinds = ['parameters', 'headers', 'examples', 'responses', 'schemas'] as const;
  const FIELD = /^field\./;

  it('stand once: none has the content of another', () => {
    for (const kind of kinds) {
      const texts = Object.entries(published.components?.[kind] ?? {})
        .filter(([name]) => kind !== 'schemas' || FIELD.test(name))
        .map(([, part]) => JSON.stringify(part));
      expect([kind, texts.length > 0, new Set(texts).size]).toEqual([kind, true, texts.length]);
    }
  });

  it('are all used, and every reference leads somewhere', () => {
    const used = new Set(referencesIn(published));
    const shared = kinds
      .flatMap((kind) =>
        Object.keys(published.components?.[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
      )
      .filter((reference) => !/\/schemas\/[A-Z]/.test(reference));
    expect(shared.filter((reference) => !used.has(reference))).toEqual([]);
    const names = new Set(
      Object.entries(published.components ?? {}).flatMap(([kind, parts]) =>
        Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`),
      ),
    );
    expect([...used].filter((reference) => !names.has(reference))).toEqual([]);
  });

  it('are every problem and every header of an answer', () => {
    const paths = JSON.stringify(published.paths);
    expect(paths).not.toContain('x-problem-codes');
    expect(paths).not.toContain('The id of this request.');
  });

  it('lose nothing: shared again, the document with its parts in place is the same', () => {
    const whole = withPartsInPlace(published);
    expect(JSON.stringify(whole.paths)).not.toMatch(
      /#\/components\/(?:parameters|headers|examples|responses)\//,
    );
    const again = structuredClone(whole);
    shareParts(again);
    expect(again.paths).toEqual(published.paths);
    for (const kind of kinds) expect(again.components?.[kind]).toEqual(published.components?.[kind]);
  });

  it('differ where two operations mean different things by one name', () => {
    const list = (id: string, maximum: number): object => ({
      get: {
        operationId: id,
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum } }],
        responses: {},
      },
    });
    const document = {
      paths: {
        '/a': list('a.list', 1),
        '/b': list('b.list', 1),
        '/c': list('c.list', 2),
        '/d': list('d.list', 2),
      },
    } as unknown as OpenAPIObject;
    shareParts(document);
    expect(Object.keys(document.components?.parameters ?? {})).toEqual(['c.limit', 'limit']);
  });
});

describe('shared fields of schemas', () => {
  const long = { type: 'string', description: 'What many objects have. '.repeat(10) };
  const short = { type: 'string', description: 'Short.' };
  const schema = (properties: object): object => ({ type: 'object', required: ['note'], properties });

  it('are the long ones that several schemas have, and are called by their name', () => {
    const other = { ...long, maxLength: 9 };
    const document = {
      paths: {},
      components: {
        schemas: {
          A: schema({ note: long, text: short }),
          B: schema({ note: long, text: short, more: other }),
          C: schema({ note: other }),
          D: { anyOf: [{ $ref: '#/components/schemas/A' }] },
        },
      },
    } as unknown as OpenAPIObject;
    const before = structuredClone(document);
    shareParts(document);
    expect(document.components?.schemas).toEqual({
      A: schema({ note: { $ref: '#/components/schemas/field.note' }, text: short }),
      B: schema({
        note: { $ref: '#/components/schemas/field.note' },
        text: short,
        more: { $ref: '#/components/schemas/field.more' },
      }),
      C: schema({ note: { $ref: '#/components/schemas/field.more' } }),
      D: { anyOf: [{ $ref: '#/components/schemas/A' }] },
      'field.more': other,
      'field.note': long,
    });
    expect(withPartsInPlace(document).components?.schemas).toEqual(before.components?.schemas);
  });
});

describe('the form for generators', () => {
  const derived = formForGenerators(published);

  it('is valid OpenAPI 3.0', async () => {
    const config = await createConfig({
      extends: ['minimal'],
      rules: { struct: 'error', 'no-unresolved-refs': 'error' },
    });
    const source = JSON.stringify(derived);
    const problems = await lintFromString({ source, absoluteRef: 'openapi-3.0.json', config });
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
    const wrong = await lintFromString({
      source: source.replace('"type":"string"', '"type":["string","null"]'),
      absoluteRef: 'openapi-3.0.json',
      config,
    });
    expect(wrong.map(({ ruleId }) => ruleId)).toContain('struct');
  });

  it('has every operation, schema and shared part', () => {
    expect(derived.openapi).toBe('3.0.3');
    expect(Object.keys(derived.paths)).toEqual(Object.keys(published.paths));
    for (const [kind, parts] of Object.entries(published.components ?? {})) {
      const kept = (derived.components as Record<string, object>)[kind] ?? {};
      expect(Object.keys(kept)).toEqual(Object.keys(parts as object));
    }
    expect(Object.keys((derived as unknown as { 'x-webhooks': object })['x-webhooks'])).toEqual(
      Object.keys(published.webhooks ?? {}),
    );
  });

  it.each([
    [
      { type: ['string', 'null'], maxLength: 3 },
      { type: 'string', maxLength: 3, nullable: true },
    ],
    [
      { description: 'D', anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
      { description: 'D', allOf: [{ $ref: '#/a' }], nullable: true },
    ],
    [
      { $ref: '#/a', description: 'D' },
      { description: 'D', allOf: [{ $ref: '#/a' }] },
    ],
    [{ not: { const: 0 } }, { not: { enum: [0] } }],
    [
      { properties: { items: { type: ['array', 'null'], items: {} } } },
      { properties: { items: { type: 'array', items: {}, nullable: true } } },
    ],
  ])('writes %j as %j', (schema, expected) => {
    const document = { paths: {}, components: { schemas: { One: schema } } } as unknown as OpenAPIObject;
    expect(formForGenerators(document).components?.schemas?.['One']).toEqual(expected);
  });

  it('is refused for what OpenAPI 3.0 cannot say', () => {
    const document = {
      paths: {},
      components: { schemas: { One: { prefixItems: [] } } },
    } as unknown as OpenAPIObject;
    expect(() => formForGenerators(document)).toThrow('OpenAPI 3.0 has no prefixItems.');
  });
});
