import { addTexts } from './add-texts';
import dePurchases from './locales/de/purchases.json';
import enPurchases from './locales/en/purchases.json';
import frPurchases from './locales/fr/purchases.json';

/** The texts of suppliers, of payments to them, and of payment runs. */
export const purchaseTexts = {
  en: { purchases: enPurchases },
  de: { purchases: dePurchases },
  fr: { purchases: frPurchases },
};

// They come with what shows them, because the first list has no room for them.
addTexts(purchaseTexts);
