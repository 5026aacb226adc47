import { addTexts } from './add-texts';
import de from './locales/de/statements.json';
import en from './locales/en/statements.json';
import fr from './locales/fr/statements.json';

// These texts come with the statements, because the first list has no room for them.
addTexts({ en: { statements: en }, de: { statements: de }, fr: { statements: fr } });
