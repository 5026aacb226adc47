import type { EarlyPayment } from '../../../kernel/time/payment-terms.js';

/** What a document says about paying beside its dates, in one language. */
interface TermsTexts {
  readonly early: (percent: string, days: number) => string;
  /** On a credit note, which is not paid. */
  readonly credited: string;
}

const english: TermsTexts = {
  early: (percent, days) => `${percent} % discount if paid within ${days} days.`,
  credited: 'This amount is credited to you.',
};

const texts: Readonly<Record<string, TermsTexts>> = {
  en: english,
  de: {
    early: (percent, days) => `${percent} % Skonto bei Zahlung innerhalb von ${days} Tagen.`,
    credited: 'Dieser Betrag wird Ihnen gutgeschrieben.',
  },
  fr: {
    early: (percent, days) => `Escompte de ${percent} % pour paiement sous ${days} jours.`,
    credited: 'Ce montant vous est crédité.',
  },
  it: {
    early: (percent, days) => `Sconto del ${percent} % per pagamento entro ${days} giorni.`,
    credited: 'Questo importo Le viene accreditato.',
  },
  es: {
    early: (percent, days) => `Descuento del ${percent} % por pago en ${days} días.`,
    credited: 'Este importe se le abona.',
  },
  nl: {
    early: (percent, days) => `${percent} % korting bij betaling binnen ${days} dagen.`,
    credited: 'Dit bedrag wordt u gecrediteerd.',
  },
};

/** The discounts for paying early, one on each line; undefined without any. Takes the language of the document. */
export function earlyPaymentText(
  discounts: readonly EarlyPayment[],
  locale: string | undefined,
): string | undefined {
  const { early } = textsOf(locale);
  const lines = discounts.map(({ days, percent }) => early(String(percent), days));
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** What a credit note says of its payment. */
export function creditedText(locale: string | undefined): string {
  return textsOf(locale).credited;
}

/** English where the language is not known. */
function textsOf(locale: string | undefined): TermsTexts {
  const [language = 'en'] = (locale ?? 'en').split('-');
  return texts[language] ?? english;
}
