import { subjectOf, type MessageKind, type MessageLanguage } from './message.js';

/** Stands for the address of the customer's page, which is made when the message is sent. */
const PLACE = '{{link}}';

const LINE_WITH_PLACE = /^.*\{\{\s*link\s*\}\}.*\n?/gm;

type LinkedType = Exclude<(typeof subjectOf)[MessageKind], 'customer' | 'payment'>;

const LABELS = {
  invoice: { en: 'View the invoice', de: 'Rechnung ansehen', fr: 'Voir la facture' },
  credit_note: { en: 'View the credit note', de: 'Rechnungskorrektur ansehen', fr: 'Voir l’avoir' },
  quote: { en: 'View the quote', de: 'Angebot ansehen', fr: 'Voir le devis' },
} as const satisfies Record<LinkedType, Record<MessageLanguage, string>>;

/** The document that a link in a message of a kind leads to; there is none to an account or a payment. */
export function linkedType(kind: MessageKind): LinkedType | undefined {
  const subject = subjectOf[kind];
  return subject === 'customer' || subject === 'payment' ? undefined : subject;
}

/** What stands in a message where the link will be; nothing where there can be none. */
export function linkPlace(kind: MessageKind, canLink: boolean): string {
  return linkedType(kind) !== undefined && canLink ? PLACE : '';
}

/** What a caller has written; without a link, the lines that name one are left out. */
export function textForLink(text: string, kind: MessageKind, canLink: boolean): string {
  if (linkedType(kind) === undefined) return text;
  return canLink ? text.replace(/\{\{\s*link\s*\}\}/g, PLACE) : text.replace(LINE_WITH_PLACE, '').trim();
}

export function hasLinkPlace(kind: MessageKind, text: string): boolean {
  return linkedType(kind) !== undefined && text.includes(PLACE);
}

/** The button of the HTML form, where a text has a place for a link. */
export function linkButton(
  { kind, language }: { readonly kind: MessageKind; readonly language: MessageLanguage },
  text: string,
): { readonly label: string; readonly url: string } | undefined {
  const type = linkedType(kind);
  return type === undefined || !hasLinkPlace(kind, text)
    ? undefined
    : { label: LABELS[type][language], url: PLACE };
}

/** The text or the HTML form with the address in its place. */
export function withLink(written: string, url: string): string {
  return written.replaceAll(PLACE, () => url);
}
