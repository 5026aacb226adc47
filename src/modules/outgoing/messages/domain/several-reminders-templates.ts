import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

type RemindersKind = 'reminders_1' | 'reminders_2' | 'reminders_3';

/** What reminders of several invoices say while the organization has no text of its own. */
export const severalRemindersTemplates: Readonly<
  Record<MessageLanguage, Readonly<Record<RemindersKind, Template>>>
> = {
  en: {
    reminders_1: {
      subject: 'Open invoices of {{organization.name}}: a friendly reminder',
      text: `Dear {{contact.name}},

this is a reminder of these invoices, with the day that each is due and the open amount:

{{invoices}}

Open amount in all: {{reminder.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
With a reminder fee of {{reminder.fee}}, {{reminder.total}} is to be paid.

If you have paid in the meantime, please ignore this message.

Kind regards
{{signature}}`,
    },
    reminders_2: {
      subject: 'Reminder: invoices of {{organization.name}} are overdue',
      text: `Dear {{contact.name}},

we have not received your payment for these invoices, shown with the day that each was due and the open amount:

{{invoices}}

Open amount in all: {{reminder.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
With a reminder fee of {{reminder.fee}}, {{reminder.total}} is to be paid.

Please pay within seven days. If something is wrong with an invoice, please answer this message.

Kind regards
{{signature}}`,
    },
    reminders_3: {
      subject: 'Last reminder: invoices of {{organization.name}}',
      text: `Dear {{contact.name}},

despite our reminders, these invoices are still unpaid, shown with the day that each was due and the open amount:

{{invoices}}

Open amount in all: {{reminder.amount_due}}
Of your credit, {{customer.credit}} is not used yet.
With a reminder fee of {{reminder.fee}}, {{reminder.total}} is to be paid.

Please pay at once. This is our last reminder.

Kind regards
{{signature}}`,
    },
  },
  de: {
    reminders_1: {
      subject: 'Offene Rechnungen von {{organization.name}}: freundliche Erinnerung',
      text: `Guten Tag {{contact.name}},

wir erinnern an diese Rechnungen, jeweils mit Fälligkeit und offenem Betrag:

{{invoices}}

Offener Betrag insgesamt: {{reminder.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Mit einer Mahngebühr von {{reminder.fee}} sind {{reminder.total}} zu zahlen.

Falls Sie inzwischen gezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.

Mit freundlichen Grüßen
{{signature}}`,
    },
    reminders_2: {
      subject: 'Mahnung: Rechnungen von {{organization.name}} sind überfällig',
      text: `Guten Tag {{contact.name}},

zu diesen Rechnungen konnten wir keinen Zahlungseingang feststellen, jeweils mit Fälligkeit und offenem Betrag:

{{invoices}}

Offener Betrag insgesamt: {{reminder.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Mit einer Mahngebühr von {{reminder.fee}} sind {{reminder.total}} zu zahlen.

Bitte zahlen Sie innerhalb von sieben Tagen. Falls an einer Rechnung etwas nicht stimmt, antworten Sie bitte auf diese
Nachricht.

Mit freundlichen Grüßen
{{signature}}`,
    },
    reminders_3: {
      subject: 'Letzte Mahnung: Rechnungen von {{organization.name}}',
      text: `Guten Tag {{contact.name}},

trotz unserer Erinnerungen sind diese Rechnungen noch offen, jeweils mit Fälligkeit und offenem Betrag:

{{invoices}}

Offener Betrag insgesamt: {{reminder.amount_due}}
Ihr Guthaben von {{customer.credit}} ist noch nicht verrechnet.
Mit einer Mahngebühr von {{reminder.fee}} sind {{reminder.total}} zu zahlen.

Bitte zahlen Sie umgehend. Dies ist unsere letzte Mahnung.

Mit freundlichen Grüßen
{{signature}}`,
    },
  },
  fr: {
    reminders_1: {
      subject: 'Factures ouvertes de {{organization.name}} : rappel amical',
      text: `Bonjour {{contact.name}},

nous vous rappelons ces factures, chacune avec son échéance et le montant dû :

{{invoices}}

Montant dû au total : {{reminder.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Avec des frais de rappel de {{reminder.fee}}, le montant à payer est de {{reminder.total}}.

Si vous avez payé entre-temps, ne tenez pas compte de ce message.

Cordialement
{{signature}}`,
    },
    reminders_2: {
      subject: 'Relance : des factures de {{organization.name}} sont en retard',
      text: `Bonjour {{contact.name}},

nous n’avons pas reçu votre paiement pour ces factures, chacune avec son échéance et le montant dû :

{{invoices}}

Montant dû au total : {{reminder.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Avec des frais de rappel de {{reminder.fee}}, le montant à payer est de {{reminder.total}}.

Merci de payer sous sept jours. Si une facture contient une erreur, merci de répondre à ce message.

Cordialement
{{signature}}`,
    },
    reminders_3: {
      subject: 'Dernière relance : factures de {{organization.name}}',
      text: `Bonjour {{contact.name}},

malgré nos relances, ces factures restent impayées, chacune avec son échéance et le montant dû :

{{invoices}}

Montant dû au total : {{reminder.amount_due}}
Votre avoir de {{customer.credit}} n’est pas encore déduit.
Avec des frais de rappel de {{reminder.fee}}, le montant à payer est de {{reminder.total}}.

Merci de payer sans délai. Ceci est notre dernière relance.

Cordialement
{{signature}}`,
    },
  },
};
