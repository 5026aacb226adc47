export const documentTypes = ['invoice', 'credit_note'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** When the count begins again at 1. */
export const seriesResets = ['never', 'yearly', 'monthly'] as const;

export type SeriesReset = (typeof seriesResets)[number];
