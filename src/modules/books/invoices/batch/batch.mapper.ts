import type { Problem } from '../../../../kernel/problems/problem.js';
import { problemTypeUri } from '../../../../platform/index.js';
import type { EntryProblemDto, InvoiceBatchDto, InvoiceOutcomeDto } from '../dto/invoice-batch.dto.js';
import { toInvoiceDto } from '../invoices.mapper.js';
import type { BatchOutcome } from './create-batch.js';

/** What became of the entries of a batch, in their order. */
export function toInvoiceBatchDto(outcomes: readonly BatchOutcome[]): InvoiceBatchDto {
  const results = outcomes.map((outcome, index): InvoiceOutcomeDto => {
    if ('problem' in outcome) return { index, invoice: null, problem: toEntryProblemDto(outcome.problem) };
    return { index, invoice: toInvoiceDto(outcome.invoice), problem: null };
  });
  const created = results.filter(({ invoice }) => invoice !== null).length;
  return { created, refused: results.length - created, results };
}

function toEntryProblemDto({ code, kind, detail, extras }: Problem): EntryProblemDto {
  const { title, status } = kind;
  const { errors } = extras;
  return {
    type: problemTypeUri(code),
    title,
    status,
    detail,
    code,
    ...(errors && { errors: errors.map((fault) => ({ ...fault })) }),
  };
}
