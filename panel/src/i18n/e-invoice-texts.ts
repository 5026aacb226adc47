import { addTexts } from './add-texts';
import de from './locales/de/e-invoice.json';
import en from './locales/en/e-invoice.json';
import fr from './locales/fr/e-invoice.json';

// The texts of electronic invoices come with the forms that need them, because the first list has no room for them.
addTexts({ en: { eInvoice: en }, de: { eInvoice: de }, fr: { eInvoice: fr } });
