import { addTexts } from './add-texts';
import deDocuments from './locales/de/document-settings.json';
import deEInvoice from './locales/de/e-invoice.json';
import deFindings from './locales/de/findings.json';
import enDocuments from './locales/en/document-settings.json';
import enEInvoice from './locales/en/e-invoice.json';
import enFindings from './locales/en/findings.json';
import frDocuments from './locales/fr/document-settings.json';
import frEInvoice from './locales/fr/e-invoice.json';
import frFindings from './locales/fr/findings.json';

/** The texts of electronic invoices and of the forms for them. */
export const eInvoiceTexts = {
  en: { documentSettings: enDocuments, eInvoice: enEInvoice, findings: enFindings },
  de: { documentSettings: deDocuments, eInvoice: deEInvoice, findings: deFindings },
  fr: { documentSettings: frDocuments, eInvoice: frEInvoice, findings: frFindings },
};

// They come with the forms, because the first list has no room for them.
addTexts(eInvoiceTexts);
