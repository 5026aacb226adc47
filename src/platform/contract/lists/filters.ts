import { currencyCodes, currencyExponent, isCurrencyCode } from '../../../kernel/money/currency.js';
import { Decimal, microsPerOne } from '../../../kernel/money/decimal.js';
import { fromTypeId } from '../../../kernel/ids/type-id.js';
import { METADATA_MAX } from '../../../kernel/metadata/metadata.js';
import { metadataTerm } from '../../../kernel/search/search-form.js';
import type { Noun } from '../resource.js';
import type { Condition, Filter } from './list-definition.js';
import type { QueryReader } from './query-reader.js';
import { instant, isStorable, yesOrNo, type ValueKind } from './values.js';

const COMPARISONS = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

interface Described {
  readonly name: string;
  readonly description: string;
}

/** Rows whose column has exactly the given value. */
export function equal(column: string, kind: ValueKind, { name, description }: Described): Filter {
  return {
    parameter: { name, description, schema: kind.schema },
    read: (query) => {
      const value = query.value(name, kind.read, kind.fault);
      return value === undefined ? [] : [(put) => `${column} = ${put(value)}::${kind.type}`];
    },
  };
}

/** Rows that refer to one resource. An unknown resource is no error: nothing refers to it. */
export function reference(column: string, to: Noun, described: Described): Filter {
  return equal(column, identifier(to), described);
}

/** Rows that refer to a resource of one of several kinds, told apart by their prefixes. */
export function referenceToAny(column: string, to: readonly Noun[], described: Described): Filter {
  return equal(column, identifierOfAny(to), described);
}

/** A table whose rows link those of a list to another resource; `only` says which of them, as a condition on `t`. */
interface Link {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  readonly only?: string;
}

/** Rows that refer to one resource through rows of another table, such as a payment through its allocations. */
export function referenceThrough(
  { table, id, column, only = 'true' }: Link,
  to: Noun,
  { name, description }: Described,
): Filter {
  const kind = identifier(to);
  const condition = (value: unknown): Condition => {
    return (put) => `id IN (SELECT t.${id} FROM ${table} t
      WHERE t.organization_id = $1 AND t.${column} = ${put(value)}::uuid AND ${only})`;
  };
  return {
    parameter: { name, description, schema: kind.schema },
    read: (query) => {
      const value = query.value(name, kind.read, kind.fault);
      return value === undefined ? [] : [condition(value)];
    },
  };
}

/** Rows for which a condition is true, or false. Takes the condition in SQL. */
export function whether(condition: string, { name, description }: Described): Filter {
  return {
    parameter: { name, description, schema: yesOrNo.schema },
    read: (query) => {
      const value = query.value(name, yesOrNo.read, yesOrNo.fault);
      if (value === undefined) return [];
      return [() => (value === true ? `(${condition})` : `NOT (${condition})`)];
    },
  };
}

/** Rows in one of several states, by their names: for each its condition in SQL. */
export function state(
  conditions: Readonly<Record<string, string>>,
  { name, description }: Described,
): Filter {
  const names = Object.keys(conditions);
  const detail = `One of ${names.join(', ')} was expected.`;
  return {
    parameter: { name, description, schema: { type: 'string', enum: names } },
    read: (query) => {
      const read = (text: string): string | undefined => (names.includes(text) ? text : undefined);
      const value = query.value(name, read, { code: 'not_allowed', detail });
      return value === undefined ? [] : [() => `(${conditions[value] ?? 'false'})`];
    },
  };
}

function identifier({ noun, idPrefix }: Noun): ValueKind {
  const detail = `An identifier of a kind of resource was expected: ${noun}, ${idPrefix}_...`;
  return {
    type: 'uuid',
    schema: { type: 'string', pattern: `^${idPrefix}_[0-9a-z]{26}$` },
    read: (text) => fromTypeId(idPrefix, text),
    fault: { code: 'wrong_format', detail },
  };
}

function identifierOfAny(nouns: readonly Noun[]): ValueKind {
  const prefixes = nouns.map(({ idPrefix }) => idPrefix);
  return {
    type: 'uuid',
    schema: { type: 'string', pattern: `^(${prefixes.join('|')})_[0-9a-z]{26}$` },
    read: (text) => prefixes.map((prefix) => fromTypeId(prefix, text)).find((id) => id !== undefined),
    fault: { code: 'wrong_format', detail: `An identifier was expected: ${prefixes.join('_... or ')}_...` },
  };
}

/** A currency code of ISO 4217. */
export function currency(column: string, description: string): Filter {
  const kind: ValueKind = {
    type: 'text',
    schema: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      'x-enum-hint': `${currencyCodes.length} codes of ISO 4217`,
    },
    read: (text) => (isCurrencyCode(text) ? text : undefined),
    fault: {
      code: 'unknown_currency',
      detail: 'A currency code of ISO 4217 in capital letters was expected.',
    },
  };
  return equal(column, kind, { name: 'currency', description });
}

/** Rows whose column lies in a range: `issue_date[gte]=2026-01-01`, up to four bounds at once. */
export function range(column: string, kind: ValueKind, { name, description }: Described): Filter {
  return rangeOf(name, description, {
    schema: kind.schema,
    bound: (query, parameter) => query.value(parameter, kind.read, kind.fault),
    condition: (comparison, value) => (put) => `${column} ${comparison} ${put(value)}::${kind.type}`,
  });
}

/** Rows whose amount lies in a range. Requires a currency, because amounts of different currencies do not compare. */
export function amountRange(column: string, { name, description }: Described): Filter {
  return rangeOf(name, description, {
    schema: { type: 'number' },
    bound: minorUnitsOf,
    condition: (comparison, value) => (put) => `${column} ${comparison} ${put(value)}::bigint`,
  });
}

/** Rows that have changed at or after an instant. */
export function since(column: string, { name, description }: Described): Filter {
  return {
    parameter: { name, description, schema: instant.schema },
    read: (query) => {
      const value = query.value(name, instant.read, instant.fault);
      return value === undefined ? [] : [(put) => `${column} >= ${put(value)}::timestamptz`];
    },
  };
}

/** Rows that are excluded unless requested. */
export function archived(noun: string): Filter {
  const [name, description] = ['include_archived', `Whether archived ${noun} are listed too.`];
  return {
    parameter: { name, description, schema: { ...yesOrNo.schema, default: false } },
    read: (query) => {
      const included = query.value(name, yesOrNo.read, yesOrNo.fault);
      return included === true ? [] : [() => 'archived_at IS NULL'];
    },
  };
}

/** Rows that have an exact term in a table of terms. */
export function term(
  terms: string,
  table: string,
  { kind, termOf, ...described }: Described & { kind: ValueKind; termOf: (value: string) => string },
): Filter {
  return {
    parameter: { ...described, schema: kind.schema },
    read: (query) => {
      const value = query.value(described.name, kind.read, kind.fault) as string | undefined;
      return value === undefined ? [] : [hasTerm(terms, table, termOf(value))];
    },
  };
}

/** Rows whose metadata has a text under a name: `metadata[project]=Apollo`. */
export function metadata(terms: string, table: string): Filter {
  const texts = { type: 'string', maxLength: METADATA_MAX.value };
  const detail = `A name has 1 to ${METADATA_MAX.name} characters, a value ${METADATA_MAX.value} at most.`;
  return {
    parameter: {
      name: 'metadata',
      description: 'Only those with this text under this name, as in `metadata[project]=Apollo`.',
      style: 'deepObject',
      schema: { type: 'object', additionalProperties: texts },
    },
    read: (query) =>
      query.members('metadata').flatMap(([name, text]): Condition[] => {
        if (isMetadata(name, text)) return [hasTerm(terms, table, metadataTerm(name, text))];
        query.refuse(`metadata[${name}]`, { code: 'wrong_length', detail });
        return [];
      }),
  };
}

function isMetadata(name: string, text: string): boolean {
  const fits = name.length >= 1 && name.length <= METADATA_MAX.name && text.length <= METADATA_MAX.value;
  return fits && isStorable(name) && isStorable(text);
}

function hasTerm(terms: string, table: string, value: string): Condition {
  return (put) => `EXISTS (SELECT FROM ${terms} t
    WHERE t.organization_id = $1 AND t.id = ${table}.id AND t.term = ${put(value)}::text)`;
}

interface Bounds {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly bound: (query: QueryReader, parameter: string) => unknown;
  readonly condition: (comparison: string, value: unknown) => Condition;
}

function rangeOf(name: string, description: string, { schema, bound, condition }: Bounds): Filter {
  const properties = Object.fromEntries(Object.keys(COMPARISONS).map((member) => [member, schema]));
  return {
    parameter: {
      name,
      description: `${description} As in \`${name}[gte]\`, with gte, gt, lte and lt.`,
      style: 'deepObject',
      schema: { type: 'object', properties, additionalProperties: false },
    },
    read: (query) =>
      Object.entries(COMPARISONS).flatMap(([member, comparison]) => {
        const value = bound(query, `${name}[${member}]`);
        return value === undefined ? [] : [condition(comparison, value)];
      }),
  };
}

function minorUnitsOf(query: QueryReader, parameter: string): bigint | undefined {
  if (query.text(parameter) === undefined) return undefined;
  const code = query.text('currency');
  if (code === undefined) {
    const detail = 'An amount is compared within one currency: give the parameter currency too.';
    query.refuse(parameter, { code: 'currency_required', detail });
  }
  const exponent = code !== undefined && isCurrencyCode(code) ? currencyExponent(code) : 3;
  const detail = `A decimal number with at most ${exponent} decimals was expected.`;
  const amount = query.value(parameter, (text) => Decimal.parse(text), { code: 'wrong_amount', detail });
  if (amount === undefined) return undefined;
  const scaled = amount.micros * 10n ** BigInt(exponent);
  if (scaled % microsPerOne === 0n) return scaled / microsPerOne;
  query.refuse(parameter, { code: 'wrong_amount', detail });
  return undefined;
}
