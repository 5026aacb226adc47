import { createHash } from 'node:crypto';

/** What a request is about, as it was when somebody asked: its version, and a hash of each field. */
export interface SeenTarget {
  readonly version: number | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What somebody saw who asked: what it is about, and the amounts of what would happen. */
export interface Seen {
  /** Null for what is made anew. */
  readonly target: SeenTarget | null;
  readonly amounts: readonly string[];
}

/** Of each version and time: they change with everything, and say nothing. */
const SILENT_FIELDS: readonly string[] = ['version', 'updated_at'];
const HASH_LENGTH = 22;
/** What an answer comes to. Other fields, such as dates, follow from the day on which it is done. */
const AMOUNTS: readonly string[] = ['currency', 'total', 'amount'];

type Fields = Readonly<Record<string, unknown>>;

/** Hashes, because the values may name people, and only whether they are the same is ever asked. */
export function seenTarget(content: object): SeenTarget {
  const { version } = content as Fields;
  const fields = Object.entries(content).filter(([name]) => !SILENT_FIELDS.includes(name));
  return {
    version: typeof version === 'number' ? version : null,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, hashOf(value)])),
  };
}

/**
 * The fields that are others than they were seen; none if the version is the same. `version` alone if something has
 * changed that is no field.
 */
export function changedFields(before: SeenTarget, now: SeenTarget): string[] {
  if (before.version !== null && before.version === now.version) return [];
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(now.fields)])].sort();
  const changed = names.filter((name) => before.fields[name] !== now.fields[name]);
  return changed.length === 0 && before.version !== now.version ? ['version'] : changed;
}

/** The amounts of an answer that are others than the dry run has told. */
export function otherAmounts(told: object | null, given: object | null): string[] {
  const [before, now] = [(told ?? {}) as Fields, (given ?? {}) as Fields];
  return AMOUNTS.filter((name) => name in before && before[name] !== now[name]);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, HASH_LENGTH);
}
