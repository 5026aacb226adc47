import type { OpenAPIObject } from '@nestjs/swagger';
import { openPointsTable } from './open-points-page.js';
import type { OpenPoint, Touch } from './open-points.js';

/** Any described part of a document. OpenAPI 3.1 allows both members beside a `$ref`. */
interface Described {
  description?: string;
  'x-todo'?: string[];
}

interface Operation extends Described {
  readonly operationId?: string;
  readonly parameters?: readonly (Described & { readonly name?: string })[];
}

interface Schema extends Described {
  readonly properties?: Readonly<Record<string, Described>>;
}

/**
 * Marks a document with every open point: the register as `x-open-points`, a table in the description of the document,
 * and for each part that a row touches its id in `x-todo` and a TODO line in the description.
 *
 * Changes the document. Raises Error for a part that does not exist, so that the register stays correct.
 */
export function renderOpenPoints(document: OpenAPIObject, points: readonly OpenPoint[]): void {
  for (const [part, rows] of rowsByPart(document, points)) {
    part['x-todo'] = rows.map((row) => row.id);
    // The whole document has the table, so a line per row above it would only repeat it.
    if (part !== document.info) part.description = paragraphs(part.description, ...rows.map(todoLine));
  }
  const { info } = document;
  info.description = paragraphs(
    info.description,
    '## Open points (TODO)',
    introduction(points),
    openPointsTable(points),
  );
  Object.assign(document, { 'x-open-points': points });
}

function introduction(points: readonly OpenPoint[]): string {
  const open = `The specification leaves ${points.length} questions open.`;
  return `${open} Each has an answer today, which may still change, and shows under its id where it matters.`;
}

function rowsByPart(document: OpenAPIObject, points: readonly OpenPoint[]): Map<Described, OpenPoint[]> {
  const rows = new Map<Described, OpenPoint[]>();
  for (const point of points) {
    for (const touch of new Set(point.touches)) {
      const part = partAt(document, touch);
      if (part === undefined)
        throw new Error(`${point.id} touches ${touch}, which the document does not have.`);
      rows.set(part, [...(rows.get(part) ?? []), point]);
    }
  }
  return rows;
}

function partAt(document: OpenAPIObject, touch: Touch): Described | undefined {
  const separator = touch.indexOf(':');
  const kind = separator < 0 ? touch : touch.slice(0, separator);
  const name = touch.slice(separator + 1);
  switch (kind) {
    case 'document':
      return document.info;
    case 'tag':
      return document.tags?.find((tag) => tag.name === name);
    case 'operation':
      return operationNamed(document, name);
    case 'parameter': {
      const [operation, parameter] = splitLast(name);
      return operationNamed(document, operation)?.parameters?.find((entry) => entry.name === parameter);
    }
    case 'schema':
      return schemaNamed(document, name);
    case 'property': {
      const [schema, property] = splitLast(name);
      return schemaNamed(document, schema)?.properties?.[property];
    }
    default:
      return undefined;
  }
}

function operationNamed(document: OpenAPIObject, id: string): Operation | undefined {
  const operations = Object.values(document.paths).flatMap(
    (path) => Object.values(path) as (Operation | undefined)[],
  );
  return operations.find((operation) => operation?.operationId === id);
}

function schemaNamed(document: OpenAPIObject, name: string): Schema | undefined {
  return document.components?.schemas?.[name] as Schema | undefined;
}

/** `invoices.list.limit` is the parameter `limit` of `invoices.list`. */
function splitLast(name: string): [string, string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}

function todoLine({ id, question, answer }: OpenPoint): string {
  return `**TODO ${id}**: ${question} — today: ${answer}`;
}

function paragraphs(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join('\n\n');
}
