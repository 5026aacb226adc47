import i18next from 'i18next';
import de from './locales/de/e-invoice.json';
import en from './locales/en/e-invoice.json';
import fr from './locales/fr/e-invoice.json';

// The texts of electronic invoices come with the forms that need them, because the first list has no room for them.
for (const [language, eInvoice] of Object.entries({ en, de, fr })) {
  i18next.addResourceBundle(language, 'panel', { eInvoice });
}
