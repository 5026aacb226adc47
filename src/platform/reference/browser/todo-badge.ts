/* Plugins of Swagger UI that show a badge wherever the document has open points. They share functions through `fn`. */

/**
 * Finds the open points of an operation: its own, those of its parameters, and those of the schemas of its body and its
 * successful answers.
 *
 * Error answers do not count. The problem document is the same everywhere, and counting it would hide which operations
 * are settled.
 */
export function openPointIndexPlugin(ui: Pick<SwaggerUi, 'specSelectors'>): { fn: OpenPointFunctions } {
  const notCounted = /^(?:[45]\d\d|examples?)$/;
  let known: { readonly spec: unknown; readonly root: Json; index?: OpenPointIndex } | undefined;

  function document(): { readonly root: Json; index?: OpenPointIndex } {
    const spec = ui.specSelectors.specJson();
    if (known?.spec !== spec) known = { spec, root: spec.toJS() as Json };
    return known;
  }

  function collect(part: unknown, into: { ids: Set<string>; seen: Set<string> }): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part as Json)) {
      if (key === 'x-todo') for (const id of value as Ids) into.ids.add(id);
      else if (key === '$ref' && typeof value === 'string' && !into.seen.has(value)) {
        into.seen.add(value);
        const steps = value.split('/').slice(1);
        collect(
          steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document().root),
          into,
        );
      } else if (!notCounted.test(key)) collect(value, into);
    }
  }

  function openPointsIn(part: unknown): Ids {
    const into = { ids: new Set<string>(), seen: new Set<string>() };
    collect(part, into);
    return [...into.ids];
  }

  function isOpen(id: string): boolean {
    const points = (document().root['x-open-points'] ?? []) as readonly Json[];
    return points.some((point) => point['id'] === id && point['state'] === 'open');
  }

  const openPointIndex = (): OpenPointIndex =>
    (document().index ??= readIndex(document().root, openPointsIn));
  return { fn: { openPointsIn, openPointIndex, isOpen } };
}

function readIndex(root: Json, openPointsIn: OpenPointFunctions['openPointsIn']): OpenPointIndex {
  const operations: Record<string, Ids> = {};
  const tags: Record<string, Ids> = {};
  for (const tag of (root['tags'] ?? []) as Json[]) tags[String(tag['name'])] = openPointsIn(tag);
  for (const [path, item] of Object.entries((root['paths'] ?? {}) as Record<string, Json>)) {
    for (const [method, operation] of Object.entries(item as Record<string, Json>)) {
      const ids = (operations[`${method} ${path}`] = openPointsIn(operation));
      for (const tag of (operation['tags'] ?? []) as string[]) {
        tags[tag] = [...new Set([...(tags[tag] ?? []), ...ids])];
      }
    }
  }
  return { operations, tags };
}

/** Adds the badge to the line of an operation, the name of a tag, and the title of a schema or field. */
export function todoBadgePlugin(): object {
  function withBadge(idsOf: (properties: BadgedProperties, fn: OpenPointFunctions) => Ids) {
    return (original: unknown, { React, fn }: SwaggerUi) =>
      (properties: BadgedProperties): unknown => {
        const ids = idsOf(properties, fn);
        const element = React.createElement(original, properties);
        if (ids.length === 0) return element;
        const open = ids.filter((id) => fn.isOpen(id)).length;
        const title = `Open points: ${ids.join(', ')}`;
        const state = open === 0 ? 'decided for now' : `${open} open`;
        const badge = React.createElement(
          'span',
          { className: open === 0 ? 'todo-badge decided' : 'todo-badge', title },
          `${ids.length} TODO`,
          React.createElement('span', null, `, ${state}`),
        );
        return React.createElement('span', { className: 'todo-badged' }, element, badge);
      };
  }

  return {
    wrapComponents: {
      OperationSummaryPath: withBadge(({ operationProps }, fn) => {
        if (operationProps === undefined) return [];
        const key = `${operationProps.get('method')} ${operationProps.get('path')}`;
        return fn.openPointIndex().operations[key] ?? [];
      }),
      // The link of a tag has its name as text; that of an operation has a list, and lies inside a button.
      DeepLink: (original: unknown, ui: SwaggerUi) => {
        const OfTag = withBadge(({ text }, fn) => fn.openPointIndex().tags[String(text)] ?? [])(original, ui);
        return (properties: BadgedProperties): unknown =>
          typeof properties.text === 'string'
            ? ui.React.createElement(OfTag, properties)
            : ui.React.createElement('span', null, properties.text);
      },
      JSONSchema202012KeywordTitle: withBadge(({ schema }, fn) => fn.openPointsIn(schema)),
    },
  };
}

type Json = Readonly<Record<string, unknown>>;
type Ids = readonly string[];

/** The ids of the open points of every operation (`get /invoices`) and tag, each once. */
interface OpenPointIndex {
  readonly operations: Readonly<Record<string, Ids>>;
  readonly tags: Readonly<Record<string, Ids>>;
}

/** The functions that the first plugin provides to the second. */
interface OpenPointFunctions {
  /** Returns the ids in a part of the document and in what it references, each once. */
  readonly openPointsIn: (part: unknown) => Ids;
  readonly openPointIndex: () => OpenPointIndex;
  /** Whether nothing is decided about a point yet. */
  readonly isOpen: (id: string) => boolean;
}

/** The part of Swagger UI that the plugins use. */
interface SwaggerUi {
  readonly React: {
    readonly createElement: (type: unknown, properties: object | null, ...children: unknown[]) => unknown;
  };
  readonly specSelectors: { readonly specJson: () => { readonly toJS: () => unknown } };
  readonly fn: OpenPointFunctions;
}

/** The used properties of the components with a badge. */
interface BadgedProperties {
  readonly operationProps?: { readonly get: (name: 'method' | 'path') => string };
  readonly text?: unknown;
  readonly schema?: unknown;
}
