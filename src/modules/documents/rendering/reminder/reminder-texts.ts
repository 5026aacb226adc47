import type { statementLanguages } from '../../../../kernel/accounts/statement.js';
import { languageOf } from '../page/conventions.js';

/** The words of the letter of a reminder in one language. Braces stand for what is filled in. */
export interface ReminderTexts {
  /** The first time, the second, and from the third on. */
  readonly titles: readonly [string, string, string];
  /** The same; `{date}` until which it is to be paid. */
  readonly intros: readonly [string, string, string];
  /** Above the customer, where the parties stand side by side. */
  readonly to: string;
  readonly open: string;
  readonly amount_due: string;
  readonly fee: string;
  readonly total: string;
  readonly paid_already: string;
}

const en: ReminderTexts = {
  titles: ['Payment reminder', 'Reminder', 'Last reminder'],
  intros: [
    'The amounts below are still open. Please pay them by {date}.',
    'We have not received your payment of the amounts below, which are overdue. Please pay by {date}.',
    'Despite our reminders, the amounts below are still unpaid. Please pay at once, by {date} at the latest. ' +
      'This is our last reminder.',
  ],
  to: 'To',
  open: 'Open documents',
  amount_due: 'Open amount',
  fee: 'Reminder fee',
  total: 'To be paid',
  paid_already: 'If you have paid in the meantime, please ignore this letter.',
};

const de: ReminderTexts = {
  titles: ['Zahlungserinnerung', 'Mahnung', 'Letzte Mahnung'],
  intros: [
    'Die folgenden Beträge sind noch offen. Bitte zahlen Sie bis zum {date}.',
    'Zu den folgenden überfälligen Beträgen konnten wir keinen Zahlungseingang feststellen. Bitte zahlen Sie bis zum ' +
      '{date}.',
    'Trotz unserer Erinnerungen sind die folgenden Beträge noch offen. Bitte zahlen Sie umgehend, spätestens bis zum ' +
      '{date}. Dies ist unsere letzte Mahnung.',
  ],
  to: 'An',
  open: 'Offene Belege',
  amount_due: 'Offener Betrag',
  fee: 'Mahngebühr',
  total: 'Zu zahlen',
  paid_already:
    'Falls Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
};

const fr: ReminderTexts = {
  titles: ['Rappel de paiement', 'Relance', 'Dernière relance'],
  intros: [
    'Les montants ci-dessous restent dus. Merci de les régler au plus tard le {date}.',
    'Nous n’avons pas reçu votre paiement des montants ci-dessous, qui sont en retard. Merci de les régler au plus ' +
      'tard le {date}.',
    'Malgré nos relances, les montants ci-dessous restent impayés. Merci de les régler sans délai, au plus tard le ' +
      '{date}. Ceci est notre dernière relance.',
  ],
  to: 'À',
  open: 'Pièces ouvertes',
  amount_due: 'Montant dû',
  fee: 'Frais de rappel',
  total: 'À payer',
  paid_already: 'Si vous avez payé entre-temps, ne tenez pas compte de cette lettre.',
};

const byLanguage: Readonly<Record<string, ReminderTexts>> = {
  en,
  de,
  fr,
} satisfies Record<(typeof statementLanguages)[number], ReminderTexts>;

/** The words of a locale that letters are printed in, as statements are. */
export function reminderTextsOf(locale: string): ReminderTexts {
  return byLanguage[languageOf(locale)] ?? en;
}
