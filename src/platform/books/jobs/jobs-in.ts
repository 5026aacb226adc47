export const jobPlaces = ['queue', 'outbox'] as const;

/** Where business transactions put their jobs (decision 0195). */
export type JobsIn = (typeof jobPlaces)[number];
