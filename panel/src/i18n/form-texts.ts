import { addTexts } from './add-texts';
import deInvoiceEditor from './locales/de/invoice-editor.json';
import enInvoiceEditor from './locales/en/invoice-editor.json';
import frInvoiceEditor from './locales/fr/invoice-editor.json';
import deAdjustments from './locales/de/adjustments.json';
import deConflict from './locales/de/conflict.json';
import dePickers from './locales/de/pickers.json';
import deTaxIds from './locales/de/tax-ids.json';
import deTerms from './locales/de/terms.json';
import enAdjustments from './locales/en/adjustments.json';
import enConflict from './locales/en/conflict.json';
import enPickers from './locales/en/pickers.json';
import enTaxIds from './locales/en/tax-ids.json';
import enTerms from './locales/en/terms.json';
import frAdjustments from './locales/fr/adjustments.json';
import frConflict from './locales/fr/conflict.json';
import frPickers from './locales/fr/pickers.json';
import frTaxIds from './locales/fr/tax-ids.json';
import frTerms from './locales/fr/terms.json';

/** Texts that several forms share. */
export const formTexts = {
  en: {
    invoiceEditor: enInvoiceEditor,
    adjustments: enAdjustments,
    conflict: enConflict,
    pickers: enPickers,
    taxIds: enTaxIds,
    terms: enTerms,
  },
  de: {
    invoiceEditor: deInvoiceEditor,
    adjustments: deAdjustments,
    conflict: deConflict,
    pickers: dePickers,
    taxIds: deTaxIds,
    terms: deTerms,
  },
  fr: {
    invoiceEditor: frInvoiceEditor,
    adjustments: frAdjustments,
    conflict: frConflict,
    pickers: frPickers,
    taxIds: frTaxIds,
    terms: frTerms,
  },
};

// They come with those who need them, because the first list has no room for them.
addTexts(formTexts);
