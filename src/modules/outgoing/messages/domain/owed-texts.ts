import type { MessageLanguage } from './message.js';

/** What a mail says of what is owed beside the text of its template. */
interface OwedTexts {
  readonly nothing: string;
  /** A later instalment. */
  readonly then: (amount: string, by: string) => string;
  /** Takes the last day of a discount, what settles the invoice until then, and how much less that is. */
  readonly early: (until: string, amounts: { readonly pays: string; readonly saves: string }) => string;
}

export const owedTexts: Readonly<Record<MessageLanguage, OwedTexts>> = {
  en: {
    nothing: 'Nothing is left to be paid.',
    then: (amount, by) => `Then ${amount} by ${by}.`,
    early: (until, { pays, saves }) => `If you pay until ${until}: ${pays}, with a discount of ${saves}.`,
  },
  de: {
    nothing: 'Es ist nichts mehr zu zahlen.',
    then: (amount, by) => `Danach ${amount} bis zum ${by}.`,
    early: (until, { pays, saves }) => `Bei Zahlung bis ${until}: ${pays}, mit ${saves} Skonto.`,
  },
  fr: {
    nothing: 'Il ne reste rien à payer.',
    then: (amount, by) => `Puis ${amount} au plus tard le ${by}.`,
    early: (until, { pays, saves }) =>
      `Si vous payez jusqu’au ${until} : ${pays}, avec un escompte de ${saves}.`,
  },
};
