import { addTexts } from './add-texts';
import de from './locales/de/merging.json';
import en from './locales/en/merging.json';
import fr from './locales/fr/merging.json';

/** The texts of merging customers, which come with what shows them. */
export const mergingTexts = { en: { merging: en }, de: { merging: de }, fr: { merging: fr } };

addTexts(mergingTexts);
