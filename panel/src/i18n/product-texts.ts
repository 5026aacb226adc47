import { addTexts } from './add-texts';
import deProducts from './locales/de/products.json';
import deTaxCategories from './locales/de/tax-categories.json';
import enProducts from './locales/en/products.json';
import enTaxCategories from './locales/en/tax-categories.json';
import frProducts from './locales/fr/products.json';
import frTaxCategories from './locales/fr/tax-categories.json';

/** The texts of products and their taxes. */
export const productTexts = {
  en: { products: enProducts, taxCategories: enTaxCategories },
  de: { products: deProducts, taxCategories: deTaxCategories },
  fr: { products: frProducts, taxCategories: frTaxCategories },
};

// They come with what shows them, because the first list has no room for them.
addTexts(productTexts);
