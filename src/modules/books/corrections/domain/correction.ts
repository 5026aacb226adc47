/** How an invoice is corrected, by what the law allows for its state. */
export const correctionPaths = ['edited', 'voided_and_reissued', 'credited_and_reissued'] as const;

export type CorrectionPath = (typeof correctionPaths)[number];

/**
 * The path of a correction: a draft is edited; an issued invoice that was not sent, paid or credited is voided and
 * issued anew; what the customer holds, or has paid or was credited in part, is credited wholly and issued anew.
 *
 * Takes an invoice that can be corrected at all, and whether it can be voided.
 */
export function correctionPath(invoice: { readonly status: string }, isVoidable: boolean): CorrectionPath {
  if (invoice.status === 'draft') return 'edited';
  return isVoidable ? 'voided_and_reissued' : 'credited_and_reissued';
}
