import { addTexts } from './add-texts';
import de from './locales/de/products.json';
import en from './locales/en/products.json';
import fr from './locales/fr/products.json';

// These texts come with the pages that need them, because the first list has no room for them.
addTexts({ en: { products: en }, de: { products: de }, fr: { products: fr } });
