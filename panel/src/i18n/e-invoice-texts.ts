import i18next from 'i18next';
import deDocuments from './locales/de/document-settings.json';
import deEInvoice from './locales/de/e-invoice.json';
import deFindings from './locales/de/findings.json';
import enDocuments from './locales/en/document-settings.json';
import enEInvoice from './locales/en/e-invoice.json';
import enFindings from './locales/en/findings.json';
import frDocuments from './locales/fr/document-settings.json';
import frEInvoice from './locales/fr/e-invoice.json';
import frFindings from './locales/fr/findings.json';

/** The texts of electronic invoices come with the forms that need them, because the first list has no room for them. */
const texts = {
  en: { documentSettings: enDocuments, eInvoice: enEInvoice, findings: enFindings },
  de: { documentSettings: deDocuments, eInvoice: deEInvoice, findings: deFindings },
  fr: { documentSettings: frDocuments, eInvoice: frEInvoice, findings: frFindings },
};

/** Added to the texts of the first load; the English ones decide the keys. */
export type LaterTexts = (typeof texts)['en'];

// Without a store there is nobody to read them: in unit tests that start no panel.
if (i18next.isInitialized) {
  for (const [language, later] of Object.entries(texts)) i18next.addResourceBundle(language, 'panel', later);
}

export default texts;
