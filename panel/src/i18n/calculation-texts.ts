import { addTexts } from './add-texts';
import de from './locales/de/calculation.json';
import en from './locales/en/calculation.json';
import fr from './locales/fr/calculation.json';

/** The texts that only the explanation of amounts has. */
export const calculationTexts = {
  en: { calculation: en },
  de: { calculation: de },
  fr: { calculation: fr },
};

// They come with that dialog, because the first list has no room for them.
addTexts(calculationTexts);
