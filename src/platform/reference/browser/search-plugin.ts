import { search, searchEntries, type SearchEntry } from './search-index.js';
import type { React, SpecJson, SwaggerUi } from './swagger-ui.js';

/** A map of Immutable, as far as the search uses it. */
interface Tagged {
  readonly size: number;
  readonly get: (name: string) => unknown;
  readonly set: (name: string, value: unknown) => Tagged;
  readonly map: (change: (tag: Tagged) => Tagged) => Tagged;
  readonly filter: (isKept: (tag: Tagged) => boolean) => Tagged;
  readonly sortBy: (rank: (tag: Tagged) => number) => Tagged;
  readonly reduce: (add: (sum: number, tag: Tagged) => number, start: number) => number;
}

/** Searches operations by all words of theirs, the best match first; Swagger UI only looks at the names of groups. */
export function searchPlugin(ui: SwaggerUi): object {
  let known: { readonly spec: SpecJson; readonly entries: SearchEntry[] } | undefined;
  const found = (phrase: string): Map<string, number> => {
    const spec = ui.specSelectors.specJson();
    if (known?.spec !== spec) {
      known = { spec, entries: searchEntries(spec.toJS() as Record<string, unknown>) };
    }
    return search(known.entries, phrase);
  };

  function opsFilter(tags: Tagged, phrase: string): Tagged {
    const scores = found(phrase);
    const scoreOf = (operation: Tagged): number => {
      return scores.get(`${String(operation.get('method'))} ${String(operation.get('path'))}`) ?? 0;
    };
    const best = (tag: Tagged): number => {
      return (tag.get('operations') as Tagged).reduce((most, one) => Math.max(most, scoreOf(one)), 0);
    };
    const kept = tags.map((tag) => {
      const operations = (tag.get('operations') as Tagged).filter((one) => scoreOf(one) > 0);
      return tag.set(
        'operations',
        operations.sortBy((one) => -scoreOf(one)),
      );
    });
    return kept.filter((tag) => best(tag) > 0).sortBy((tag) => -best(tag));
  }

  const FilterContainer = searchFieldOf(ui.React, (phrase) => found(phrase).size);
  return { fn: { opsFilter }, components: { FilterContainer } };
}

function searchFieldOf(
  React: React,
  countOf: (phrase: string) => number,
): (properties: SwaggerUi) => unknown {
  return function FilterContainer({ layoutSelectors, layoutActions }) {
    const make = React.createElement;
    const filter = layoutSelectors.currentFilter();
    const phrase = typeof filter === 'string' ? filter.trim() : '';
    const field = {
      id: 'search',
      type: 'search',
      defaultValue: phrase,
      placeholder: 'finalize, due_date, credit note …',
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => layoutActions.updateFilter(target.value),
    };
    return make(
      'div',
      { className: 'wrapper search', role: 'search' },
      make('label', { htmlFor: 'search' }, 'Search operations, fields and words'),
      make('input', field),
      make('p', { role: 'status' }, phrase === '' ? '' : countText(countOf(phrase), phrase)),
    );
  };
}

function countText(count: number, phrase: string): string {
  if (count === 0) return `No operation has “${phrase}”.`;
  return count === 1 ? 'One operation.' : `${count} operations, the best match first.`;
}
