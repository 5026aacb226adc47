import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

/** What the mail with a quote says. */
export const quoteTemplates: Readonly<Record<MessageLanguage, Template>> = {
  en: {
    subject: 'Quote {{quote.number}} from {{organization.name}}',
    text: `Dear {{contact.name}},

please find attached quote {{quote.number}} of {{quote.issue_date}} over {{quote.total}}.

It is valid until {{quote.valid_until}}.

You can look at it online, and accept or decline it there: {{link}}

Kind regards
{{signature}}`,
  },
  de: {
    subject: 'Angebot {{quote.number}} von {{organization.name}}',
    text: `Guten Tag {{contact.name}},

anbei erhalten Sie das Angebot {{quote.number}} vom {{quote.issue_date}} über {{quote.total}}.

Es gilt bis {{quote.valid_until}}.

Sie können es online ansehen und dort annehmen oder ablehnen: {{link}}

Mit freundlichen Grüßen
{{signature}}`,
  },
  fr: {
    subject: 'Devis {{quote.number}} de {{organization.name}}',
    text: `Bonjour {{contact.name}},

veuillez trouver ci-joint le devis {{quote.number}} du {{quote.issue_date}} d’un montant de {{quote.total}}.

Il est valable jusqu’au {{quote.valid_until}}.

Vous pouvez le consulter en ligne et y répondre, pour l’accepter ou le refuser : {{link}}

Cordialement
{{signature}}`,
  },
};
