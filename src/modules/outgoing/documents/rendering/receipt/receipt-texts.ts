import type { PaymentMethod } from '../../../../../kernel/accounts/payment-method.js';
import { languageOf } from '../page/conventions.js';
import type { DeductionName } from './receipt-figures.js';

/** The words of the receipt of a payment in one language. Braces stand for what is filled in. */
export interface ReceiptTexts {
  readonly title: string;
  /** Above the customer, where the parties stand side by side. */
  readonly to: string;
  readonly received_on: string;
  readonly method: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly reference: string;
  readonly intro: string;
  readonly columns: {
    readonly invoice: string;
    readonly total: string;
    readonly paid: string;
    readonly open: string;
  };
  readonly deductions: Readonly<Record<DeductionName, string>>;
  readonly applied: string;
  readonly refunded: string;
  readonly credit: string;
  readonly received: string;
  /** `{amount}`. */
  readonly still_open: string;
  readonly nothing_open: string;
  /** `{amount}`. */
  readonly unapplied: string;
}

const en: ReceiptTexts = {
  title: 'Payment receipt',
  to: 'Received from',
  received_on: 'Received on',
  method: 'Method',
  methods: {
    bank_transfer: 'Bank transfer',
    card: 'Card',
    cash: 'Cash',
    check: 'Cheque',
    other: 'Other',
  },
  reference: 'Reference',
  intro: 'We have received your payment. Thank you.',
  columns: {
    invoice: 'Invoice',
    total: 'Total',
    paid: 'Paid',
    open: 'Still open',
  },
  deductions: { discount: 'Discount', let_go: 'Let go' },
  applied: 'Applied to invoices',
  refunded: 'Given back',
  credit: 'Your credit',
  received: 'Payment received',
  still_open: 'Still to be paid of these invoices: {amount}.',
  nothing_open: 'Nothing of these invoices is left to be paid.',
  unapplied: 'No invoice is paid with {amount} of this payment yet; it is your credit.',
};

const de: ReceiptTexts = {
  title: 'Zahlungsbestätigung',
  to: 'Erhalten von',
  received_on: 'Eingegangen am',
  method: 'Zahlungsart',
  methods: {
    bank_transfer: 'Überweisung',
    card: 'Karte',
    cash: 'Bar',
    check: 'Scheck',
    other: 'Sonstige',
  },
  reference: 'Verwendungszweck',
  intro: 'Wir haben Ihre Zahlung erhalten. Vielen Dank.',
  columns: {
    invoice: 'Rechnung',
    total: 'Gesamtbetrag',
    paid: 'Gezahlt',
    open: 'Noch offen',
  },
  deductions: { discount: 'Skonto', let_go: 'Ausgebucht' },
  applied: 'Mit Rechnungen verrechnet',
  refunded: 'Zurückgezahlt',
  credit: 'Ihr Guthaben',
  received: 'Zahlungseingang',
  still_open: 'Von diesen Rechnungen sind noch zu zahlen: {amount}.',
  nothing_open: 'Diese Rechnungen sind vollständig beglichen.',
  unapplied:
    '{amount} dieser Zahlung sind noch mit keiner Rechnung verrechnet und stehen Ihnen als Guthaben zu.',
};

const fr: ReceiptTexts = {
  title: 'Reçu de paiement',
  to: 'Reçu de',
  received_on: 'Reçu le',
  method: 'Mode de paiement',
  methods: {
    bank_transfer: 'Virement',
    card: 'Carte',
    cash: 'Espèces',
    check: 'Chèque',
    other: 'Autre',
  },
  reference: 'Référence',
  intro: 'Nous avons bien reçu votre paiement et vous en remercions.',
  columns: {
    invoice: 'Facture',
    total: 'Total',
    paid: 'Payé',
    open: 'Reste dû',
  },
  deductions: { discount: 'Escompte', let_go: 'Abandonné' },
  applied: 'Imputé aux factures',
  refunded: 'Remboursé',
  credit: 'Votre crédit',
  received: 'Paiement reçu',
  still_open: 'Il reste à payer sur ces factures : {amount}.',
  nothing_open: 'Ces factures sont entièrement réglées.',
  unapplied: '{amount} de ce paiement ne sont encore imputés à aucune facture et restent à votre crédit.',
};

const it: ReceiptTexts = {
  title: 'Ricevuta di pagamento',
  to: 'Ricevuto da',
  received_on: 'Ricevuto il',
  method: 'Modalità',
  methods: {
    bank_transfer: 'Bonifico',
    card: 'Carta',
    cash: 'Contanti',
    check: 'Assegno',
    other: 'Altro',
  },
  reference: 'Causale',
  intro: 'Abbiamo ricevuto il vostro pagamento. Grazie.',
  columns: {
    invoice: 'Fattura',
    total: 'Totale',
    paid: 'Pagato',
    open: 'Residuo',
  },
  deductions: { discount: 'Sconto', let_go: 'Abbuono' },
  applied: 'Imputato a fatture',
  refunded: 'Rimborsato',
  credit: 'Vostro credito',
  received: 'Pagamento ricevuto',
  still_open: 'Di queste fatture restano da pagare: {amount}.',
  nothing_open: 'Queste fatture sono interamente saldate.',
  unapplied:
    '{amount} di questo pagamento non sono ancora imputati a una fattura e restano a vostro credito.',
};

const es: ReceiptTexts = {
  title: 'Recibo de pago',
  to: 'Recibido de',
  received_on: 'Recibido el',
  method: 'Forma de pago',
  methods: {
    bank_transfer: 'Transferencia',
    card: 'Tarjeta',
    cash: 'Efectivo',
    check: 'Cheque',
    other: 'Otra',
  },
  reference: 'Concepto',
  intro: 'Hemos recibido su pago. Muchas gracias.',
  columns: {
    invoice: 'Factura',
    total: 'Total',
    paid: 'Pagado',
    open: 'Pendiente',
  },
  deductions: { discount: 'Descuento', let_go: 'Condonado' },
  applied: 'Aplicado a facturas',
  refunded: 'Devuelto',
  credit: 'Su saldo a favor',
  received: 'Pago recibido',
  still_open: 'Queda por pagar de estas facturas: {amount}.',
  nothing_open: 'Estas facturas están totalmente pagadas.',
  unapplied: '{amount} de este pago aún no se han aplicado a ninguna factura y quedan a su favor.',
};

const nl: ReceiptTexts = {
  title: 'Betalingsbewijs',
  to: 'Ontvangen van',
  received_on: 'Ontvangen op',
  method: 'Betaalwijze',
  methods: {
    bank_transfer: 'Overboeking',
    card: 'Kaart',
    cash: 'Contant',
    check: 'Cheque',
    other: 'Anders',
  },
  reference: 'Kenmerk',
  intro: 'Wij hebben uw betaling ontvangen. Hartelijk dank.',
  columns: {
    invoice: 'Factuur',
    total: 'Totaal',
    paid: 'Betaald',
    open: 'Nog open',
  },
  deductions: { discount: 'Korting', let_go: 'Afgeboekt' },
  applied: 'Verrekend met facturen',
  refunded: 'Terugbetaald',
  credit: 'Uw tegoed',
  received: 'Ontvangen betaling',
  still_open: 'Van deze facturen moet nog worden betaald: {amount}.',
  nothing_open: 'Deze facturen zijn volledig betaald.',
  unapplied: '{amount} van deze betaling is nog met geen factuur verrekend en blijft als uw tegoed staan.',
};

const byLanguage: Readonly<Record<string, ReceiptTexts>> = { en, de, fr, it, es, nl };

/** The words of the language of a locale, else the English ones. */
export function receiptTextsOf(locale: string): ReceiptTexts {
  return byLanguage[languageOf(locale)] ?? en;
}
