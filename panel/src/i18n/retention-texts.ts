import { addTexts } from './add-texts';
import de from './locales/de/retention.json';
import en from './locales/en/retention.json';
import fr from './locales/fr/retention.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { retention: en }, de: { retention: de }, fr: { retention: fr } });
