import type { MailTransport } from './mail-settings.js';
import type { SenderDomain } from './sender-domain.js';
import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

export const testOutcomes = ['accepted', 'temporary', 'permanent', 'unknown', 'not_sent'] as const;

/** What became of a mail that was sent to try the settings. */
export interface MailTest {
  readonly transport: MailTransport;
  readonly from: string | null;
  readonly to: string;
  readonly outcome: (typeof testOutcomes)[number];
  readonly smtp_code: number | null;
  readonly enhanced_code: string | null;
  readonly text: string;
  readonly duration_ms: number;
  /** What receivers find of the domain of the sender; null without a sender, or where its domain is none. */
  readonly sender_domain: SenderDomain | null;
}

/** What such a mail says. */
export const testTexts: Readonly<Record<MessageLanguage, Template>> = {
  en: {
    subject: 'Your mail settings work',
    text: 'This message was sent to try your mail settings. If you can read it, your customers get theirs, too.',
  },
  de: {
    subject: 'Ihre E-Mail-Einstellungen funktionieren',
    text: 'Diese Nachricht prüft Ihre E-Mail-Einstellungen. Wenn Sie sie lesen, bekommen Ihre Kunden auch ihre.',
  },
  fr: {
    subject: 'Vos réglages d’e-mail fonctionnent',
    text: 'Ce message sert à essayer vos réglages d’e-mail. Si vous le lisez, vos clients recevront aussi les leurs.',
  },
};
