import type { MessageLanguage } from './message.js';

/** What a mail with a fresh link says. */
export const renewalTexts: Readonly<Record<MessageLanguage, string>> = {
  en: `Hello,

somebody has asked for a fresh link to this document, because the old one had ended: {{link}}

It works for seven days. If it was not you, you need not do anything.`,
  de: `Guten Tag,

jemand hat um einen neuen Link zu diesem Beleg gebeten, da der alte abgelaufen war: {{link}}

Er gilt sieben Tage. Falls Sie es nicht waren, brauchen Sie nichts zu tun.`,
  fr: `Bonjour,

quelqu’un a demandé un nouveau lien vers ce document, l’ancien ayant expiré : {{link}}

Il est valable sept jours. Si ce n’était pas vous, vous n’avez rien à faire.`,
};

/** How long a fresh link works. */
export const RENEWED_DAYS = 7;
