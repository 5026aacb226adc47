/*
 * Plugins of Swagger UI that show an orange badge wherever the document has open points.
 *
 * The browser gets only the source text of a plugin. Each plugin is therefore self-contained: it imports nothing and
 * uses nothing from outside its braces. They share functions through `fn`.
 */

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

  function readIndex(root: Json): OpenPointIndex {
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

  return { fn: { openPointsIn, openPointIndex: () => (document().index ??= readIndex(document().root)) } };
}

/** Adds the badge to the line of an operation, the name of a tag, and the title of a schema or field. */
export function todoBadgePlugin(): object {
  function withBadge(idsOf: (properties: BadgedProperties, fn: OpenPointFunctions) => Ids) {
    return (original: unknown, { React, fn }: SwaggerUi) =>
      (properties: BadgedProperties): unknown => {
        const ids = idsOf(properties, fn);
        const element = React.createElement(original, properties);
        if (ids.length === 0) return element;
        const title = `Open points: ${ids.join(', ')}`;
        const badge = React.createElement('span', { className: 'todo-badge', title }, `${ids.length} TODO`);
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
      // The link of a tag has its name as text; that of an operation has a list.
      DeepLink: withBadge(({ text }, fn) => {
        return typeof text === 'string' ? (fn.openPointIndex().tags[text] ?? []) : [];
      }),
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
