import type { QueryParameter } from '../operation.js';
import { DEFAULT_SORT, LIMIT, type ListDefinition } from './list-definition.js';
import { SEARCH_LENGTH } from './search.js';

const PAGING: readonly QueryParameter[] = [
  {
    name: 'limit',
    description: 'How many to return at most.',
    schema: { type: 'integer', minimum: 1, maximum: LIMIT.max, default: LIMIT.default },
    example: LIMIT.default,
  },
  {
    name: 'cursor',
    description:
      'Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort.',
    schema: { type: 'string', maxLength: 2_000 },
  },
];

const WITH_TOTAL: QueryParameter = {
  name: 'with_total',
  description: 'Whether to count all rows on all pages too, as `total_count`; it takes longer.',
  schema: { type: 'boolean', default: false },
};

/** Returns the names of all sorts of a list: each ascending and, with a minus, descending. */
export function sortNames({ sorts }: ListDefinition): string[] {
  return Object.keys(sorts).flatMap((name) => [name, `-${name}`]);
}

/** Returns the documented query parameters of a list: paging, order, search, filters and additional ones. */
export function listParameters(list: ListDefinition): readonly QueryParameter[] {
  return [...PAGING, sortOf(list), ...searchOf(list), ...filtersOf(list), ...expandOf(list), WITH_TOTAL];
}

function sortOf(list: ListDefinition): QueryParameter {
  return {
    name: 'sort',
    description:
      'The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest.',
    schema: { type: 'string', enum: sortNames(list), default: DEFAULT_SORT },
  };
}

function searchOf({ search }: ListDefinition): QueryParameter[] {
  if (search === undefined) return [];
  return [{ name: 'q', description: search.description, schema: { type: 'string', ...SEARCH_LENGTH } }];
}

function filtersOf({ filters }: ListDefinition): QueryParameter[] {
  return filters.map(({ parameter }) => parameter);
}

function expandOf({ expandable = {} }: ListDefinition): QueryParameter[] {
  const names = Object.keys(expandable);
  if (names.length === 0) return [];
  const schema = { type: 'array', items: { type: 'string', enum: names }, uniqueItems: true };
  const scopes = Object.entries(expandable).map(([name, scope]) => `${name} needs the scope ${scope}`);
  const description =
    'What to embed as it is now, beside its identifier, separated by commas. ' + `${scopes.join(', ')}.`;
  return [{ name: 'expand', description, style: 'form', explode: false, schema }];
}
