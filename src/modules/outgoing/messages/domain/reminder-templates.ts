import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

type ReminderKind = 'reminder_1' | 'reminder_2' | 'reminder_3';

/** What reminders say while the organization has no text of its own: each step is firmer than the one before. */
export const reminderTemplates: Readonly<Record<MessageLanguage, Readonly<Record<ReminderKind, Template>>>> =
  {
    en: {
      reminder_1: {
        subject: 'Invoice {{invoice.number}} of {{organization.name}}: a friendly reminder',
        text: `Dear {{contact.name}},

this is a reminder of invoice {{invoice.number}} of {{invoice.issue_date}}, which is to be paid by {{invoice.due_date}}.

Open amount: {{invoice.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
Payment reference: {{invoice.payment_reference}}

All that is needed to pay: {{link}}

If you have paid in the meantime, please ignore this message.

Kind regards
{{signature}}`,
      },
      reminder_2: {
        subject: 'Reminder: invoice {{invoice.number}} of {{organization.name}} is overdue',
        text: `Dear {{contact.name}},

invoice {{invoice.number}} of {{invoice.issue_date}} was due on {{invoice.due_date}}, and we have not received
your payment. Please pay the open amount within seven days.

Open amount: {{invoice.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
Payment reference: {{invoice.payment_reference}}
With a reminder fee of {{reminder.fee}}, {{reminder.total}} is to be paid.

All that is needed to pay: {{link}}

If something is wrong with the invoice, please answer this message.

Kind regards
{{signature}}`,
      },
      reminder_3: {
        subject: 'Last reminder: invoice {{invoice.number}} of {{organization.name}}',
        text: `Dear {{contact.name}},

despite our reminders, invoice {{invoice.number}} of {{invoice.issue_date}} is still unpaid. It was due on
{{invoice.due_date}}, {{invoice.days_overdue}} days ago. Please pay the open amount at once.

Open amount: {{invoice.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
Payment reference: {{invoice.payment_reference}}
With a reminder fee of {{reminder.fee}}, {{reminder.total}} is to be paid.

All that is needed to pay: {{link}}

This is our last reminder.

Kind regards
{{signature}}`,
      },
    },
    de: {
      reminder_1: {
        subject: 'Rechnung {{invoice.number}} von {{organization.name}}: freundliche Erinnerung',
        text: `Guten Tag {{contact.name}},

wir erinnern an die Rechnung {{invoice.number}} vom {{invoice.issue_date}}, zahlbar bis {{invoice.due_date}}.

Offener Betrag: {{invoice.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Verwendungszweck: {{invoice.payment_reference}}

Alle Angaben zur Zahlung: {{link}}

Falls Sie inzwischen gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.

Mit freundlichen Grüßen
{{signature}}`,
      },
      reminder_2: {
        subject: 'Mahnung: Rechnung {{invoice.number}} von {{organization.name}} ist überfällig',
        text: `Guten Tag {{contact.name}},

die Rechnung {{invoice.number}} vom {{invoice.issue_date}} war am {{invoice.due_date}} fällig. Einen
Zahlungseingang konnten wir nicht feststellen. Bitte zahlen Sie den offenen Betrag innerhalb von sieben Tagen.

Offener Betrag: {{invoice.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Verwendungszweck: {{invoice.payment_reference}}
Mit einer Mahngebühr von {{reminder.fee}} sind {{reminder.total}} zu zahlen.

Alle Angaben zur Zahlung: {{link}}

Falls an der Rechnung etwas nicht stimmt, antworten Sie bitte auf diese Nachricht.

Mit freundlichen Grüßen
{{signature}}`,
      },
      reminder_3: {
        subject: 'Letzte Mahnung: Rechnung {{invoice.number}} von {{organization.name}}',
        text: `Guten Tag {{contact.name}},

trotz unserer Erinnerungen ist die Rechnung {{invoice.number}} vom {{invoice.issue_date}} noch offen. Sie war am
{{invoice.due_date}} fällig, vor {{invoice.days_overdue}} Tagen. Bitte zahlen Sie den offenen Betrag umgehend.

Offener Betrag: {{invoice.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Verwendungszweck: {{invoice.payment_reference}}
Mit einer Mahngebühr von {{reminder.fee}} sind {{reminder.total}} zu zahlen.

Alle Angaben zur Zahlung: {{link}}

Dies ist unsere letzte Mahnung.

Mit freundlichen Grüßen
{{signature}}`,
      },
    },
    fr: {
      reminder_1: {
        subject: 'Facture {{invoice.number}} de {{organization.name}} : rappel amical',
        text: `Bonjour {{contact.name}},

nous vous rappelons la facture {{invoice.number}} du {{invoice.issue_date}}, à payer au plus tard le
{{invoice.due_date}}.

Montant à payer : {{invoice.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Référence du paiement : {{invoice.payment_reference}}

Tout ce qu’il faut pour payer : {{link}}

Si vous avez payé entre-temps, ne tenez pas compte de ce message.

Cordialement
{{signature}}`,
      },
      reminder_2: {
        subject: 'Relance : la facture {{invoice.number}} de {{organization.name}} est en retard',
        text: `Bonjour {{contact.name}},

la facture {{invoice.number}} du {{invoice.issue_date}} était à payer le {{invoice.due_date}}, et nous
n’avons pas reçu votre paiement. Merci de régler le montant dû sous sept jours.

Montant à payer : {{invoice.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Référence du paiement : {{invoice.payment_reference}}
Avec des frais de rappel de {{reminder.fee}}, le montant à payer est de {{reminder.total}}.

Tout ce qu’il faut pour payer : {{link}}

Si la facture contient une erreur, merci de répondre à ce message.

Cordialement
{{signature}}`,
      },
      reminder_3: {
        subject: 'Dernière relance : facture {{invoice.number}} de {{organization.name}}',
        text: `Bonjour {{contact.name}},

malgré nos relances, la facture {{invoice.number}} du {{invoice.issue_date}} reste impayée. Elle était à payer le
{{invoice.due_date}}, il y a {{invoice.days_overdue}} jours. Merci de régler le montant dû sans délai.

Montant à payer : {{invoice.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Référence du paiement : {{invoice.payment_reference}}
Avec des frais de rappel de {{reminder.fee}}, le montant à payer est de {{reminder.total}}.

Tout ce qu’il faut pour payer : {{link}}

Ceci est notre dernière relance.

Cordialement
{{signature}}`,
      },
    },
  };
