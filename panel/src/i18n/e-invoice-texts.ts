import i18next from 'i18next';
import deDocuments from './locales/de/document-settings.json';
import deEInvoice from './locales/de/e-invoice.json';
import deFindings from './locales/de/findings.json';
import deNumbering from './locales/de/numbering.json';
import enDocuments from './locales/en/document-settings.json';
import enEInvoice from './locales/en/e-invoice.json';
import enFindings from './locales/en/findings.json';
import enNumbering from './locales/en/numbering.json';
import frDocuments from './locales/fr/document-settings.json';
import frEInvoice from './locales/fr/e-invoice.json';
import frFindings from './locales/fr/findings.json';
import frNumbering from './locales/fr/numbering.json';

/** Texts that come with the forms and settings that need them, because the first list has no room for them. */
const texts = {
  en: { documentSettings: enDocuments, eInvoice: enEInvoice, findings: enFindings, numbering: enNumbering },
  de: { documentSettings: deDocuments, eInvoice: deEInvoice, findings: deFindings, numbering: deNumbering },
  fr: { documentSettings: frDocuments, eInvoice: frEInvoice, findings: frFindings, numbering: frNumbering },
};

/** Added to the texts of the first load; the English ones decide the keys. */
export type LaterTexts = (typeof texts)['en'];

// Without a store there is nobody to read them: in unit tests that start no panel.
if (i18next.isInitialized) {
  for (const [language, later] of Object.entries(texts)) i18next.addResourceBundle(language, 'panel', later);
}

export default texts;
