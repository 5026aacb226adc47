import { addTexts } from './add-texts';
import de from './locales/de/reminders.json';
import en from './locales/en/reminders.json';
import fr from './locales/fr/reminders.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { reminders: en }, de: { reminders: de }, fr: { reminders: fr } });
