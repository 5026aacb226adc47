import { addTexts } from './add-texts';
import deCustomers from './locales/de/customers.json';
import enCustomers from './locales/en/customers.json';
import frCustomers from './locales/fr/customers.json';

/** The texts of customers. */
export const customerTexts = {
  en: { customers: enCustomers },
  de: { customers: deCustomers },
  fr: { customers: frCustomers },
};

// They come with what shows them, because the first list has no room for them.
addTexts(customerTexts);
