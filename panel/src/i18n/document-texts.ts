import { addTexts } from './add-texts';
import deDocuments from './locales/de/documents.json';
import enDocuments from './locales/en/documents.json';
import frDocuments from './locales/fr/documents.json';
import deCreditNotes from './locales/de/credit-notes.json';
import dePayments from './locales/de/payments.json';
import enCreditNotes from './locales/en/credit-notes.json';
import enPayments from './locales/en/payments.json';
import frCreditNotes from './locales/fr/credit-notes.json';
import frPayments from './locales/fr/payments.json';

/** The texts of documents, payments and refunds. */
export const documentTexts = {
  en: { documents: enDocuments, creditNotes: enCreditNotes, payments: enPayments },
  de: { documents: deDocuments, creditNotes: deCreditNotes, payments: dePayments },
  fr: { documents: frDocuments, creditNotes: frCreditNotes, payments: frPayments },
};

// They come with those who need them, because the first list has no room for them.
addTexts(documentTexts);
