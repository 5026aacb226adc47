import { element, wholePage } from './html.js';
import { pageStyle } from './page-style.js';
import { pageTexts, pageTextsOf, type PageTexts } from './page-texts.js';

/** Shown where a link shows nothing, whatever the reason: nobody's language is known, so in all of them. */
export const missingHtml = everyLanguage(({ missing, missing_advice, renew }) => {
  return { title: missing, text: missing_advice, button: renew };
});

/** Shown to whoever asks for a fresh address: it does not tell whether there can be one. */
export const renewedHtml = everyLanguage(({ renewed, renewed_advice }) => {
  return { title: renewed, text: renewed_advice };
});

/** Shown to whoever asks too often. */
export const busyHtml = everyLanguage(({ busy }) => ({ title: busy, text: '' }));

interface Said {
  readonly title: string;
  readonly text: string;
  /** Sends an empty form to the address of the page. */
  readonly button?: string;
}

function everyLanguage(say: (texts: PageTexts) => Said): string {
  const parts = Object.entries(pageTexts).map(([language, texts], at) => {
    const { title, text, button } = say(texts);
    const form = button === undefined ? '' : `<form method="post">${element('button', button)}</form>`;
    const heading = element(at === 0 ? 'h1' : 'h2', title);
    return `<section lang="${language}">${heading}${element('p', text)}${form}</section>`;
  });
  const { title } = say(pageTextsOf('en'));
  return wholePage({ title, language: 'en', style: pageStyle, content: parts.join('\n') });
}
