import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

/** What goes along with a statement of account. The line about what is overdue is left out where nothing is. */
export const statementTemplates: Readonly<Record<MessageLanguage, Template>> = {
  en: {
    subject: 'Statement of account from {{organization.name}}',
    text: `Dear {{contact.name}},

please find attached your statement of account from {{statement.from}} to {{statement.to}}.

Balance: {{statement.balance}}
Overdue: {{statement.overdue}}

If your books say something else, please tell us.

Kind regards
{{signature}}`,
  },
  de: {
    subject: 'Kontoauszug von {{organization.name}}',
    text: `Guten Tag {{contact.name}},

anbei erhalten Sie Ihren Kontoauszug vom {{statement.from}} bis zum {{statement.to}}.

Saldo: {{statement.balance}}
Überfällig: {{statement.overdue}}

Falls Ihre Bücher etwas anderes zeigen, geben Sie uns bitte Bescheid.

Mit freundlichen Grüßen
{{signature}}`,
  },
  fr: {
    subject: 'Relevé de compte de {{organization.name}}',
    text: `Bonjour {{contact.name}},

veuillez trouver ci-joint votre relevé de compte du {{statement.from}} au {{statement.to}}.

Solde : {{statement.balance}}
En retard : {{statement.overdue}}

Si vos livres indiquent autre chose, merci de nous le signaler.

Cordialement
{{signature}}`,
  },
};
