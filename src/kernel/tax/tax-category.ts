/**
 * Tax categories of EN 16931 (UNCL5305) that a caller may name: standard rate, zero rate, exempt, reverse charge,
 * intra-community supply, export, outside the scope of tax.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;

/** All categories that the engine supports: also the taxes of the Canary Islands (L) and of Ceuta and Melilla (M). */
export const calculatedTaxCategories = [...taxCategories, 'L', 'M'] as const;

export type TaxCategory = (typeof calculatedTaxCategories)[number];
