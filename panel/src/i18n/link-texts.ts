import { addTexts } from './add-texts';
import de from './locales/de/links.json';
import en from './locales/en/links.json';
import fr from './locales/fr/links.json';

// These texts come with the page that needs them, because the first list has no room for them.
addTexts({ en: { links: en }, de: { links: de }, fr: { links: fr } });
