import { addTexts } from './add-texts';
import de from './locales/de/history.json';
import en from './locales/en/history.json';
import fr from './locales/fr/history.json';

/** The texts that only histories have. */
export const historyTexts = {
  en: { history: en },
  de: { history: de },
  fr: { history: fr },
};

// They come with the histories, because the first list has no room for them.
addTexts(historyTexts);
