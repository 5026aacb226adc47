import type { VersionedSettings } from '../documents.repository.js';
import type { IssuedDocument } from '../mapping/issued-document.js';
import type { Presentation } from '../rendering/index.js';

/** How the organization wants its documents to look, without its logo. */
export function lookOf({
  template,
  paper,
  accent_color,
  footer,
  intro,
  closing,
  show_payment_code,
  payment_code_reference,
}: VersionedSettings): Omit<Presentation, 'logo'> {
  return {
    template,
    paper,
    accent_color,
    footer: footer.length === 0 ? undefined : footer.map(({ text }) => text.split('\n')),
    intro: intro ?? undefined,
    closing: closing ?? undefined,
    show_payment_code,
    payment_code_reference,
  };
}

/** The locale of whom a document is for, where it is known. */
export function localeOf(document: IssuedDocument): string | undefined {
  const { buyer } = document.type === 'invoice' ? document.invoice : document.note;
  return buyer?.locale;
}
