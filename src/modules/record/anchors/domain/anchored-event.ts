/** What is kept of the salt of an event once one of its values was erased. */
export interface Redaction {
  /** The keys of the values that are still there, by their places. */
  readonly keys: Readonly<Record<string, string>>;
  /** The hashes of the values that were erased. */
  readonly erased: readonly string[];
}

/** What an event says, and what its hashes were made with: a salt, or after an erasure what is left of it. */
export interface EventContent {
  readonly data: object;
  readonly origin: object | null;
  readonly salt: string | null;
  readonly redaction: Redaction | null;
}

/** An event with its number, as it is anchored. */
export interface AnchoredEvent extends EventContent {
  readonly sequence: bigint;
  readonly id: string;
  readonly type: string;
  readonly object_id: string;
  readonly created_at: Date;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly request_id: string | null;
}

/** A stretch of the feed, from one number to another, and the hash of its events. */
export interface AnchoredStretch {
  readonly first_sequence: bigint;
  readonly last_sequence: bigint;
  readonly events_hash: Buffer;
}

/** What an anchor says, without its own hash. */
export interface AnchorFacts extends AnchoredStretch {
  readonly organization_id: string;
  readonly number: number;
  /** The hash of the anchor before it; null for the first one. */
  readonly previous_hash: Buffer | null;
  readonly created_at: Date;
}
