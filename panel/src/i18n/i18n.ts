import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { bankTexts } from './bank-texts';
import type { bulkTexts } from './bulk-texts';
import type { calculationTexts } from './calculation-texts';
import type { customerTexts } from './customer-texts';
import type { dashboardTexts } from './dashboard-texts';
import type { eInvoiceTexts } from './e-invoice-texts';
import type { documentTexts } from './document-texts';
import type { formTexts } from './form-texts';
import type { historyTexts } from './history-texts';
import type { invoiceTexts } from './invoice-texts';
import { preferredLanguage, rememberLanguage, type Language } from './languages';
import type { Texts } from './locales/en';
import type account from './locales/en/account.json';
import type approvals from './locales/en/approvals.json';
import type { FirstTexts } from './locales/en/first';
import type invoiceTemplates from './locales/en/invoice-templates.json';
import type links from './locales/en/links.json';
import type people from './locales/en/people.json';
import type reminders from './locales/en/reminders.json';
import type exports from './locales/en/exports.json';
import type retention from './locales/en/retention.json';
import type statements from './locales/en/statements.json';
import type testBooks from './locales/en/test-books.json';
import type { mailTexts } from './mail-texts';
import type { mergingTexts } from './merging-texts';
import type { privacyTexts } from './privacy-texts';
import type { priceListTexts } from './price-list-texts';
import type { productTexts } from './product-texts';
import type { billTexts } from './bill-texts';
import type { purchaseTexts } from './purchase-texts';
import type { quoteTexts } from './quote-texts';
import type { recurringTexts } from './recurring-texts';
import type { securityTexts } from './security-texts';
import type { settingsTexts } from './settings-texts';
import type { shortcutTexts } from './shortcut-texts';
import type { transferTexts } from './transfer-texts';
import type { webhookTexts } from './webhook-texts';

/** Loads texts of each language. */
export type TextLoaders = Readonly<Record<Language, () => Promise<{ default: object }>>>;

const firstTexts: TextLoaders = {
  en: () => import('./locales/en/first'),
  de: () => import('./locales/de/first'),
  fr: () => import('./locales/fr/first'),
};

/** What is loaded of every language that is chosen. */
const loaders = [firstTexts];

/** The texts that are not bundled with the first page, but come with those that need them. */
type LaterTexts = (typeof bankTexts)['en'] &
  (typeof bulkTexts)['en'] &
  (typeof calculationTexts)['en'] &
  (typeof customerTexts)['en'] &
  (typeof dashboardTexts)['en'] &
  (typeof eInvoiceTexts)['en'] &
  (typeof documentTexts)['en'] &
  (typeof formTexts)['en'] &
  (typeof historyTexts)['en'] &
  (typeof invoiceTexts)['en'] &
  (typeof mailTexts)['en'] &
  (typeof priceListTexts)['en'] &
  (typeof mergingTexts)['en'] &
  (typeof privacyTexts)['en'] &
  (typeof productTexts)['en'] &
  (typeof billTexts)['en'] &
  (typeof purchaseTexts)['en'] &
  (typeof quoteTexts)['en'] &
  (typeof recurringTexts)['en'] &
  (typeof securityTexts)['en'] &
  (typeof settingsTexts)['en'] &
  (typeof shortcutTexts)['en'] &
  (typeof transferTexts)['en'] &
  (typeof webhookTexts)['en'] & {
    account: typeof account;
    approvals: typeof approvals;
    invoiceTemplates: typeof invoiceTemplates;
    links: typeof links;
    people: typeof people;
    reminders: typeof reminders;
    exports: typeof exports;
    retention: typeof retention;
    statements: typeof statements;
    testBooks: typeof testBooks;
  };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'panel';
    resources: { panel: LaterTexts & Texts & FirstTexts };
  }
}

/** Starts in the preferred language, or in English if its files cannot be loaded. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'panel',
    resources: {},
    // React escapes already.
    interpolation: { escapeValue: false },
  });
  await speakOrEnglish(preferredLanguage());
}

/** Adds texts of further pages: now in the current language, later in each that is chosen. */
export async function addLoaders(added: TextLoaders): Promise<void> {
  if (!loaders.includes(added)) loaders.push(added);
  await speakOrEnglish(i18next.language as Language);
}

/** Switches the language, at once and for later visits. Raises the error if its file cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

function speakOrEnglish(language: Language): Promise<void> {
  return speak(language).catch(() => speak('en'));
}

async function speak(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function load(language: Language): Promise<void> {
  const loaded = await Promise.all(loaders.map((loader) => loader[language]()));
  for (const { default: texts } of loaded) i18next.addResourceBundle(language, 'panel', texts);
}
