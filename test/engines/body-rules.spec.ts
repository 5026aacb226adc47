import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ValidationPipe, type Type } from '@nestjs/common';
import { BodyRules } from '../../src/engines/body-rules/body-rules.js';
import { Dice, fieldsOf, madeUpBody } from '../contract/support/made-up-bodies.js';

const BODIES = 100_000;

/** The pipe of the libraries, as the service configures it. */
const libraries = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
});

let types: readonly Type[];

beforeAll(async () => {
  types = await everyBodyClass();
});

describe('the engine body-rules', () => {
  it('has rules for the class of every body', () => {
    expect(types.map(({ name }) => name)).toContain('CreateInvoiceDto');
    expect(types.filter((type) => BodyRules.of(type) === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('agrees with class-transformer and class-validator on random bodies', async () => {
    const [dice, counts] = [new Dice(20_261_121), { decided: 0, left: 0 }];
    const differing: string[] = [];
    const compiled = new Map(types.map((type) => [type, BodyRules.of(type)]));
    for (let turn = 0; turn < BODIES; turn += 1) {
      const type = dice.oneOf(types);
      const body = madeUpBody(type, dice);
      const copy = structuredClone(body);
      const fast = compiled.get(type)?.instanceOf(body);
      if (fast !== undefined) counts.decided += 1;
      // For undecided bodies the libraries run in both cases, so only every tenth is compared.
      if (fast === undefined && turn % 10 !== 0) continue;
      const expected = await byTheLibraries(type, copy);
      if (fast === undefined && expected !== undefined) counts.left += 10;
      if (fast !== undefined && !isDeepStrictEqual(fast, expected)) {
        differing.push(`${type.name} ${JSON.stringify(body)}`);
      }
    }
    expect(differing.slice(0, 3)).toEqual([]);
    // The test must not be too easy: many bodies are refused, and nearly all accepted ones need no library.
    expect(counts.decided).toBeGreaterThan(BODIES / 4);
    expect(counts.decided).toBeLessThan((BODIES * 9) / 10);
    expect(counts.left).toBeLessThan(counts.decided / 20);
  }, 300_000);

  it.each(['constructor', '__proto__', 'prototype'])('leaves metadata named %s to the libraries', (name) => {
    const type = types.find((one) => one.name === 'CreateCustomerDto') as Type;
    const metadata = JSON.parse(`{"${name}":"text"}`) as object;
    const rules = BodyRules.of(type);
    expect(rules?.instanceOf({ name: 'A', metadata: { harmless: 'text' } })).toBeInstanceOf(type);
    expect(rules?.instanceOf({ name: 'A', metadata })).toBeUndefined();
  });
});

async function byTheLibraries(type: Type, body: object): Promise<unknown> {
  return libraries
    .transform(body, { type: 'body', metatype: type })
    .catch(() => undefined) as Promise<unknown>;
}

/** Returns every class under dto/ with rules. */
async function everyBodyClass(): Promise<Type[]> {
  const files = readdirSync('src/modules', { recursive: true, encoding: 'utf8' }).filter((path) => {
    return path.endsWith('.dto.ts');
  });
  const found = new Set<Type>();
  for (const path of files) {
    const module = (await import(`../../src/modules/${path.replace(/\.ts$/, '.js')}`)) as object;
    for (const value of Object.values(module) as Type[]) if (isBody(value)) found.add(value);
  }
  return [...found];
}

function isBody(value: Type): boolean {
  return typeof value === 'function' && fieldsOf(value).length > 0;
}
