import { addTexts } from './add-texts';
import deRecurring from './locales/de/recurring.json';
import enRecurring from './locales/en/recurring.json';
import frRecurring from './locales/fr/recurring.json';

/** The texts of recurring invoices. */
export const recurringTexts = {
  en: { recurring: enRecurring },
  de: { recurring: deRecurring },
  fr: { recurring: frRecurring },
};

// They come with what shows them, because the first list has no room for them.
addTexts(recurringTexts);
