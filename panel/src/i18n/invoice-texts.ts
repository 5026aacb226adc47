import { addTexts } from './add-texts';
import deInvoicePage from './locales/de/invoice-page.json';
import deIssue from './locales/de/issue.json';
import enInvoicePage from './locales/en/invoice-page.json';
import enIssue from './locales/en/issue.json';
import frInvoicePage from './locales/fr/invoice-page.json';
import frIssue from './locales/fr/issue.json';

/** The texts of one invoice: its page, and what is asked before it is issued. */
export const invoiceTexts = {
  en: { invoicePage: enInvoicePage, issue: enIssue },
  de: { invoicePage: deInvoicePage, issue: deIssue },
  fr: { invoicePage: frInvoicePage, issue: frIssue },
};

// They come with what shows an invoice, because the first list has no room for them.
addTexts(invoiceTexts);
