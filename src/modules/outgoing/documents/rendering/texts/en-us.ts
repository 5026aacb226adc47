import { en } from './en.js';
import type { Texts } from './words.js';

/** What documents say in the United States, where the tax on sales is no VAT. */
export const enUs: Texts = {
  ...en,
  language: 'en-US',
  facts: { ...en.facts, buyer_tax_id: 'Your tax ID', buyer_accounting_reference: 'Cost center' },
  columns: { ...en.columns, tax: 'Tax' },
  tax_id: 'Tax ID',
  total_without_tax: 'Total before tax',
  tax: 'Tax {rate}',
  tax_included: 'Tax {rate} included',
  no_tax: 'No tax',
  tax_in_currency: 'Tax in {currency}',
  prices_include_tax: 'All prices include tax.',
  legal: { ...en.legal, E: 'Exempt from tax.', O: 'Not subject to tax.', G: 'Export, exempt from tax.' },
};
