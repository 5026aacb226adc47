import { subjectOf, type MessageKind, type MessageLanguage } from './message.js';

/** Stands for the address of the customer's page, which is made when the message is sent. */
const PLACE = '{{link}}';

const LINE_WITH_PLACE = /^.*\{\{\s*link\s*\}\}.*\n?/gm;

const LABELS = {
  en: 'View the invoice',
  de: 'Rechnung ansehen',
  fr: 'Voir la facture',
} as const satisfies Record<MessageLanguage, string>;

/** What stands in a message where the link will be; nothing where there can be none. */
export function linkPlace(kind: MessageKind, canLink: boolean): string {
  return subjectOf[kind] === 'invoice' && canLink ? PLACE : '';
}

/** What a caller has written; without a link, the lines that name one are left out. */
export function textForLink(text: string, kind: MessageKind, canLink: boolean): string {
  if (subjectOf[kind] !== 'invoice') return text;
  return canLink ? text.replace(/\{\{\s*link\s*\}\}/g, PLACE) : text.replace(LINE_WITH_PLACE, '').trim();
}

export function hasLinkPlace(kind: MessageKind, text: string): boolean {
  return subjectOf[kind] === 'invoice' && text.includes(PLACE);
}

/** The button of the HTML form, where the message has a link. */
export function linkButton(language: MessageLanguage): { readonly label: string; readonly url: string } {
  return { label: LABELS[language], url: PLACE };
}

/** The text or the HTML form with the address in its place. */
export function withLink(written: string, url: string): string {
  return written.replaceAll(PLACE, () => url);
}
