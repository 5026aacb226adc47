import { validationFailed, type FieldFault } from '../problems/problem.js';

/** How many names there can be, and how long names and texts: in characters. */
export const METADATA_MAX = { entries: 50, name: 40, value: 500 };

/** The caller's own names and texts. */
export type Metadata = Readonly<Record<string, string>>;

/** What a PATCH says of them: a text sets a name, null takes it away, and names that are not there stay (RFC 7396). */
export type MetadataChanges = Readonly<Record<string, string | null>>;

/** What is kept after a change; null takes all away. Raises `validation_failed` if there would be too many names. */
export function changedMetadata(before: Metadata, changes: MetadataChanges | null): Metadata {
  const fault = metadataFault(before, changes);
  if (fault !== undefined) throw validationFailed([fault]);
  return Object.fromEntries(keptOf(before, changes));
}

/** Why a change is not possible: there would be too many names. Undefined if it is. */
export function metadataFault(before: Metadata, changes: MetadataChanges | null): FieldFault | undefined {
  const { length } = keptOf(before, changes);
  if (length <= METADATA_MAX.entries) return undefined;
  const detail = `At most ${METADATA_MAX.entries} names are possible, and there would be ${length}.`;
  return { pointer: '#/metadata', code: 'too_many', detail };
}

function keptOf(before: Metadata, changes: MetadataChanges | null): [string, string][] {
  const all = Object.entries(changes === null ? {} : { ...before, ...changes });
  return all.filter((entry): entry is [string, string] => entry[1] !== null);
}
