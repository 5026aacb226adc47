import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { calculationTexts } from './calculation-texts';
import type { dashboardTexts } from './dashboard-texts';
import type { eInvoiceTexts } from './e-invoice-texts';
import type { historyTexts } from './history-texts';
import type { invoiceTexts } from './invoice-texts';
import { preferredLanguage, rememberLanguage, type Language } from './languages';
import en, { type Texts } from './locales/en';
import type links from './locales/en/links.json';
import type people from './locales/en/people.json';
import type { mailTexts } from './mail-texts';
import type { securityTexts } from './security-texts';
import type { settingsTexts } from './settings-texts';
import type { webhookTexts } from './webhook-texts';

/** English is bundled as the fallback; the other languages are loaded when they are chosen. */
const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => Promise.resolve({ default: en }),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
};

/** The texts that are not bundled with the first page, but come with those that need them. */
type LaterTexts = (typeof calculationTexts)['en'] &
  (typeof dashboardTexts)['en'] &
  (typeof eInvoiceTexts)['en'] &
  (typeof historyTexts)['en'] &
  (typeof invoiceTexts)['en'] &
  (typeof mailTexts)['en'] &
  (typeof securityTexts)['en'] &
  (typeof settingsTexts)['en'] &
  (typeof webhookTexts)['en'] & { links: typeof links; people: typeof people };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'panel';
    resources: { panel: LaterTexts & Texts };
  }
}

/** Starts in the preferred language, or in English if its files cannot be loaded. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'panel',
    resources: { en: { panel: en } },
    // React escapes already.
    interpolation: { escapeValue: false },
  });
  await speak(preferredLanguage()).catch(() => speak('en'));
}

/** Switches the language, at once and for later visits. Raises the error if its file cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

async function speak(language: Language): Promise<void> {
  const texts = await loaders[language]();
  i18next.addResourceBundle(language, 'panel', texts.default);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
