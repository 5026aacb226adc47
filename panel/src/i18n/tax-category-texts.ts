import { addTexts } from './add-texts';
import de from './locales/de/tax-categories.json';
import en from './locales/en/tax-categories.json';
import fr from './locales/fr/tax-categories.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { taxCategories: en }, de: { taxCategories: de }, fr: { taxCategories: fr } });
