import { addTexts } from './add-texts';
import de from './locales/de/invoice-templates.json';
import en from './locales/en/invoice-templates.json';
import fr from './locales/fr/invoice-templates.json';

// These texts come with the dialogs of templates, because the first list has no room for them.
addTexts({ en: { invoiceTemplates: en }, de: { invoiceTemplates: de }, fr: { invoiceTemplates: fr } });
