import type { TextLoaders } from './i18n';

/** The texts of the pages behind the sign-in page. */
export const panelTexts: TextLoaders = {
  en: () => import('./locales/en'),
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
};
