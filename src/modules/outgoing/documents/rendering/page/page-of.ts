import { facturXLevel, type EInvoice } from '../../../../../kernel/en16931/index.js';
import type { Logo, PdfOptions } from '../presentation.js';
import { filled } from '../texts/words.js';
import { coloursOf } from './colours.js';
import { factsOf, headingOf } from './facts.js';
import { fontOrder } from './font-order.js';
import { tableOf } from './lines.js';
import { notesOf } from './notes.js';
import type { Page } from './page.js';
import { footerOf, joined, present, recipientOf, returnLineOf, senderOf } from './parties.js';
import type { PaymentCodes } from './payment-codes.js';
import { paymentOf } from './payment.js';
import { printedBillOf } from './swiss-bill-page.js';
import { totalsOf } from './totals.js';
import { wordingOf, type Wording } from './wording.js';

/** The files that stand beside the page, by the paths that it names. */
export const LOGO_PATHS = {
  'image/png': '/logo.png',
  'image/jpeg': '/logo.jpg',
  'image/svg+xml': '/logo.svg',
} as const satisfies Record<Logo['media_type'], string>;

/** What a page is printed with. */
export interface PageMeans {
  readonly fonts: readonly string[];
  /** How a telephone pays it. */
  readonly codes: PaymentCodes;
}

/** What a document prints, in the words of a locale. */
export function pageOf(document: EInvoice, options: PdfOptions, { fonts, codes }: PageMeans): Page {
  const { look, printed } = options;
  const wording = wordingOf(options.locale, document.currency);
  const { texts } = wording;
  const isDraft = options.mode === 'draft';
  const heading = headingOf(document, wording);
  const number = isDraft ? undefined : document.number;
  const sender = senderOf(document, wording);
  return {
    paper: look.paper === 'letter' ? 'us-letter' : 'a4',
    language: texts.language,
    title: joined([heading, number ?? (isDraft ? texts.draft : undefined)], ' '),
    author: sender.name,
    date: dateParts(document.issue_date),
    ...coloursOf(look.accent_color),
    fonts: fontOrder(fonts, document),
    mark: markOf(options, wording),
    logo: logoOf(look.logo, sender.name, wording),
    heading,
    number: number ?? null,
    sender,
    recipient: recipientOf(document, wording),
    return_line: returnLineOf(sender),
    labels: { from: texts.from, billed_to: texts.billed_to },
    facts: factsOf(isDraft ? { ...document, number: undefined } : document, wording),
    intro: present(look.intro ?? undefined),
    table: tableOf(document, printed, wording),
    totals: totalsOf(document, printed, wording),
    payment: paymentOf(document, codes, wording),
    bill: codes.bill === undefined ? null : printedBillOf(codes.bill, texts.language),
    notes: notesOf(document, printed, wording),
    closing: present(look.closing ?? undefined),
    footer: look.footer?.length ? look.footer.map((lines) => present(...lines)) : footerOf(document, wording),
    page_number: texts.page,
    attachment: attachmentOf(options),
  };
}

/** The picture in the head. Takes the name of whom it stands for. */
export function logoOf(logo: Logo | undefined, name: string, { texts }: Wording): Page['logo'] {
  return logo === undefined ? null : { path: LOGO_PATHS[logo.media_type], alt: filled(texts.logo, { name }) };
}

/** A draft of test books says both, each on a line. */
function markOf({ mode, isTest }: PdfOptions, { texts }: Wording): string | null {
  const marks = [...(isTest === true ? [texts.test] : []), ...(mode === 'draft' ? [texts.draft] : [])];
  return marks.length === 0 ? null : marks.join('\n');
}

function attachmentOf({ attachment }: PdfOptions): Page['attachment'] {
  if (attachment === undefined) return null;
  const { level, filename } = facturXLevel(attachment.profile);
  return { path: `/${filename}`, media_type: 'text/xml', description: `Factur-X ${level}` };
}

function dateParts(date: string | undefined): number[] | null {
  return date === undefined ? null : date.split('-').map(Number);
}
