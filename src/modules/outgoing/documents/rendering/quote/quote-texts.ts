import { languageOf } from '../page/conventions.js';

/** The words of a quote in one language, beside those of all documents. Braces stand for what is filled in. */
export interface QuoteTexts {
  readonly title: string;
  /** Above the customer, where the parties stand side by side. */
  readonly to: string;
  readonly valid_until: string;
  readonly terms: string;
  /** Of a line that may be left out. */
  readonly optional: string;
  /** `{group}`: what is chosen between the lines of that name. */
  readonly choice: string;
  /** Behind the choice: what becomes of the line. */
  readonly held: string;
  readonly alternative: string;
  readonly optional_choice: string;
}

const en: QuoteTexts = {
  title: 'Quote',
  to: 'Quote for',
  valid_until: 'Valid until',
  terms: 'Terms',
  optional: 'Optional, not in the total',
  choice: 'Choice {group}',
  held: 'in the total',
  alternative: 'alternative, not in the total',
  optional_choice: 'optional, not in the total',
};

const de: QuoteTexts = {
  title: 'Angebot',
  to: 'Angebot für',
  valid_until: 'Gültig bis',
  terms: 'Bedingungen',
  optional: 'Optional, nicht in der Summe enthalten',
  choice: 'Auswahl {group}',
  held: 'in der Summe enthalten',
  alternative: 'Alternative, nicht in der Summe enthalten',
  optional_choice: 'optional, nicht in der Summe enthalten',
};

const fr: QuoteTexts = {
  title: 'Devis',
  to: 'Devis pour',
  valid_until: 'Valable jusqu’au',
  terms: 'Conditions',
  optional: 'En option, non compris dans le total',
  choice: 'Choix {group}',
  held: 'compris dans le total',
  alternative: 'variante, non comprise dans le total',
  optional_choice: 'en option, non compris dans le total',
};

const it: QuoteTexts = {
  title: 'Preventivo',
  to: 'Preventivo per',
  valid_until: 'Valido fino al',
  terms: 'Condizioni',
  optional: 'Facoltativo, non compreso nel totale',
  choice: 'Scelta {group}',
  held: 'compreso nel totale',
  alternative: 'alternativa, non compresa nel totale',
  optional_choice: 'facoltativo, non compreso nel totale',
};

const es: QuoteTexts = {
  title: 'Presupuesto',
  to: 'Presupuesto para',
  valid_until: 'Válido hasta el',
  terms: 'Condiciones',
  optional: 'Opcional, no incluido en el total',
  choice: 'Elección {group}',
  held: 'incluido en el total',
  alternative: 'alternativa, no incluida en el total',
  optional_choice: 'opcional, no incluido en el total',
};

const nl: QuoteTexts = {
  title: 'Offerte',
  to: 'Offerte voor',
  valid_until: 'Geldig tot en met',
  terms: 'Voorwaarden',
  optional: 'Optioneel, niet in het totaal begrepen',
  choice: 'Keuze {group}',
  held: 'in het totaal begrepen',
  alternative: 'alternatief, niet in het totaal begrepen',
  optional_choice: 'optioneel, niet in het totaal begrepen',
};

const byLanguage: Readonly<Record<string, QuoteTexts>> = { en, de, fr, it, es, nl };

const deCh: QuoteTexts = { ...de, title: 'Offerte', to: 'Offerte für' };

/** Where a country has other words. */
const byLocale: Readonly<Record<string, QuoteTexts>> = {
  'de-CH': deCh,
  'de-LI': deCh,
  'it-CH': { ...it, title: 'Offerta', to: 'Offerta per', valid_until: 'Valida fino al' },
};

/** The words of a locale's language; English where there are none. */
export function quoteTextsOf(locale: string): QuoteTexts {
  return byLocale[locale] ?? byLanguage[languageOf(locale)] ?? en;
}
