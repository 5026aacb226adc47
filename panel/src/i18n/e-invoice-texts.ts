import { addTexts } from './add-texts';
import deDocuments from './locales/de/document-settings.json';
import deEInvoice from './locales/de/e-invoice.json';
import deFindings from './locales/de/findings.json';
import deOrganization from './locales/de/organization.json';
import enDocuments from './locales/en/document-settings.json';
import enEInvoice from './locales/en/e-invoice.json';
import enFindings from './locales/en/findings.json';
import enOrganization from './locales/en/organization.json';
import frDocuments from './locales/fr/document-settings.json';
import frEInvoice from './locales/fr/e-invoice.json';
import frFindings from './locales/fr/findings.json';
import frOrganization from './locales/fr/organization.json';

/** The texts of electronic invoices, of their seller, and of the forms for both. */
export const eInvoiceTexts = {
  en: {
    documentSettings: enDocuments,
    eInvoice: enEInvoice,
    findings: enFindings,
    organization: enOrganization,
  },
  de: {
    documentSettings: deDocuments,
    eInvoice: deEInvoice,
    findings: deFindings,
    organization: deOrganization,
  },
  fr: {
    documentSettings: frDocuments,
    eInvoice: frEInvoice,
    findings: frFindings,
    organization: frOrganization,
  },
};

// They come with the forms, because the first list has no room for them.
addTexts(eInvoiceTexts);
