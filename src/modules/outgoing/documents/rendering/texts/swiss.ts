import { de } from './de.js';
import { it } from './it.js';
import type { Texts } from './words.js';

/** What documents say in German in Switzerland and Liechtenstein, where the tax has another name. */
export const deCh: Texts = {
  ...de,
  facts: { ...de.facts, buyer_tax_id: 'Ihre MWST-Nr.' },
  columns: { ...de.columns, tax: 'MWST' },
  tax_id: 'MWST-Nr.',
  tax: 'MWST {rate}',
  tax_included: 'darin MWST {rate}',
  no_tax: 'Ohne MWST',
  tax_in_currency: 'MWST in {currency}',
  prices_include_tax: 'Alle Preise enthalten die MWST.',
  legal: { ...de.legal, E: 'Von der MWST befreit.', O: 'Nicht MWST-pflichtig.' },
};

/** What they say in Italian in Switzerland, whose numbers are no Italian ones. */
export const itCh: Texts = {
  ...it,
  facts: { ...it.facts, buyer_tax_id: 'Vostro n. IVA' },
  tax_id: 'N. IVA',
};
