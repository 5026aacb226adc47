import { openPointIndexPlugin } from './todo-badge.js';

type Json = Record<string, unknown>;

/** Whoever reads the reference has at least this one. */
const FIRST_RELEASE = '0.1.0';

/**
 * Prepares a document for Scalar: each operation has badges for the release that it came with and for its open points,
 * and the register is left out of the introduction, because /docs has it.
 */
export function badgesOf(document: Json): Json {
  const spec = { toJS: () => document };
  const { openPointIndex, isOpen } = openPointIndexPlugin({ specSelectors: { specJson: () => spec } }).fn;
  const { operations } = openPointIndex();
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Json>>);
  const info = document['info'] as Json;
  return {
    ...document,
    info: { ...info, description: introduction(String(info['description'])) },
    paths: Object.fromEntries(
      paths.map(([path, item]) => {
        const badged = Object.entries(item).map(([method, operation]) => {
          const ids = operations[`${method} ${path}`] ?? [];
          return [method, withBadge(operation, ids.length, ids.filter(isOpen).length)];
        });
        return [path, Object.fromEntries(badged)];
      }),
    ),
  };
}

/** The same words as in /docs: most points are decided for now, and only few are open. */
function withBadge(operation: Json, count: number, open: number): Json {
  const since = operation['x-since'] === FIRST_RELEASE ? [] : [`since ${String(operation['x-since'])}`];
  const todo = count === 0 ? [] : [`${count} TODO, ${open === 0 ? 'decided for now' : `${open} open`}`];
  const badges = [
    ...since.map((name) => ({ name, position: 'after', color: '#64748b' })),
    ...todo.map((name) => ({ name, position: 'after', color: '#f59e0b' })),
  ];
  return badges.length === 0 ? operation : { ...operation, 'x-badges': badges };
}

function introduction(description: string): string {
  const [begin = ''] = description.split('## Open points');
  return `${begin}[Quick start](/docs) · [Guides](/guides) · [Open points](/docs#open-points) · [Problems](/problems)`;
}
