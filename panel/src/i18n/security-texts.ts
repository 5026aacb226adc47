import { addTexts } from './add-texts';
import de from './locales/de/security.json';
import en from './locales/en/security.json';
import fr from './locales/fr/security.json';

/** The texts of second factors and confirmations, which come with the pages that need them. */
export const securityTexts = { en: { security: en }, de: { security: de }, fr: { security: fr } };

addTexts(securityTexts);
