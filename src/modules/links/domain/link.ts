/** How a link reaches the customer. */
export const linkChannels = ['email', 'other'] as const;

export type LinkChannel = (typeof linkChannels)[number];

/** What a caller says of a new link. */
export interface LinkDetails {
  readonly expires_at?: Date | undefined;
}

/** Enough for every person and program that passes one on. More is a program that runs wild. */
export const WORKING_LINKS_MAX = 50;

/** A customer may have to look up what was paid; after that the page need not stay open to whoever finds it. */
const DAYS_AFTER_END = 90;
const DAY_MS = 86_400_000;

/** Somebody who reloads the page, or comes back to it, has looked once. */
const SAME_LOOK_MS = 30 * 60_000;

interface Lifetime {
  readonly expires_at: Date | null;
  readonly ended_at: Date | null;
}

interface Ended {
  readonly paid_at: Date | null;
  readonly voided_at: Date | null;
}

/** Until when a link works: as it was said, else for some time after the invoice was settled; null is without end. */
export function worksUntil({ expires_at }: Lifetime, { paid_at, voided_at }: Ended): Date | null {
  if (expires_at !== null) return expires_at;
  const end = voided_at ?? paid_at;
  return end && new Date(end.getTime() + DAYS_AFTER_END * DAY_MS);
}

/** Whether a link of an invoice works at an instant. */
export function works(link: Lifetime, invoice: Ended, now: Date): boolean {
  const until = worksUntil(link, invoice);
  return link.ended_at === null && (until === null || until > now);
}

/** Whether a look at the page counts, or belongs to the one before. */
export function isAnotherLook(
  { last_viewed_at }: { readonly last_viewed_at: Date | null },
  now: Date,
): boolean {
  return last_viewed_at === null || now.getTime() - last_viewed_at.getTime() > SAME_LOOK_MS;
}
