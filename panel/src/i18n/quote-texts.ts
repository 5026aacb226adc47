import { addTexts } from './add-texts';
import deQuotes from './locales/de/quotes.json';
import enQuotes from './locales/en/quotes.json';
import frQuotes from './locales/fr/quotes.json';

/** The texts of quotes. */
export const quoteTexts = {
  en: { quotes: enQuotes },
  de: { quotes: deQuotes },
  fr: { quotes: frQuotes },
};

// They come with what shows them, because the first list has no room for them.
addTexts(quoteTexts);
