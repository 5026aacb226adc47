import type { Parameter } from './tool-input.js';

/** The request that a call of a tool means. */
export interface ToolRequest {
  /** The value of the one parameter of the path. */
  readonly id?: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined for no body. */
  readonly body: object | undefined;
}

/** What a caller gave, by the name of the field. */
export type Given = Readonly<Record<string, unknown>>;

interface Takes {
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  readonly needsBody: boolean;
}

/** Parts what a caller gave into path, query and body. What no parameter has the name of belongs to the body. */
export function toolRequest({ extra, confirmation: _, ...given }: Given, takes: Takes): ToolRequest {
  const all: Given = { ...given, ...(typeof extra === 'object' ? extra : {}) };
  const placeOf = (name: string): string | undefined =>
    takes.parameters.find((parameter) => parameter.name === name)?.in;
  const entries = Object.entries(all);
  const inPath = entries.find(([name]) => placeOf(name) === 'path')?.[1];
  const inQuery = entries.filter(([name]) => placeOf(name) === 'query' || !(takes.hasBody || placeOf(name)));
  const inBody = entries.filter(([name]) => placeOf(name) === undefined && takes.hasBody);
  const isSent = takes.needsBody || inBody.length > 0;
  return {
    ...(inPath !== undefined && { id: textOf(inPath) }),
    query: Object.fromEntries(inQuery.flatMap(([name, value]) => queryOf(name, value))),
    body: isSent ? Object.fromEntries(inBody) : undefined,
  };
}

/** `{gte: '2026-01-01'}` is `name[gte]`, and a list has commas. */
function queryOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return [[name, value.map(textOf).join(',')]];
  if (typeof value !== 'object' || value === null) return [[name, textOf(value)]];
  return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, textOf(one)]);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
