import type { EInvoice } from '../../../../../kernel/en16931/index.js';
import type { TaxCategory } from '../../../../../kernel/tax/tax-category.js';
import { usualReason } from '../../../../../kernel/tax/usual-reason.js';
import type { PrintedFigures } from '../presentation.js';
import { addressLines, joined, present } from './parties.js';
import { shownTaxId } from './tax-id.js';
import type { Wording } from './wording.js';

/** The texts beside the figures: those required by law first, then parties and places, then the caller's notes. */
export function notesOf(document: EInvoice, printed: PrintedFigures | undefined, wording: Wording): string[] {
  const { texts } = wording;
  const { colon } = texts;
  const { delivery, payee, tax_representative: representative, seller } = document;
  const to = [delivery?.name, ...addressLines(delivery?.address, wording, seller?.address?.country)];
  const agent = [
    representative?.name,
    shownTaxId(representative?.vat_id, texts.language),
    ...addressLines(representative?.address, wording, seller?.address?.country),
  ];
  return present(
    ...legalTexts(document, wording),
    printed?.prices_include_tax ? texts.prices_include_tax : undefined,
    labelled(`${texts.delivered_to}${colon}`, to),
    labelled(`${texts.payee}${colon}`, [payee?.name]),
    labelled(`${texts.tax_representative}${colon}`, agent),
    ...document.notes.filter(({ in_totals = false }) => !in_totals).map(({ text }) => text),
    labelled(
      `${texts.attachments}${colon}`,
      document.attachments.map((one) => one.description ?? one.filename ?? one.reference),
    ),
  );
}

function legalTexts({ tax_breakdown }: EInvoice, { texts }: Wording): string[] {
  const all = tax_breakdown.map(({ category, exemption_reason: reason }) => {
    const said = texts.legal[category as TaxCategory];
    if (said === undefined || reason === undefined) return said ?? reason;
    // Whoever gives the words of the law as the reason has said them, and so do our own English ones.
    const isSaid = said.startsWith(reason) || reason === usualReason[category as TaxCategory];
    return isSaid ? said : joined([said, reason], ' ');
  });
  return [...new Set(present(...all))];
}

function labelled(label: string, values: readonly (string | undefined)[]): string | undefined {
  const text = joined(values, ', ');
  return text === '' ? undefined : `${label}${text}`;
}
