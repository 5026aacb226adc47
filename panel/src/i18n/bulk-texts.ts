import { addTexts } from './add-texts';
import deBulk from './locales/de/bulk.json';
import enBulk from './locales/en/bulk.json';
import frBulk from './locales/fr/bulk.json';

/** The texts of actions on several invoices at once. */
export const bulkTexts = {
  en: { bulk: enBulk },
  de: { bulk: deBulk },
  fr: { bulk: frBulk },
};

// They come with the first selection, because the list itself has no room for them.
addTexts(bulkTexts);
