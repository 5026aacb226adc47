import { addTexts } from './add-texts';
import deTransfer from './locales/de/transfer.json';
import enTransfer from './locales/en/transfer.json';
import frTransfer from './locales/fr/transfer.json';

/** The texts of what goes to and comes from spreadsheets. */
export const transferTexts = {
  en: { transfer: enTransfer },
  de: { transfer: deTransfer },
  fr: { transfer: frTransfer },
};

// They come with what shows them, because the first list has no room for them.
addTexts(transferTexts);
