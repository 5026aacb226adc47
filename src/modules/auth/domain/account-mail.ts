import type { AccountMessage, Notice } from './account-message.js';
import { accountTexts } from './account-mail-texts.js';

/** The pages of the panel that links lead to. The token stands behind the #, which no server is sent. */
const PAGES = {
  invitation: '/accept-invitation',
  password_reset: '/reset-password',
  new_address: '/confirm-address',
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
  const url = 'token' in message ? `${publicUrl}${PAGES[message.kind]}#${message.token}` : '';
  const organization = message.kind === 'invitation' ? message.organization.replace(/\s+/g, ' ') : '';
  const fill = (template: string): string => {
    return template.replaceAll('{{link}}', () => url).replaceAll('{{organization}}', () => organization);
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
