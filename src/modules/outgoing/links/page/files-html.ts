import { mediaTypeOf, type DocumentFormat, type Original } from '../../documents/index.js';
import type { LinkTarget } from '../domain/link.js';
import type { Verdict } from '../domain/verification.js';
import { element, textHtml } from './html.js';
import { pathOfFile } from './page-path.js';
import { fileTextsOf, type FileTexts } from './file-texts.js';

/** The originals of the document that a page shows, and where they are below it. */
export interface PageFiles {
  readonly type: LinkTarget['type'];
  /** The path of the page, as seen from where this stands. */
  readonly base: string;
  readonly originals: readonly Original[];
  /** That of the document. */
  readonly language: string;
}

/** What electronic formats are called in every language. */
const NAMES: Readonly<Record<Exclude<DocumentFormat, 'pdf'>, string>> = {
  factur_x: 'Factur-X',
  ubl: 'UBL',
  cii: 'CII',
  xrechnung_ubl: 'XRechnung UBL',
  xrechnung_cii: 'XRechnung CII',
  peppol: 'Peppol',
};

const COMMANDS = [
  'Windows: certutil -hashfile FILE SHA256',
  'macOS: shasum -a 256 FILE',
  'Linux: sha256sum FILE',
].join('\n');

/** The PDF, and the electronic documents that were made. */
export function downloadsHtml({ type, base, originals, language }: PageFiles, download: string): string {
  const texts = fileTextsOf(language);
  const links = [
    { format: 'pdf' as const, text: download },
    ...originals.flatMap(({ format }) => {
      if (format === 'pdf') return [];
      const kind = mediaTypeOf(format) === 'application/pdf' ? 'PDF' : 'XML';
      return [{ format, text: `${texts.electronic} (${NAMES[format]}, ${kind})` }];
    }),
  ];
  const items = links.map(({ format, text }) => {
    return `<li><a href="${textHtml(base + pathOfFile(type, format))}" download>${textHtml(text)}</a></li>`;
  });
  return `<ul class="screen files">${items.join('')}</ul>`;
}

/** The PDF of what has no electronic form. */
export function downloadHtml({ type, base }: Pick<PageFiles, 'type' | 'base'>, text: string): string {
  const href = textHtml(base + pathOfFile(type, 'pdf'));
  return `<ul class="screen files"><li><a href="${href}" download>${textHtml(text)}</a></li></ul>`;
}

/** By what somebody tells whether their file is the one that was issued. */
export function genuineHtml({ base, originals, language }: PageFiles): string {
  const texts = fileTextsOf(language);
  const pdf = originals.find(({ format }) => format === 'pdf');
  const digest =
    pdf === undefined
      ? ''
      : `${element('p', texts.digest)}<p><code>${pdf.sha256.toString('hex')}</code></p>\n`;
  return `<section class="genuine" aria-labelledby="genuine"><h2 id="genuine">${textHtml(texts.genuine)}</h2>
${digest}${formHtml(base, texts)}</section>`;
}

/** What became of a comparison, with the form for another one. */
export function verdictHtml({ base, language }: PageFiles, verdict: Verdict): string {
  const texts = fileTextsOf(language);
  const said =
    verdict === 'not_asked' ? '' : `<p class="verdict ${verdict}">${textHtml(texts.verdicts[verdict])}</p>\n`;
  return `<div role="status">${said}</div>
${formHtml(base, texts)}
<p><a href="${textHtml(base.slice(0, -1))}">${textHtml(texts.back)}</a></p>`;
}

/** No file leaves the computer of whoever asks: they give the digest alone. */
function formHtml(base: string, texts: FileTexts): string {
  return `<form class="screen" action="${textHtml(base)}verify" method="get">
<p><label for="sha256">${textHtml(texts.digest_label)}</label></p>
<p><input id="sha256" name="sha256" required maxlength="200" autocomplete="off" autocapitalize="off"
 spellcheck="false" aria-describedby="how"> <button>${textHtml(texts.compare)}</button></p>
<p id="how" class="from">${textHtml(texts.how)}</p>
<pre dir="ltr" tabindex="0">${textHtml(COMMANDS)}</pre>
</form>`;
}
