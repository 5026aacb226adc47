import { addTexts } from './add-texts';
import deBank from './locales/de/bank.json';
import enBank from './locales/en/bank.json';
import frBank from './locales/fr/bank.json';

/** The texts of the bank page. */
export const bankTexts = { en: { bank: enBank }, de: { bank: deBank }, fr: { bank: frBank } };

// They come with the page that shows them.
addTexts(bankTexts);
