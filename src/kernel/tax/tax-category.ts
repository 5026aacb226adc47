/**
 * The tax categories of EN 16931 (UNCL5305): standard rate, zero rate, exempt, reverse charge, intra-community supply,
 * export, outside the scope of tax.
 */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;

export type TaxCategory = (typeof taxCategories)[number];
