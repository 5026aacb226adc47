import { addTexts } from './add-texts';
import de from './locales/de/people.json';
import en from './locales/en/people.json';
import fr from './locales/fr/people.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { people: en }, de: { people: de }, fr: { people: fr } });
