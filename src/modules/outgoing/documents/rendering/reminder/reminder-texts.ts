import type { ReminderStep } from '../../../../../kernel/accounts/reminder-step.js';
import type { statementLanguages } from '../../../../../kernel/accounts/statement.js';
import { languageOf } from '../page/conventions.js';

type BySteps = Readonly<Record<ReminderStep, string>>;

/** The words of the letter of a reminder in one language. Braces stand for what is filled in. */
export interface ReminderTexts {
  readonly titles: BySteps;
  /** `{date}` until which it is to be paid. */
  readonly intros: BySteps;
  /** Above the customer, where the parties stand side by side. */
  readonly to: string;
  readonly open: string;
  readonly amount_due: string;
  readonly fee: string;
  readonly total: string;
  readonly paid_already: string;
}

const en: ReminderTexts = {
  titles: {
    1: 'Payment reminder',
    2: 'Reminder',
    3: 'Last reminder',
  },
  intros: {
    1: 'The amounts below are still open. Please pay them by {date}.',
    2: 'We have not received your payment of the amounts below, which are overdue. Please pay by {date}.',
    3:
      'Despite our reminders, the amounts below are still unpaid. Please pay at once, by {date} at the latest. ' +
      'This is our last reminder.',
  },
  to: 'To',
  open: 'Open documents',
  amount_due: 'Open amount',
  fee: 'Reminder fee',
  total: 'To be paid',
  paid_already: 'If you have paid in the meantime, please ignore this letter.',
};

const de: ReminderTexts = {
  titles: {
    1: 'Zahlungserinnerung',
    2: 'Mahnung',
    3: 'Letzte Mahnung',
  },
  intros: {
    1: 'Die folgenden Beträge sind noch offen. Bitte zahlen Sie bis zum {date}.',
    2:
      'Zu den folgenden überfälligen Beträgen konnten wir keinen Zahlungseingang feststellen. Bitte zahlen Sie bis ' +
      'zum {date}.',
    3:
      'Trotz unserer Erinnerungen sind die folgenden Beträge noch offen. Bitte zahlen Sie umgehend, spätestens bis ' +
      'zum {date}. Dies ist unsere letzte Mahnung.',
  },
  to: 'An',
  open: 'Offene Belege',
  amount_due: 'Offener Betrag',
  fee: 'Mahngebühr',
  total: 'Zu zahlen',
  paid_already:
    'Falls Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.',
};

const fr: ReminderTexts = {
  titles: {
    1: 'Rappel de paiement',
    2: 'Relance',
    3: 'Dernière relance',
  },
  intros: {
    1: 'Les montants ci-dessous restent dus. Merci de les régler au plus tard le {date}.',
    2:
      'Nous n’avons pas reçu votre paiement des montants ci-dessous, qui sont en retard. Merci de les régler au plus ' +
      'tard le {date}.',
    3:
      'Malgré nos relances, les montants ci-dessous restent impayés. Merci de les régler sans délai, au plus tard le ' +
      '{date}. Ceci est notre dernière relance.',
  },
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
