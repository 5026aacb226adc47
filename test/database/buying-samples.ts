type Query = Readonly<Record<string, string>>;

/** Values of the filters of what is bought. */
export const buyingSamples: Readonly<Record<string, readonly Query[]>> = {
  media_type: ['application/pdf', 'image/png', 'text/csv'].map((type) => ({
    media_type: type,
  })),
};
