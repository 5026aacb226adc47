import { addTexts } from './add-texts';
import deBills from './locales/de/bills.json';
import enBills from './locales/en/bills.json';
import frBills from './locales/fr/bills.json';

/** The texts of bills that suppliers send. */
export const billTexts = {
  en: { bills: enBills },
  de: { bills: deBills },
  fr: { bills: frBills },
};

// They come with what shows them, because the first list has no room for them.
addTexts(billTexts);
