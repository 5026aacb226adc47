import type { Type } from '@nestjs/common';
import { declaredFields } from '../../../src/engines/body-rules/field-table.js';

/** Values of the wrong kind in most places, and of the right kind in some. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, undefined, true, false, 0, -0, 1, -1, 1.5, 19, 100, 101, 1e-7, 1e15, 1e21, 999_999_999.999999],
  ...[
    '',
    ' ',
    ' padded ',
    'x'.repeat(300),
    'é\u0000',
    '😀',
    'EUR',
    'eur',
    '2026-02-28',
    '2026-02-30',
    'none',
  ],
  ...['cus_01h455vb4pex5vsknk084sn02q', 'prd_01h455vb4pex5vsknk084sn02q', 'CUS_01', 'a@b.example', '12:00'],
  ...[
    '2026-12-31T23:59:59Z',
    '10.0.0.0/8',
    'de-DE',
    'customers:read',
    [],
    [1],
    ['a', 'a'],
    ['customers:read'],
  ],
  ...[{}, { a: 'b' }, [{}], [[]], { nested: { deeper: 1 } }, { net_days: 14 }, [null], [{ a: null }]],
];

/** Unknown field names, some of them JavaScript's own. */
const ODD_NAMES = ['unknown', 'constructor', '__proto__', 'toString', 'prototype', 'hasOwnProperty'];

/** Random numbers that are the same in every run. */
export class Dice {
  constructor(private state: number) {}

  /** Returns a number from 0 to below `sides`. */
  throw(sides: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * sides);
  }

  oneOf<T>(things: readonly T[]): T {
    return things[this.throw(things.length)] as T;
  }
}

/** Makes a body for a class: mostly its documented example, with a few odd values in odd places. */
export function madeUpBody(type: Type, dice: Dice): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of fieldsOf(type)) {
    const luck = dice.throw(60);
    if (luck < 12 && !isRequired(type, name)) continue;
    define(body, name, luck === 59 ? dice.oneOf(ODD_VALUES) : likelyValue(type, name, dice));
  }
  if (dice.throw(40) === 0) define(body, dice.oneOf(ODD_NAMES), dice.oneOf(ODD_VALUES));
  return body;
}

/** Returns the names of the declared fields of a class. */
export function fieldsOf(type: Type): string[] {
  return [...(declaredFields(type)?.keys() ?? [])];
}

interface Documented {
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly isArray?: boolean;
  readonly required?: boolean;
  readonly type?: unknown;
}

function documented(type: Type, name: string): Documented {
  return (Reflect.getMetadata('swagger/apiModelProperties', type.prototype as object, name) ??
    {}) as Documented;
}

function isRequired(type: Type, name: string): boolean {
  return documented(type, name).required === true;
}

function likelyValue(type: Type, name: string, dice: Dice): unknown {
  const { example, enum: values, isArray = false } = documented(type, name);
  const nested = declaredFields(type)?.get(name)?.nested?.();
  if (nested !== undefined) {
    if (!isArray) return madeUpBody(nested, dice);
    return Array.from({ length: 1 + dice.throw(3) }, () => madeUpBody(nested, dice));
  }
  if (name === 'metadata') return metadata(dice);
  if (Array.isArray(values) && !isArray) return dice.oneOf(values as unknown[]);
  return example ?? 'something';
}

function metadata(dice: Dice): unknown {
  const body: Record<string, unknown> = {};
  for (let names = dice.throw(4); names > 0; names -= 1) {
    const name = dice.throw(30) === 0 ? dice.oneOf(ODD_NAMES) : `name ${names}`;
    define(body, name, dice.throw(30) === 0 ? dice.oneOf(ODD_VALUES) : 'text');
  }
  return body;
}

/** Defines a property as JSON.parse does: `__proto__` is a name like any other. */
function define(body: object, name: string, value: unknown): void {
  Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
}
