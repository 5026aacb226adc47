/** How a link reaches the customer. */
export const linkChannels = ['email', 'other'] as const;

export type LinkChannel = (typeof linkChannels)[number];

/** What a link shows. */
export interface LinkTarget {
  readonly type: 'invoice' | 'credit_note' | 'quote';
  readonly id: string;
}

/** What a caller says of a new link. */
export interface LinkDetails {
  readonly expires_at?: Date | undefined;
}

/** Enough for every person and program that passes one on. More is a program that runs wild. */
export const WORKING_LINKS_MAX = 50;

const DAY_MS = 86_400_000;

/** Somebody who reloads the page, or comes back to it, has looked once. */
const SAME_LOOK_MS = 30 * 60_000;

interface Lifetime {
  readonly expires_at: Date | null;
  readonly ended_at: Date | null;
}

/** What decides how long a link works beside what was said of it. */
export interface Settled {
  /** Since when nothing is left to be paid; null while something is. */
  readonly at: Date | null;
  /** For how long links work after that; 0 is without end. */
  readonly days: number;
}

/** Until when a link works: as it was said, else for some time after nothing was left; null is without end. */
export function worksUntil({ expires_at }: Lifetime, { at, days }: Settled): Date | null {
  if (expires_at !== null) return expires_at;
  return at === null || days === 0 ? null : new Date(at.getTime() + days * DAY_MS);
}

/** Whether a link works at an instant. */
export function works(link: Lifetime, settled: Settled, now: Date): boolean {
  const until = worksUntil(link, settled);
  return link.ended_at === null && (until === null || until > now);
}

/** Whether a look at the page counts, or belongs to the one before. */
export function isAnotherLook(
  { last_viewed_at }: { readonly last_viewed_at: Date | null },
  now: Date,
): boolean {
  return last_viewed_at === null || now.getTime() - last_viewed_at.getTime() > SAME_LOOK_MS;
}
