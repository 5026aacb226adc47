import { addTexts } from './add-texts';
import dePriceLists from './locales/de/price-lists.json';
import enPriceLists from './locales/en/price-lists.json';
import frPriceLists from './locales/fr/price-lists.json';

/** The texts of price lists, and of where the price of a line comes from. */
export const priceListTexts = {
  en: { priceLists: enPriceLists },
  de: { priceLists: dePriceLists },
  fr: { priceLists: frPriceLists },
};

// They come with what shows them, because the first list has no room for them.
addTexts(priceListTexts);
