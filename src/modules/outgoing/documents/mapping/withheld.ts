import type { DocumentSource } from '../../../../kernel/en16931/index.js';
import { amountText } from '../../../../kernel/money/amount.js';
import type { FrozenCreditNote } from '../../../books/credit-notes/index.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import { localeForms, type PrintedFigures } from '../rendering/index.js';
import type { InvoiceText } from './issued-document.js';

type Document = Pick<InvoiceText | FrozenCreditNote, 'withholdings' | 'withholding_total' | 'currency'>;

/** What an electronic document says of a withholding, in one language. */
type WithheldText = (tax: string, base: string, amount: string) => string;

const english: WithheldText = (tax, base, amount) =>
  `Withholding tax: ${tax} of ${base}, ${amount}, is kept back for the tax authority and is not to be paid.`;

const texts: Readonly<Record<string, WithheldText>> = {
  en: english,
  de: (tax, base, amount) =>
    `Quellensteuer: ${tax} von ${base}, ${amount}, werden für das Finanzamt einbehalten und sind nicht zu zahlen.`,
  fr: (tax, base, amount) =>
    `Retenue à la source : ${tax} de ${base}, soit ${amount}, est retenue pour le fisc et n’est pas à payer.`,
  it: (tax, base, amount) =>
    `Ritenuta: ${tax} su ${base}, ${amount}, è trattenuta per il fisco e non è da pagare.`,
  es: (tax, base, amount) =>
    `Retención: ${tax} sobre ${base}, ${amount}, se retiene para la Hacienda pública y no se paga.`,
  nl: (tax, base, amount) =>
    `Bronbelasting: ${tax} van ${base}, ${amount}, wordt ingehouden voor de belastingdienst en is niet te betalen.`,
};

/**
 * What is withheld, in words: EN 16931 has no term for it. A printed document has it among its totals and not among its
 * notes. Takes the language of the document.
 */
export function withheldNotes(
  { withholdings = [], currency }: Document,
  locale: string | undefined,
): NonNullable<DocumentSource['notes']> {
  const [language = 'en'] = (locale ?? 'en').split('-');
  const said = texts[language] ?? english;
  const { money, percent } = localeForms(texts[language] === undefined ? 'en' : (locale ?? 'en'));
  const shown = (wire: number): string => money(amountText(unitsOf(wire, currency), currency), currency);
  return withholdings.map(({ name, rate, base, amount }) => {
    const tax = `${name} ${percent(decimalOf(rate).toString())}`;
    return { text: said(tax, shown(base), shown(amount)), in_totals: true };
  });
}

/** What is withheld, as it is printed between the total and what is to be paid; nothing where nothing is. */
export function withheldFigures(
  document: Document,
  prepaid = 0,
): Pick<PrintedFigures, 'withholdings' | 'prepaid'> {
  const { withholdings = [], currency } = document;
  if (withholdings.length === 0) return {};
  const text = (wire: number): string => amountText(unitsOf(wire, currency), currency);
  return {
    prepaid: text(prepaid),
    withholdings: withholdings.map(({ name, rate, base, amount }) => {
      return { name, percent: decimalOf(rate).toString(), base: text(base), amount: text(amount) };
    }),
  };
}
