import type { OpenAPIObject } from '@nestjs/swagger';
import type { Tag } from '../contract/resource.js';

interface Tagged {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly 'x-beyond-specification'?: boolean;
}

/**
 * Describes the groups that have operations, and marks those beyond the specification.
 *
 * Raises Error for an operation of a group that no resource declares.
 */
export function describeTags(document: OpenAPIObject, tags: readonly Tag[]): void {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Tagged[]);
  const names = tags.map(({ name }) => name);
  for (const { operationId, tags: used = [] } of operations) {
    const unknown = used.find((name) => !names.includes(name));
    if (unknown === undefined) continue;
    throw new Error(
      `${operationId ?? ''} has the tag ${unknown}: declare it in the tags of a resource file.`,
    );
  }
  document.tags = tags.flatMap(({ name, description }) => {
    const group = operations.filter((operation) => operation.tags?.includes(name) === true);
    if (group.length === 0) return [];
    const isBeyond = group.every((operation) => operation['x-beyond-specification'] === true);
    return [{ name, description: isBeyond ? `${description} Beyond the specification.` : description }];
  });
}
