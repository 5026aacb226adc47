import { element, wholePage } from './html.js';
import { pageStyle } from './page-style.js';
import { pageTexts, pageTextsOf, type PageTexts } from './page-texts.js';

/** Shown where a link shows nothing, whatever the reason: nobody's language is known, so in all of them. */
export const missingHtml = everyLanguage(({ missing, missing_advice }) => [missing, missing_advice]);

/** Shown to whoever asks too often. */
export const busyHtml = everyLanguage(({ busy }) => [busy, '']);

function everyLanguage(say: (texts: PageTexts) => readonly [string, string]): string {
  const parts = Object.entries(pageTexts).map(([language, texts], at) => {
    const [first, second] = say(texts);
    return `<section lang="${language}">${element(at === 0 ? 'h1' : 'h2', first)}${element('p', second)}</section>`;
  });
  const [title] = say(pageTextsOf('en'));
  return wholePage({ title, language: 'en', style: pageStyle, content: parts.join('\n') });
}
