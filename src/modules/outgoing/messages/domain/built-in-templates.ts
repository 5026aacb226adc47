import type { MessageKind, MessageLanguage } from './message.js';
import { reminderTemplates } from './reminder-templates.js';
import { quoteTemplates } from './quote-templates.js';
import { receiptTemplates } from './receipt-templates.js';
import { severalRemindersTemplates } from './several-reminders-templates.js';
import { statementTemplates } from './statement-templates.js';
import type { Template } from './template.js';

/** What messages say while the organization has no text of its own. */
export const builtInTemplates: Readonly<Record<MessageLanguage, Readonly<Record<MessageKind, Template>>>> = {
  en: {
    ...reminderTemplates.en,
    ...severalRemindersTemplates.en,
    statement: statementTemplates.en,
    quote: quoteTemplates.en,
    receipt: receiptTemplates.en,
    invoice: {
      subject: 'Invoice {{invoice.number}} from {{organization.name}}',
      text: `Dear {{contact.name}},

please find attached invoice {{invoice.number}} of {{invoice.issue_date}} over {{invoice.total}}.

To be paid: {{invoice.amount_due}} by {{invoice.due_date}}.
{{invoice.instalments}}
{{invoice.early_payment}}
{{invoice.nothing_due}}

You can also look at it online: {{link}}

Kind regards
{{signature}}`,
    },
    credit_note: {
      subject: 'Credit note {{credit_note.number}} from {{organization.name}}',
      text: `Dear {{contact.name}},

please find attached credit note {{credit_note.number}} of {{credit_note.issue_date}} over {{credit_note.total}}.
It corrects invoice {{invoice.number}}.

You can also look at it online: {{link}}

Kind regards
{{signature}}`,
    },
  },
  de: {
    ...reminderTemplates.de,
    ...severalRemindersTemplates.de,
    statement: statementTemplates.de,
    quote: quoteTemplates.de,
    receipt: receiptTemplates.de,
    invoice: {
      subject: 'Rechnung {{invoice.number}} von {{organization.name}}',
      text: `Guten Tag {{contact.name}},

anbei erhalten Sie die Rechnung {{invoice.number}} vom {{invoice.issue_date}} über {{invoice.total}}.

Zu zahlen: {{invoice.amount_due}} bis {{invoice.due_date}}.
{{invoice.instalments}}
{{invoice.early_payment}}
{{invoice.nothing_due}}

Sie können die Rechnung auch online ansehen: {{link}}

Mit freundlichen Grüßen
{{signature}}`,
    },
    credit_note: {
      subject: 'Rechnungskorrektur {{credit_note.number}} von {{organization.name}}',
      text: `Guten Tag {{contact.name}},

anbei erhalten Sie die Rechnungskorrektur {{credit_note.number}} vom {{credit_note.issue_date}} über
{{credit_note.total}}. Sie berichtigt die Rechnung {{invoice.number}}.

Sie können sie auch online ansehen: {{link}}

Mit freundlichen Grüßen
{{signature}}`,
    },
  },
  fr: {
    ...reminderTemplates.fr,
    ...severalRemindersTemplates.fr,
    statement: statementTemplates.fr,
    quote: quoteTemplates.fr,
    receipt: receiptTemplates.fr,
    invoice: {
      subject: 'Facture {{invoice.number}} de {{organization.name}}',
      text: `Bonjour {{contact.name}},

veuillez trouver ci-joint la facture {{invoice.number}} du {{invoice.issue_date}} d’un montant de {{invoice.total}}.

À payer : {{invoice.amount_due}} au plus tard le {{invoice.due_date}}.
{{invoice.instalments}}
{{invoice.early_payment}}
{{invoice.nothing_due}}

Vous pouvez aussi consulter la facture en ligne : {{link}}

Cordialement
{{signature}}`,
    },
    credit_note: {
      subject: 'Avoir {{credit_note.number}} de {{organization.name}}',
      text: `Bonjour {{contact.name}},

veuillez trouver ci-joint l’avoir {{credit_note.number}} du {{credit_note.issue_date}} d’un montant de
{{credit_note.total}}. Il corrige la facture {{invoice.number}}.

Vous pouvez aussi le consulter en ligne : {{link}}

Cordialement
{{signature}}`,
    },
  },
};

/** The language of a locale, where messages are written in it: `de` of `de-AT`. */
export function messageLanguageOf(locale: string | null | undefined): MessageLanguage | undefined {
  const language = locale?.split(/[-_]/, 1)[0]?.toLowerCase();
  return language !== undefined && Object.hasOwn(builtInTemplates, language)
    ? (language as MessageLanguage)
    : undefined;
}
