import { openPointIndexPlugin } from './todo-badge.js';

type Json = Record<string, unknown>;

/**
 * Prepares a document for Scalar: each operation with open points has a badge that counts them, and the register is
 * left out of the introduction, because /docs has it.
 */
export function badgesOf(document: Json): Json {
  const spec = { toJS: () => document };
  const { operations } = openPointIndexPlugin({
    specSelectors: { specJson: () => spec },
  }).fn.openPointIndex();
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Json>>);
  const info = document['info'] as Json;
  return {
    ...document,
    info: { ...info, description: introduction(String(info['description'])) },
    paths: Object.fromEntries(
      paths.map(([path, item]) => {
        const badged = Object.entries(item).map(([method, operation]) => {
          return [method, withBadge(operation, operations[`${method} ${path}`]?.length ?? 0)];
        });
        return [path, Object.fromEntries(badged)];
      }),
    ),
  };
}

function withBadge(operation: Json, count: number): Json {
  if (count === 0) return operation;
  return { ...operation, 'x-badges': [{ name: `${count} TODO`, position: 'after', color: '#f59e0b' }] };
}

function introduction(description: string): string {
  const [begin = ''] = description.split('## Open points');
  return `${begin}[Quick start](/docs) · [Guides](/guides) · [Open points](/docs#open-points) · [Problems](/problems)`;
}
