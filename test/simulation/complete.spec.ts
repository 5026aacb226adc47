import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { placeholdersOf } from '../../src/modules/outgoing/messages/domain/template.js';
import { withPartsInPlace } from '../../tools/clients/parts.mjs';
import { ACTIONS } from './actions/index.js';
import { fieldsLeftOut, operationsLeftOut, placeholdersLeftOut, type LeftOut } from './left-out.js';
import { PLACES } from './places/index.js';

/** Nothing new is forgotten: it is lived and compared, or somebody wrote down why not. */

const OPENAPI = join(import.meta.dirname, '../../openapi');
const read = PLACES.flatMap(({ reads }) => reads);

/** What neither the simulation has nor a reason leaves out, and whole names that are left out for nothing. */
function faults(all: readonly string[], covered: readonly string[], leftOut: readonly LeftOut[]): string[] {
  const rules = leftOut.flatMap(({ names }) => names);
  const excused = (name: string): boolean => rules.some((rule) => isNamed(name, rule));
  const open = all.filter((name) => !covered.includes(name));
  return [
    ...open.filter((name) => !excused(name)).map((name) => `${name} is neither lived nor left out`),
    ...rules
      .filter((rule) => !rule.endsWith('*') && !open.includes(rule))
      .map((rule) => `${rule} is left out and need not be`),
  ];
}

function isNamed(name: string, rule: string): boolean {
  return rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : name === rule;
}

function writeOperations(): string[] {
  const lines = readFileSync(join(OPENAPI, 'operations.txt'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '))
    .filter(([, verb]) => verb !== 'GET')
    .map(([name]) => name ?? '');
}

type Schema = Readonly<Record<string, any>>;

/** The numeric fields of all schemas that answers are made of, as `Schema.field`. */
function numericFields(): string[] {
  const document: Schema = withPartsInPlace(
    JSON.parse(readFileSync(join(OPENAPI, 'openapi.json'), 'utf8')) as OpenAPIObject,
  );
  const schemas = document['components'].schemas as Readonly<Record<string, Schema>>;
  const reached = new Set<string>();
  const reach = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as { $ref?: string };
    const [, name = ''] = /^#\/components\/schemas\/(.+)$/.exec($ref ?? '') ?? [];
    if (name !== '' && !reached.has(name)) {
      reached.add(name);
      reach(schemas[name]);
    }
    Object.values(part).forEach(reach);
  };
  for (const operation of Object.values(document['paths'] as Schema).flatMap(Object.values)) {
    reach((operation as Schema)['responses']);
  }
  return [...reached].flatMap((name) => numbersOf(schemas[name] ?? {}, name)).sort();
}

function numbersOf(schema: Schema, path: string): string[] {
  const types = [schema['type']].flat() as unknown[];
  if (types.includes('number')) return [path];
  const parts = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (schema[name] ?? []) as Schema[]);
  return [
    ...parts.flatMap(([name, part]) => numbersOf(part, `${path}.${name}`)),
    ...(schema['items'] === undefined ? [] : numbersOf(schema['items'] as Schema, path)),
    ...others.flatMap((part) => numbersOf(part, path)),
  ];
}

describe('the simulation leaves nothing out without a reason', () => {
  it('of the write operations', () => {
    const operations = writeOperations();
    const lived = ACTIONS.flatMap(({ operations: own }) => own);
    expect(lived.filter((name) => !operations.includes(name))).toEqual([]);
    expect(faults(operations, lived, operationsLeftOut)).toEqual([]);
  });

  it('of the numeric fields that answers have', () => {
    const fields = [...new Set(numericFields())];
    expect(fields.length).toBeGreaterThan(200);
    expect(faults(fields, read, fieldsLeftOut)).toEqual([]);
  });

  it('of the placeholders of templates', () => {
    const placeholders = [...new Set(Object.values(placeholdersOf).flat())];
    expect(faults(placeholders, read, placeholdersLeftOut)).toEqual([]);
  });

  it('and no place claims a field that there is not, or that its file does not name', () => {
    const folder = join(import.meta.dirname, 'places');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const known = [...numericFields(), ...Object.values(placeholdersOf).flat()];
    for (const name of read) {
      expect(known).toContain(name);
      const field = new RegExp(String.raw`\b${name.split('.').at(-1) ?? ''}\b`, 'g');
      const uses = files.reduce((count, text) => count + (text.match(field)?.length ?? 0), 0);
      expect({ name, isUsed: uses > 1 || name.startsWith('invoice.') }).toEqual({ name, isUsed: true });
    }
  });
});
