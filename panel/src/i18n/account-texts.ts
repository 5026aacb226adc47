import { addTexts } from './add-texts';
import de from './locales/de/account.json';
import en from './locales/en/account.json';
import fr from './locales/fr/account.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { account: en }, de: { account: de }, fr: { account: fr } });
