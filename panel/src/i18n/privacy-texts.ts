import { addTexts } from './add-texts';
import de from './locales/de/privacy.json';
import en from './locales/en/privacy.json';
import fr from './locales/fr/privacy.json';

/** The texts of erasing a customer, which come with the page of the customer. */
export const privacyTexts = { en: { privacy: en }, de: { privacy: de }, fr: { privacy: fr } };

addTexts(privacyTexts);
