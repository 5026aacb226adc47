import { addTexts } from './add-texts';
import deShortcuts from './locales/de/shortcuts.json';
import enShortcuts from './locales/en/shortcuts.json';
import frShortcuts from './locales/fr/shortcuts.json';

/** The texts of the help on keys. */
export const shortcutTexts = {
  en: { shortcuts: enShortcuts },
  de: { shortcuts: deShortcuts },
  fr: { shortcuts: frShortcuts },
};

// They come with the help, because the first page has no room for them.
addTexts(shortcutTexts);
