import type { AgingBucketName } from '../../../../../kernel/accounts/aging.js';
import type { statementLanguages, StatementEntryKind } from '../../../../../kernel/accounts/statement.js';
import { languageOf } from '../page/conventions.js';

/** The words of a statement of account in one language. Braces stand for what is filled in. */
export interface StatementTexts {
  readonly title: string;
  /** Above the customer, where the parties stand side by side. */
  readonly account_of: string;
  readonly period: string;
  readonly currency: string;
  readonly columns: { readonly debit: string; readonly credit: string; readonly balance: string };
  readonly entry: string;
  readonly opening: string;
  /** `{number}`: of the document, or the reference of the payment. */
  readonly entries: Readonly<Record<StatementEntryKind, string>>;
  /** `{date}`. */
  readonly due: string;
  readonly debit_total: string;
  readonly credit_total: string;
  readonly closing: string;
  /** Where the customer has more than is owed. */
  readonly closing_credit: string;
  /** `{date}`. */
  readonly open: string;
  readonly invoice: string;
  readonly overdue: string;
  /** `{days}`. */
  readonly days: string;
  readonly one_day: string;
  readonly total: string;
  readonly aging: Readonly<Record<AgingBucketName, string>>;
  /** `{amount}`. */
  readonly unapplied: string;
  readonly settled: string;
}

const en: StatementTexts = {
  title: 'Statement of account',
  account_of: 'Account of',
  period: 'Period',
  currency: 'Currency',
  columns: { debit: 'Debit', credit: 'Credit', balance: 'Balance' },
  entry: 'Entry',
  opening: 'Opening balance',
  entries: {
    invoice: 'Invoice {number}',
    invoice_voided: 'Invoice {number} cancelled',
    invoice_written_off: 'Invoice {number} written off',
    write_off_ended: 'Write-off of {number} taken back',
    credit_note: 'Credit note {number}',
    credit_note_refunded: 'Refund of credit note {number}',
    credit_note_voided: 'Credit note {number} cancelled',
    payment: 'Payment {number}',
    payment_reversed: 'Payment {number} returned',
    payment_restored: 'Payment {number} received after all',
    refund: 'Refund {number}',
    refund_cancelled: 'Refund {number} cancelled',
    discount: 'Discount for paying early, {number}',
    discount_ended: 'Discount for paying early on {number} ended',
    deduction: 'Remainder of {number} let go',
    deduction_ended: 'Remainder of {number} due again',
  },
  due: 'due {date}',
  debit_total: 'Total debit',
  credit_total: 'Total credit',
  closing: 'Balance due',
  closing_credit: 'Balance in your favour',
  open: 'Open invoices on {date}',
  invoice: 'Invoice',
  overdue: 'Overdue',
  days: '{days} days',
  one_day: '1 day',
  total: 'Total',
  aging: {
    not_due: 'Not due',
    '1_30': '1–30 days',
    '31_60': '31–60 days',
    '61_90': '61–90 days',
    over_90: 'Over 90 days',
  },
  unapplied: 'Your credit that settles no invoice yet: {amount}.',
  settled: 'No invoice is open.',
};

const de: StatementTexts = {
  title: 'Kontoauszug',
  account_of: 'Konto von',
  period: 'Zeitraum',
  currency: 'Währung',
  columns: { debit: 'Soll', credit: 'Haben', balance: 'Saldo' },
  entry: 'Vorgang',
  opening: 'Anfangssaldo',
  entries: {
    invoice: 'Rechnung {number}',
    invoice_voided: 'Rechnung {number} storniert',
    invoice_written_off: 'Rechnung {number} ausgebucht',
    write_off_ended: 'Ausbuchung von {number} zurückgenommen',
    credit_note: 'Rechnungskorrektur {number}',
    credit_note_refunded: 'Auszahlung zu {number}',
    credit_note_voided: 'Rechnungskorrektur {number} storniert',
    payment: 'Zahlung {number}',
    payment_reversed: 'Zahlung {number} zurückgebucht',
    payment_restored: 'Zahlung {number} doch eingegangen',
    refund: 'Erstattung {number}',
    refund_cancelled: 'Erstattung {number} storniert',
    discount: 'Skonto auf {number}',
    discount_ended: 'Skonto auf {number} entfallen',
    deduction: 'Rest von {number} erlassen',
    deduction_ended: 'Rest von {number} wieder offen',
  },
  due: 'fällig {date}',
  debit_total: 'Summe Soll',
  credit_total: 'Summe Haben',
  closing: 'Offener Saldo',
  closing_credit: 'Saldo zu Ihren Gunsten',
  open: 'Offene Rechnungen am {date}',
  invoice: 'Rechnung',
  overdue: 'Überfällig',
  days: '{days} Tage',
  one_day: '1 Tag',
  total: 'Gesamt',
  aging: {
    not_due: 'Nicht fällig',
    '1_30': '1–30 Tage',
    '31_60': '31–60 Tage',
    '61_90': '61–90 Tage',
    over_90: 'Über 90 Tage',
  },
  unapplied: 'Ihr Guthaben, das noch keiner Rechnung zugeordnet ist: {amount}.',
  settled: 'Keine Rechnung ist offen.',
};

const fr: StatementTexts = {
  title: 'Relevé de compte',
  account_of: 'Compte de',
  period: 'Période',
  currency: 'Devise',
  columns: { debit: 'Débit', credit: 'Crédit', balance: 'Solde' },
  entry: 'Opération',
  opening: 'Solde initial',
  entries: {
    invoice: 'Facture {number}',
    invoice_voided: 'Facture {number} annulée',
    invoice_written_off: 'Facture {number} passée en perte',
    write_off_ended: 'Perte sur {number} annulée',
    credit_note: 'Avoir {number}',
    credit_note_refunded: 'Remboursement de l’avoir {number}',
    credit_note_voided: 'Avoir {number} annulé',
    payment: 'Paiement {number}',
    payment_reversed: 'Paiement {number} rejeté',
    payment_restored: 'Paiement {number} finalement reçu',
    refund: 'Remboursement {number}',
    refund_cancelled: 'Remboursement {number} annulé',
    discount: 'Escompte sur {number}',
    discount_ended: 'Escompte sur {number} annulé',
    deduction: 'Solde de {number} abandonné',
    deduction_ended: 'Solde de {number} de nouveau dû',
  },
  due: 'échéance {date}',
  debit_total: 'Total débit',
  credit_total: 'Total crédit',
  closing: 'Solde à payer',
  closing_credit: 'Solde en votre faveur',
  open: 'Factures ouvertes au {date}',
  invoice: 'Facture',
  overdue: 'Retard',
  days: '{days} jours',
  one_day: '1 jour',
  total: 'Total',
  aging: {
    not_due: 'Non échu',
    '1_30': '1–30 jours',
    '31_60': '31–60 jours',
    '61_90': '61–90 jours',
    over_90: 'Plus de 90 jours',
  },
  unapplied: 'Votre crédit qui n’est encore imputé à aucune facture : {amount}.',
  settled: 'Aucune facture n’est ouverte.',
};

const byLanguage: Readonly<Record<string, StatementTexts>> = {
  en,
  de,
  fr,
} satisfies Record<(typeof statementLanguages)[number], StatementTexts>;

/** The locale itself where statements are printed in its language, else English. */
export function statementLocaleOf(locale: string): string {
  return Object.hasOwn(byLanguage, languageOf(locale)) ? locale : 'en';
}

/** The words of a locale that statements are printed in. */
export function statementTextsOf(locale: string): StatementTexts {
  return byLanguage[languageOf(locale)] ?? en;
}
