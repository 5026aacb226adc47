import { addTexts } from './add-texts';
import deApiKeys from './locales/de/api-keys.json';
import deNumbering from './locales/de/numbering.json';
import deProfile from './locales/de/profile.json';
import enApiKeys from './locales/en/api-keys.json';
import enNumbering from './locales/en/numbering.json';
import enProfile from './locales/en/profile.json';
import frApiKeys from './locales/fr/api-keys.json';
import frNumbering from './locales/fr/numbering.json';
import frProfile from './locales/fr/profile.json';

/** The texts that only the settings have. */
export const settingsTexts = {
  en: { apiKeys: enApiKeys, numbering: enNumbering, profile: enProfile },
  de: { apiKeys: deApiKeys, numbering: deNumbering, profile: deProfile },
  fr: { apiKeys: frApiKeys, numbering: frNumbering, profile: frProfile },
};

// They come with the settings, because the first list has no room for them.
addTexts(settingsTexts);
