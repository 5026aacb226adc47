import { addTexts } from './add-texts';
import de from './locales/de/exports.json';
import en from './locales/en/exports.json';
import fr from './locales/fr/exports.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { exports: en }, de: { exports: de }, fr: { exports: fr } });
