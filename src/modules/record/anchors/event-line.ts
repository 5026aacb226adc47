import { hash } from 'node:crypto';
import { canonicalJson } from '../../../kernel/canonical-json.js';
import type { AnchoredEvent, EventContent } from './domain/anchored-event.js';

/**
 * The text of an event that its anchor covers. It has the hash of what the event says, in place of that itself.
 *
 * tools/verify-audit.mjs computes the same without the service.
 */
export function lineOf({
  data,
  origin,
  salt,
  redaction,
  created_at,
  sequence,
  ...facts
}: AnchoredEvent): string {
  const { id, type, object_id, actor_kind, actor_id, request_id } = facts;
  return canonicalJson({
    sequence: Number(sequence),
    id,
    type,
    object_id,
    created_at: created_at.toISOString(),
    actor_kind,
    actor_id,
    request_id,
    content_hash: contentHash({ data, origin, salt, redaction }),
  });
}

/**
 * The hash of what an event says: over the hashes of its single values, each salted, in the order of their texts.
 *
 * So each value can be erased for itself, and the hash stays the same. Null if the values contradict what is known of
 * an erasure.
 */
export function contentHash({ data, origin, salt, redaction }: EventContent): string | null {
  const leaves = [...leavesOf({ data, origin }, '')];
  if (redaction === null) {
    if (salt === null) return null;
    return hashOf(leaves.map(([place, text]) => leafHash(keyOf(salt, place), text)));
  }
  const keys = new Map(Object.entries(redaction.keys));
  const kept = leaves.filter(([place]) => keys.has(place));
  const isWhole = kept.length === keys.size;
  const isEmpty = leaves.every(([place, text]) => keys.has(place) || text === 'null');
  if (!isWhole || !isEmpty || salt !== null) return null;
  return hashOf([...kept.map(([place, text]) => leafHash(keys.get(place) ?? '', text)), ...redaction.erased]);
}

/**
 * An event without the values at some places, which become null. Its hash stays what it was.
 *
 * The salt goes: with it, whoever guesses a name could find out that it was the one erased.
 */
export function redacted(event: EventContent, places: ReadonlySet<string>): EventContent {
  const { data, origin, salt, redaction } = event;
  const keys: Record<string, string> = {};
  const erased = [...(redaction?.erased ?? [])];
  for (const [place, text] of leavesOf({ data, origin }, '')) {
    const key = salt === null ? redaction?.keys[place] : keyOf(salt, place);
    if (key === undefined) continue;
    if (places.has(place)) erased.push(leafHash(key, text));
    else keys[place] = key;
  }
  const rest = without({ data, origin }, '', places) as Pick<EventContent, 'data' | 'origin'>;
  return { ...rest, salt: null, redaction: { keys, erased } };
}

/** The values of an object, as canonical JSON, by their places (RFC 6901). What is empty counts as one value. */
function* leavesOf(value: unknown, place: string): Generator<readonly [string, string]> {
  const parts = partsOf(value);
  if (parts.length === 0) yield [place, canonicalJson(value)];
  for (const [name, part] of parts) yield* leavesOf(part, below(place, name));
}

function without(value: unknown, place: string, places: ReadonlySet<string>): unknown {
  if (places.has(place)) return null;
  const parts = partsOf(value).map(
    ([name, part]) => [name, without(part, below(place, name), places)] as const,
  );
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return parts.length === 0 ? value : Object.fromEntries(parts);
}

function partsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function below(place: string, name: string): string {
  return `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function keyOf(salt: string, place: string): string {
  return hash('sha256', `${salt}${place}`);
}

function leafHash(key: string, text: string): string {
  return hash('sha256', `${key}${text}`);
}

function hashOf(hashes: readonly string[]): string {
  return hash('sha256', hashes.toSorted().join(''));
}
