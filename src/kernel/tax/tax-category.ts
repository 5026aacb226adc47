/**
 * Tax categories of EN 16931 (UNCL5305) that a caller may name: standard rate, zero rate, exempt, reverse charge,
 * intra-community supply, export, outside the scope of tax, and the taxes of the Canary Islands (L) and of Ceuta and
 * Melilla (M).
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'] as const;

export type TaxCategory = (typeof taxCategories)[number];
