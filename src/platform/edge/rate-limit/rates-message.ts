/** What a caller has taken: the name of the limit, the caller, and how many tokens. */
export type Taken = readonly [limit: string, caller: string, tokens: number];

/** PostgreSQL refuses messages of 8,000 bytes. */
const BYTES_MAX = 7_900;
/** More callers than that do not matter: the busiest ones are told first. */
const KEPT_MAX = 10_000;

/** Sums what was taken, the busiest callers first, and drops the rest beyond a maximum. */
export function busiestFirst(taken: readonly Taken[]): Taken[] {
  const sums = new Map<string, Taken>();
  for (const [limit, caller, tokens] of taken) {
    const key = `${limit}\n${caller}`;
    sums.set(key, [limit, caller, tokens + (sums.get(key)?.[2] ?? 0)]);
  }
  return [...sums.values()].sort((one, other) => other[2] - one[2]).slice(0, KEPT_MAX);
}

/** Returns a message of one node to all others that PostgreSQL accepts, and what did not fit into it. */
export function ratesMessage(node: string, taken: readonly Taken[]): { payload: string; rest: Taken[] } {
  let [bytes, count] = [Buffer.byteLength(JSON.stringify([node, []])), 0];
  for (const entry of taken) {
    bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
    if (bytes > BYTES_MAX) break;
    count += 1;
  }
  return { payload: JSON.stringify([node, taken.slice(0, count)]), rest: taken.slice(count) };
}

/** Returns what a message tells; undefined for what this version does not understand. */
export function readRatesMessage(payload: string): { node: string; taken: Taken[] } | undefined {
  try {
    const [node, taken] = JSON.parse(payload) as [unknown, unknown];
    if (typeof node !== 'string' || !Array.isArray(taken)) return undefined;
    return { node, taken: taken.filter(isTaken) };
  } catch {
    return undefined;
  }
}

function isTaken(entry: unknown): entry is Taken {
  if (!Array.isArray(entry)) return false;
  const [limit, caller, tokens] = entry as unknown[];
  return typeof limit === 'string' && typeof caller === 'string' && Number.isFinite(tokens);
}
