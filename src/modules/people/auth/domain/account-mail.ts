import type { AccountMessage, Notice } from './account-message.js';
import { accountTexts } from './account-mail-texts.js';

/** The pages of the panel that links lead to. The token stands behind the #, which no server is sent. */
const PAGES = {
  invitation: '/accept-invitation',
  password_reset: '/reset-password',
  new_address: '/confirm-address',
  new_place: '/settings/profile',
} as const;

/** What a mail about an account says. */
export interface AccountMail {
  readonly subject: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly url: string } | undefined;
}

/** Writes the mail of a message. Takes where the panel is reached, and the language. */
export function accountMailOf(
  message: AccountMessage,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: 'en' | 'de' | 'fr' },
): AccountMail {
  if (message.kind === 'notice') return noticeOf(message, publicUrl);
  const { subject, text, button } = accountTexts[language][message.kind];
  const page = message.kind in PAGES ? PAGES[message.kind as keyof typeof PAGES] : '';
  const url = `${publicUrl}${page}${'token' in message ? `#${message.token}` : ''}`;
  const values: Readonly<Record<string, string>> = { ...message, link: url };
  const fill = (template: string): string => {
    return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (values[name] ?? '').replace(/\s+/g, ' '));
  };
  return {
    subject: fill(subject),
    text: fill(text),
    link: button === undefined ? undefined : { label: button, url },
  };
}

function noticeOf({ subject, text, button, page }: Notice, publicUrl: string): AccountMail {
  const url = `${publicUrl}${page}`;
  return { subject, text: `${text}\n\n${url}`, link: { label: button, url } };
}
