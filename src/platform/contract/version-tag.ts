import { Problem } from '../../kernel/problems/problem.js';

/** The versions that a caller is ready to change: those it has seen, or any. */
export interface VersionCondition {
  readonly admits: (version: number) => boolean;
}

/** The resource that a caller wants to change, and the versions of it that the caller has seen. */
export interface Target {
  readonly id: string;
  readonly seen: VersionCondition;
}

const TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;
/** Whatever version is stored: of who changes a thing without having been shown it. */
export const ANY_VERSION: VersionCondition = { admits: () => true };

/** Returns the entity tag of a version, `"v7"`. Source: RFC 9110, 8.8.3. */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/**
 * Raises `precondition_failed` unless the caller has seen the stored version.
 *
 * Must be called on a locked row, so that exactly one of two writers wins.
 */
export function assertVersion(condition: VersionCondition, version: number): void {
  if (condition.admits(version)) return;
  const detail = `The stored version is ${version}; it has changed since it was read.`;
  throw new Problem('precondition_failed', detail, {
    members: { version },
    headers: { ETag: versionTag(version) },
  });
}

/** Whether `If-None-Match` names this entity tag. Compared weakly, as RFC 9110 requires for GET. */
export function isKnown(header: string | undefined, current: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || tagsOf(header).some((tag) => tag.replace(/^W\//, '') === current);
}

/** Parses the versions of an `If-Match` header; any version without one. Raises for a malformed header. */
export function versionCondition(header: string | undefined): VersionCondition {
  if (header === undefined || header.trim() === '*') return ANY_VERSION;
  const tags = tagsOf(header);
  if (tags.length > 0 && tags.every((tag) => TAG.test(tag))) {
    // A weak tag never matches, because it does not guarantee that nothing has changed.
    return { admits: (version) => tags.includes(versionTag(version)) };
  }
  const detail = 'If-Match must be one or more entity tags, such as "v7".';
  throw new Problem('invalid_parameter', detail, {
    errors: [{ pointer: 'If-Match', code: 'wrong_format', detail }],
  });
}

function tagsOf(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}
