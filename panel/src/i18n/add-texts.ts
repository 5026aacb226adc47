import i18next from 'i18next';

/** Adds texts that are not bundled with the first page, as soon as there are languages to add them to. */
export function addTexts(texts: Readonly<Record<string, object>>): void {
  const add = (): void => {
    for (const [language, added] of Object.entries(texts)) {
      i18next.addResourceBundle(language, 'panel', added, true);
    }
  };
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
}
