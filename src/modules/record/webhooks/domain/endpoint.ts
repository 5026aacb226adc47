export const payloadForms = ['full', 'thin'] as const;
export type PayloadForm = (typeof payloadForms)[number];

export const orderings = ['object', 'none'] as const;
export type Ordering = (typeof orderings)[number];

export const endpointStatuses = ['active', 'failing', 'disabled'] as const;
export type EndpointStatus = (typeof endpointStatuses)[number];

/** Who writes endpoints: a member, or a program with an API key. */
export type WriterKind = 'user' | 'api_key';

/** What a caller decides of an endpoint. */
export interface EndpointDetails {
  readonly url: string;
  readonly description?: string;
  /** Patterns: `*`, `invoice.*` or `invoice.paid`; all types if absent. */
  readonly event_types?: readonly string[];
  readonly payload?: PayloadForm;
  readonly ordering?: Ordering;
  /** Headers of every request, by name. Those of the endpoint stay if absent. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** How many an organization may have. Each event is looked at once for each of them. */
export const ENDPOINTS_MAX = 20;

/** What happens to accounts, and exports, concern few programs: `*` does not ask for them. */
const ASKED_BY_NAME: readonly string[] = ['export', 'user'];

/** Whether an endpoint wants events of a type. */
export function wants(patterns: readonly string[], type: string): boolean {
  const [kind = ''] = type.split('.');
  const isWanted = (pattern: string): boolean => pattern === type || pattern === `${kind}.*`;
  return patterns.some((pattern) => isWanted(pattern) || (pattern === '*' && !ASKED_BY_NAME.includes(kind)));
}

/** Whether a pattern matches at least one of the types that there are. */
export function isPattern(pattern: string, types: readonly string[]): boolean {
  return types.some((type) => wants([pattern], type));
}

/** Without an order, the deliveries of an endpoint go through this many lanes. */
const LANES = 8;

/** Deliveries of one lane go one after the other: those of one object, or an eighth of all. */
export function laneOf(ordering: Ordering, objectId: string, sequence: bigint): string {
  return ordering === 'object' ? objectId : String(sequence % BigInt(LANES));
}
