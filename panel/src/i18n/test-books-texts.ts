import { addTexts } from './add-texts';
import de from './locales/de/test-books.json';
import en from './locales/en/test-books.json';
import fr from './locales/fr/test-books.json';

// These texts come only to those who open test books or the list of their organizations.
addTexts({ en: { testBooks: en }, de: { testBooks: de }, fr: { testBooks: fr } });
