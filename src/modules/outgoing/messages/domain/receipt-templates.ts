import type { MessageLanguage } from './message.js';
import type { Template } from './template.js';

/** What goes along with the receipt of a payment. Lines about what there is nothing of are left out. */
export const receiptTemplates: Readonly<Record<MessageLanguage, Template>> = {
  en: {
    subject: 'Your payment to {{organization.name}}',
    text: `Dear {{contact.name}},

thank you for your payment of {{payment.amount}}, which we received on {{payment.received_on}}.
Please find attached the receipt.

Paid with it: {{payment.invoices}}
Still to be paid of that: {{payment.open}}
Your credit from it: {{payment.credit}}

Kind regards
{{signature}}`,
  },
  de: {
    subject: 'Ihre Zahlung an {{organization.name}}',
    text: `Guten Tag {{contact.name}},

vielen Dank für Ihre Zahlung über {{payment.amount}}, die am {{payment.received_on}} bei uns eingegangen ist.
Anbei erhalten Sie die Zahlungsbestätigung.

Damit bezahlt: {{payment.invoices}}
Davon noch zu zahlen: {{payment.open}}
Ihr Guthaben daraus: {{payment.credit}}

Mit freundlichen Grüßen
{{signature}}`,
  },
  fr: {
    subject: 'Votre paiement à {{organization.name}}',
    text: `Bonjour {{contact.name}},

nous vous remercions de votre paiement de {{payment.amount}}, reçu le {{payment.received_on}}.
Veuillez trouver ci-joint le reçu.

Factures réglées : {{payment.invoices}}
Reste à payer sur celles-ci : {{payment.open}}
Crédit qui vous reste : {{payment.credit}}

Cordialement
{{signature}}`,
  },
};
