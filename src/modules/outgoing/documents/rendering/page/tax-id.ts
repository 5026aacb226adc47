import { languageOf } from './conventions.js';

/** The number of an enterprise in the Swiss register, with or without its signs and the tax. */
const SWISS = /^CHE[-\s]?(\d{3})\.?(\d{3})\.?(\d{3})(?:\s*(?:MWST|TVA|IVA))?$/i;
/** What the number of a taxable enterprise ends with. Source: Swiss VAT ordinance, article 57. */
const SWISS_TAX: Readonly<Record<string, string>> = { de: 'MWST', fr: 'TVA', it: 'IVA' };

/** A number of VAT as its country writes it on documents; the Swiss one names the tax in the document's language. */
export function shownTaxId(id: string | undefined, language: string): string | undefined {
  const [, ...groups] = SWISS.exec(id?.trim() ?? '') ?? [];
  if (groups.length === 0) return id;
  return `CHE-${groups.join('.')}\u00a0${SWISS_TAX[languageOf(language)] ?? 'MWST'}`;
}
