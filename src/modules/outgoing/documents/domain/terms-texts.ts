import { amountText } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { EarlyPayment } from '../../../../kernel/time/payment-terms.js';
import { unitsOf } from './numbers.js';

/** What a document says about paying beside its dates, in one language. */
interface TermsTexts {
  readonly decimal: '.' | ',';
  readonly early: (percent: string, days: number) => string;
  /** The same, of a part of the amount. */
  readonly earlyOf: (percent: string, base: string, days: number) => string;
  /** On a credit note, which is not paid. */
  readonly credited: string;
}

const english: TermsTexts = {
  decimal: '.',
  early: (percent, days) => `${percent}% discount if paid within ${days} days.`,
  earlyOf: (percent, base, days) => `${percent}% discount on ${base} if paid within ${days} days.`,
  credited: 'This amount is credited to you.',
};

const german: TermsTexts = {
  decimal: ',',
  early: (percent, days) => `${percent} % Skonto bei Zahlung innerhalb von ${days} Tagen.`,
  earlyOf: (percent, base, days) =>
    `${percent} % Skonto auf ${base} bei Zahlung innerhalb von ${days} Tagen.`,
  credited: 'Dieser Betrag wird Ihnen gutgeschrieben.',
};

/** Where German has no space before the percent sign. */
const swissGerman: TermsTexts = {
  ...german,
  early: (percent, days) => `${percent}% Skonto bei Zahlung innerhalb von ${days} Tagen.`,
  earlyOf: (percent, base, days) => `${percent}% Skonto auf ${base} bei Zahlung innerhalb von ${days} Tagen.`,
};

const texts: Readonly<Record<string, TermsTexts>> = {
  en: english,
  de: german,
  'de-CH': swissGerman,
  'de-LI': swissGerman,
  fr: {
    decimal: ',',
    early: (percent, days) => `Escompte de ${percent} % pour paiement sous ${days} jours.`,
    earlyOf: (percent, base, days) =>
      `Escompte de ${percent} % sur ${base} pour paiement sous ${days} jours.`,
    credited: 'Ce montant vous est crédité.',
  },
  it: {
    decimal: ',',
    early: (percent, days) => `Sconto del ${percent}% per pagamento entro ${days} giorni.`,
    earlyOf: (percent, base, days) => `Sconto del ${percent}% su ${base} per pagamento entro ${days} giorni.`,
    credited: 'Questo importo Le viene accreditato.',
  },
  es: {
    decimal: ',',
    early: (percent, days) => `Descuento del ${percent} % por pago en ${days} días.`,
    earlyOf: (percent, base, days) => `Descuento del ${percent} % sobre ${base} por pago en ${days} días.`,
    credited: 'Este importe se le abona.',
  },
  nl: {
    decimal: ',',
    early: (percent, days) => `${percent}% korting bij betaling binnen ${days} dagen.`,
    earlyOf: (percent, base, days) => `${percent}% korting op ${base} bij betaling binnen ${days} dagen.`,
    credited: 'Dit bedrag wordt u gecrediteerd.',
  },
};

/** The discounts for paying early, one on each line; undefined without any. Takes the language of the document. */
export function earlyPaymentText(
  discounts: readonly EarlyPayment[],
  currency: CurrencyCode,
  locale: string | undefined,
): string | undefined {
  const said = textsOf(locale);
  // In Switzerland and Liechtenstein decimals follow a point, whatever the language.
  const decimal = /-(?:CH|LI)$/.test(locale ?? '') ? '.' : said.decimal;
  const lines = discounts.map(({ days, percent, base_amount }) => {
    const rate = String(percent).replace('.', decimal);
    if (base_amount === undefined) return said.early(rate, days);
    const base = amountText(unitsOf(base_amount, currency), currency).replace('.', decimal);
    return said.earlyOf(rate, `${base} ${currency}`, days);
  });
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** What a credit note says of its payment. */
export function creditedText(locale: string | undefined): string {
  return textsOf(locale).credited;
}

/** English where the language is not known. */
function textsOf(locale: string | undefined): TermsTexts {
  const [language = 'en'] = (locale ?? 'en').split('-');
  return texts[locale ?? ''] ?? texts[language] ?? english;
}
